import { quantitiesIn } from './read-quantities.js';
import { isSound, leavesMultiplier, leavesNumber, leavesPart, misreads } from './sound.js';

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
  [
    'a price is taken for what one leaves',
    'The sign is $650 a month. Our average brake job is $380.',
    ['2 a month cover the $650: each one leaves $380.'],
  ],
  [
    'one cost is to cover another',
    'The teacher wants $45 a class and the room is $20.',
    ['To cover it: $20 ÷ $45 = 0.4, so 1.'],
  ],
])('does not pass where %s', (_what, situation, lines) => {
  expect(misreads(lines, quantitiesIn(situation))).toBe(true);
});

const gates = { leavesMultiplier, leavesNumber, leavesPart };
test.each([
  [
    'leavesNumber',
    'A church pays $4,800 for the winter. Every push costs me $165. We average 22 snows.',
    'What each sale leaves: $4,800 − $165 = $4,635.',
  ],
  [
    'leavesPart',
    'The base is $2,500 a month plus 5% of what he sells. We keep 30%.',
    'Your part: $2,500 × 30% = $750 a month.',
  ],
  [
    'leavesMultiplier',
    'We have 3 vans and the insurance is $520 a month for each.',
    'In a year: $520 × 12 = $6,240.',
  ],
] as const)('%s refuses a sum without a number of its situation', (gate, situation, told) => {
  expect(gates[gate](quantitiesIn(situation), [told])).toBe(true);
});

test.each([
  [
    'leavesNumber',
    'I have $38,000 and we burn $9,500 a month. Two clients pay late.',
    '$38,000 ÷ $9,500 = 4 months',
  ],
  ['leavesPart', 'Sales are down 18%, $64,000 a month now.', '$64,000 ÷ 82% = $78,049'],
  ['leavesPart', 'I give them half of $36.', '$36 ÷ 2 = $18'],
  [
    'leavesMultiplier',
    '3 of 14 washers are down and each one makes $22 a day.',
    '3 × $22 = $66 a day',
  ],
] as const)('%s lets a sum pass that needs no other number: %s', (gate, situation, told) => {
  expect(gates[gate](quantitiesIn(situation), [told])).toBe(false);
});
