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

// AIT-04, AIT-07: prices without a sign, by the words around them.
describe('a price in notes', () => {
  it.each([
    [
      '80 chairs at 2.50 and 10 tables at 9, due Friday',
      '80 chairs at $2.50 and 10 tables at $9, due Friday',
    ],
    ['eggs 2.10 to 3.40 a dozen', 'eggs $2.10 to $3.40 a dozen'],
    ['still open 318.60 banner for the fair', 'still open $318.60 banner for the fair'],
    ['tell me by Dec 15 if they want her', 'tell me by Dec 15 if they want her'],
    ['sealing is 230 if she wants it', 'sealing is $230 if she wants it'],
    ['parcel 118.40 acres', 'parcel 118.40 acres'],
    ['install techs 28 to 36 an hour', 'install techs $28 to $36 an hour'],
    ['1 bedroom 420 2 bedroom 560', '1 bedroom $420 2 bedroom $560'],
    ['whitening 199 thru january', 'whitening $199 thru january'],
    ['poinsettias 12 or 2 for 20', 'poinsettias $12 or 2 for $20'],
    ['basic tune up, 75 basic 120 full', 'basic tune up, $75 basic, $120 full'],
    ['cards from 89 cents each', 'cards from 89 cents each'],
    ['closed dec 24 thru january 1', 'closed dec 24 thru january 1'],
    ['10 people at 9, bring a chair', '10 people at 9, bring a chair'],
    ['from 12 oak to 90 harbor st', 'from 12 oak to 90 harbor st'],
  ])('is one: %j', (entry, said) => {
    expect(withAmounts(entry)).toBe(said);
  });
});
