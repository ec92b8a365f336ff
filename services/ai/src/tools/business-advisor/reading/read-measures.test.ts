import { numbersIn } from './entered-numbers.js';
import { measuresIn } from './read-measures.js';
import { measuresOf } from './spelled-out.js';
import { sameThing, stemOf } from './things.js';

/** "62 per dogs", "6 dogs /day": each measure in short. */
const told = (situation: string) =>
  measuresOf(situation).map(({ kind, value, noun, period, eachNoun, flow }) =>
    [
      kind === 'money' ? `$${value}` : kind === 'percent' ? `${value}%` : value,
      noun,
      period ? `/${period}` : '',
      eachNoun ? `per ${eachNoun}` : '',
      flow ?? '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  );

test.each([
  [
    'counts and their prices',
    'I groom 6 dogs a day at $62 and 2 cats at $85.',
    ['6 dogs /day', '$62 per dogs', '2 cats /day', '$85 per cats'],
  ],
  [
    'the subject of a clause',
    'A normal roof takes 28 squares and a fill is $35.',
    ['28 squares per normal roof', '$35 per fill'],
  ],
  [
    'what goes on about the same thing',
    'We make 120 croissants every morning. They cost us $1.10 and sell for $3.75.',
    ['120 croissants /day', '$1.1 per croissants out', '$3.75 per croissants in'],
  ],
  [
    'what goes into a thing',
    'A gate takes 160 pounds at $1.20 a pound and I sell it for $950.',
    ['160 pounds per gate', '$1.2 per pound', '$950 per gate in'],
  ],
  [
    'an amount that changed',
    'Shingles went from $98 to $117 a square.',
    ['$98 per square', '$117 per square'],
  ],
  ['times and cents in words', 'It takes an hour and a half and 90 cents.', ['1.5 hours', '$0.9']],
  ['single cents', 'A print is 6 cents.', ['$0.06 per print']],
  [
    'people who are paid',
    'Two guys get $19 each and rent is $900.',
    ['2 guys', '$19 per guys out', '$900 out'],
  ],
])('reads %s', (_what, situation, expected) => {
  expect(told(situation)).toEqual(expected);
});

test('takes unmarked numbers beside marked amounts for counts', () => {
  expect(told('I sell them at $14 and $20 and make 4 a month.')).toContain('4 /month');
});

test('a size is a part of the name', () => {
  const [bag] = measuresIn(numbersIn('We sell a 30 pound bag for $62.'));
  expect(bag).toMatchObject({ kind: 'money', value: 62 });
});

test.each([
  ['dogs', 'dog'],
  ['classes', 'class'],
  ['costales', 'costal'],
  ['children', 'kid'],
  ['batteries', 'battery'],
])('%s and %s are the same', (one, other) => {
  expect(sameThing([stemOf(one)], [stemOf(other)])).toBe(true);
});
