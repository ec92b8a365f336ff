import { fitsKind, kindOf } from './listing-kinds.js';

it.each([
  ['Food & Restaurants', 'Home Services', 0],
  ['Construction & Contractors', 'Home Services', 1],
  ['Entertainment', 'Food & Restaurants', 1],
  ['Retail', 'Home Services', 0.7],
  ['Food & Restaurants', 'Retail', 1],
  ['A category of the town', 'Healthcare', 0.7],
])(
  'in a listing of %j another word for a trade of %j counts for %j',
  (category, trade, expected) => {
    expect(fitsKind(kindOf(category), trade)).toBe(expected);
  },
);
