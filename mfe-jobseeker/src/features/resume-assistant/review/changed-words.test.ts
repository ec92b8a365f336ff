import { changedWords } from './changed-words';

const marked = (pieces: readonly { text: string; isChanged: boolean }[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

it('marks the words that differ, in both lines', () => {
  const [before, after] = changedWords(
    'Responsible for the bookings of forty people',
    'Managed the bookings of 40 people',
  );
  expect(marked(before)).toBe('[Responsible for] the bookings of [forty] people');
  expect(marked(after)).toBe('[Managed] the bookings of [40] people');
});
