import { quantitiesIn } from './read-quantities.js';
import { isSound, misreads } from './sound.js';

const hives = quantitiesIn('We have 45 hives and sell 38 pounds a week at $9 a pound.');

test.each([
  ['has every number', ['38 × $9 = $342 a week'], true],
  ['leaves out an amount', ['38 × 45 = 1,710'], false],
  ['leaves out what is sold', ['45 × $9 = $405'], false],
])('arithmetic that %s', (_what, lines, sound) => {
  expect(isSound(hives, lines)).toBe(sound);
});

test.each([
  ['an amount is counted', 'The fee is $350 and a ticket is $14.', ['Sales: 350 × $14 = $4,900.']],
  [
    'a cost is taken for what comes in',
    'The lease is $640 a month and insurance $210 a month.',
    ['What is left: $640 − $210 = $430 a month.'],
  ],
])('does not pass where %s', (_what, situation, lines) => {
  expect(misreads(lines, quantitiesIn(situation))).toBe(true);
});
