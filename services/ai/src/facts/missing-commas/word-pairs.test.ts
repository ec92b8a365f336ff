import { tieOf } from './word-pairs.js';

// AIT-04, AIT-13: whether two words often stand side by side (decision B161).
it.each([
  ['looks', 'great', 'firm'],
  ['free', 'shipping', 'firm'],
  ['the', 'new', 'loose'],
  ['up', 'looks', 'apart'],
  ['zqxv', 'the', undefined],
])('%s %s: %s', (before, word, tie) => {
  expect(tieOf(before, word)).toBe(tie);
});
