import { fitsKind, kindOf } from './listing-kinds.js';

it.each([
  ['Food & Restaurants', 'Home Services', false],
  ['Construction & Contractors', 'Home Services', true],
  ['Entertainment', 'Food & Restaurants', true],
  ['Retail', 'Home Services', true],
  ['Food & Restaurants', 'Retail', true],
  ['A category of the town', 'Healthcare', true],
])('a listing of %j may be of a trade of %j by its name: %j', (category, trade, expected) => {
  expect(fitsKind(kindOf(category), trade)).toBe(expected);
});
