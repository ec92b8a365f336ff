import { switchToEnglish, switchToSpanish } from '../testing/spanish-page.js';

beforeAll(switchToSpanish);
afterAll(switchToEnglish);

it.each([
  ['yes_no', 'yes', 'Sí'],
  ['yes_no', 'no', 'No'],
  ['number', 12_500, '12,500'],
  ['choice', 'Yes', 'Yes'],
  ['text', 'no', 'no'],
] as const)(
  'an answer to a question of the kind %s, %s, is read on a Spanish page as %s',
  async (kind, answer, words) => {
    const { answerWords } = await import('./answer-words');
    expect(answerWords(kind, answer)).toBe(words);
  },
);
