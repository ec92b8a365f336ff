import { readDraft, writtenDraft } from './draft-format.js';

it('reads an e-mail as it was written', () => {
  const draft = {
    text: 'Your dress is ready.\n\nSee you soon.',
    subject: 'Your dress',
    reader: 'Mrs. Holland',
  };
  expect(readDraft('email', writtenDraft('email', draft))).toEqual(draft);
  const { reader: _nobody, ...unnamed } = draft;
  expect(readDraft('email', writtenDraft('email', unnamed))).toEqual(unnamed);
});

it('reads other texts as they are', () => {
  expect(readDraft('post', ' Open late.\n')).toEqual({ text: 'Open late.' });
});

it('reads nothing of an e-mail without a body', () => {
  expect(readDraft('email', 'To: Bob\nSubject: Hours')).toBeUndefined();
  expect(readDraft('email', 'Your dress is ready.')).toBeUndefined();
});
