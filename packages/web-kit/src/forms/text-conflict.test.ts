import { conflictRows, mergedValues, plainWords } from './text-conflict.js';

const labels = { name: 'Name', about: 'About', open: 'Open', tags: 'Tags' };
const base = { name: 'Bakery', about: 'Bread.', open: false, tags: ['rye'] };

describe('the fields that someone else changed', () => {
  const rows = (mine: Partial<typeof base>, theirs: Partial<typeof base>) =>
    conflictRows({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }, labels);

  it('are shown in the order of the form with both texts, mine chosen where I changed it too', () => {
    const found = rows({ about: 'Cakes.' }, { tags: ['rye', 'spelt'], about: 'Rolls.' });
    expect(found).toEqual([
      { name: 'about', label: 'About', mine: 'Cakes.', theirs: 'Rolls.', choice: 'mine' },
      { name: 'tags', label: 'Tags', mine: 'rye', theirs: 'rye, spelt', choice: 'theirs' },
    ]);
  });

  it.each([
    ['what only I changed', { about: 'Cakes.' }, {}],
    ['what both changed alike', { about: 'Cakes.' }, { about: 'Cakes. ' }],
    ['nothing', {}, {}],
  ])('are not %s', (_what, mine, theirs) => {
    expect(rows(mine, theirs)).toEqual([]);
  });
});

it('applies the chosen values and keeps the rest of the form', () => {
  const mine = { ...base, name: 'My bakery', about: 'Cakes.' };
  const theirs = { ...base, about: 'Rolls.', open: true, tags: [] };
  const rows = conflictRows({ base, mine, theirs }, labels);
  const taken = rows.map((row) =>
    row.name === 'about' ? { ...row, choice: 'mine' as const } : row,
  );
  expect(mergedValues(mine, theirs, taken)).toEqual({ ...mine, open: true, tags: [] });
});

it.each([
  [undefined, ''],
  [' text ', 'text'],
  [true, 'Yes'],
  [12, '12'],
  [['a', 'b'], 'a, b'],
  [{ monday: '9 – 5', sunday: '' }, 'Monday: 9 – 5'],
  [
    [
      { title: 'Baker', company: '' },
      { title: 'Cook', company: 'Inn' },
    ],
    'Baker\nCook, Inn',
  ],
])('says %j in words', (value, words) => {
  expect(plainWords(value)).toBe(words);
});
