import { vocabularyOf } from '../vocabulary/all.js';

const { problems } = vocabularyOf();
const nearest = (search: string) => problems.nearest(search.split(' '));

it.each([
  ['veranda collapsed', 'deck builder'],
  ['gate wont latch', 'fence'],
  ['cello', 'music store'],
  ['my kitten is ill', 'vet'],
])('[A66] finds the trade of %j, which no phrase of the lists has', (search, trade) => {
  expect(problems.find(search.split(' '))).toBeUndefined();
  expect(nearest(search)?.trade).toBe(trade);
});

it('knows no trade for what is near to none', () => {
  expect(nearest('parliament')).toBeUndefined();
  expect(nearest('zwieback')).toBeUndefined();
  // Nearer to names than to bakers and masons.
  expect(nearest('christopher johnson')).toBeUndefined();
  expect(nearest('anything for a buck')).toBeUndefined();
});
