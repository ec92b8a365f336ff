import { sentencesOf, sentencesOfLines } from './sentence-ends.js';

// AIT-14: where a sentence ends.
describe('sentences', () => {
  it.each([
    ['Ask Mr. Lee. He knows.', ['Ask Mr. Lee.', 'He knows.']],
    ['La Sra. Ruiz llega hoy. Gracias.', ['La Sra. Ruiz llega hoy.', 'Gracias.']],
    ['We moved to Mt. Juliet. Come by.', ['We moved to Mt. Juliet.', 'Come by.']],
  ])('%s', (line, sentences) => {
    expect(sentencesOf(line)).toEqual(sentences);
  });

  it('end with their line, and have no bullet', () => {
    expect(sentencesOfLines('- rent is  $900\r\n\n* It goes up. We asked Dr. Hale')).toEqual([
      'rent is $900',
      'It goes up.',
      'We asked Dr. Hale',
    ]);
  });
});
