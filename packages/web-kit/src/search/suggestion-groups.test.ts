import { groupSuggestions, withoutBeginning } from './suggestion-groups.js';

it('groups suggestions by kind, searches first, each with distinguishing details', () => {
  const groups = groupSuggestions([
    { kind: 'business', text: 'Rye & Co', id: '7', detail: 'Hixson, TN' },
    { kind: 'term', text: 'rye bread', total: 1200 },
    { kind: 'business', text: 'Rye & Co', id: '8' },
  ]);
  expect(groups.map(({ label }) => label)).toEqual(['Searches', 'Businesses']);
  expect(groups[0]?.suggestions).toEqual([
    expect.objectContaining({ text: 'rye bread', note: '1,200', own: false }),
  ]);
  const [first, second] = groups[1]?.suggestions ?? [];
  expect(first).toMatchObject({ note: 'Hixson, TN', own: true });
  expect(first?.key).not.toBe(second?.key);
});

it.each([
  ['brook', 'Brooklyn', ''],
  ['baker brook', 'Brooklyn', 'baker'],
  ['part time new yo', 'New York', 'part time'],
  ['baker', 'Food & Restaurants', ''],
  ['café food &', 'Food & Restaurants', 'café'],
])('keeps of %p, after its end became %p, %p', (typed, chosen, rest) => {
  expect(withoutBeginning(typed, chosen)).toBe(rest);
});
