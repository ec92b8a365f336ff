import { withAmounts } from './bare-amounts.js';

// AIT-04, AIT-07: numbers between "from" and "to", which are prices or hours.
describe('a range in an entry about prices', () => {
  it.each([
    ['Prices: gel manicure from 35 to 40', 'Prices: gel manicure from $35 to $40'],
    [
      'The yoga class moves from 9 to 10. Prices do not change.',
      'The yoga class moves from 9 to 10. Prices do not change.',
    ],
  ])('reads %j', (entry, said) => {
    expect(withAmounts(entry)).toBe(said);
  });
});

describe('how much each may have', () => {
  it.each([
    ['Limit 3 per customer while they last', 'Limit 3 per customer while they last'],
    ['pumpkins, 2 per family, donations welcome', 'pumpkins, 2 per family, donations welcome'],
    ['8 per person, please', '8 per person, please'],
    ['entry 12 per family', 'entry $12 per family'],
    ['up to 4 kids, 9 per kid', 'up to 4 kids, $9 per kid'],
  ])('is no price, unlike what each pays: %j', (entry, said) => {
    expect(withAmounts(entry)).toBe(said);
  });
});
