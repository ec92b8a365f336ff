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
