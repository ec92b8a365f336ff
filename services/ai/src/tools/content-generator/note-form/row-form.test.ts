import { priceForm } from './price-form.js';
import { rowForm } from './row-form.js';

describe('rowForm [AIT-07]', () => {
  it.each([
    [
      'Retreat is January 17 to 19 at DuBose, $285 shared room, 6 meals.',
      ['Retreat is January 17 to 19 at DuBose', '6 meals', '$285 shared room'],
    ],
    [
      'Six Tuesdays, 6 to 8:30, $240 with clay, glaze and firing.',
      ['Six Tuesdays', '$240 with clay, glaze and firing', '6 to 8:30'],
    ],
    [
      'No experience needed, we pay for your classes.',
      ['No experience needed', 'We pay for your classes'],
    ],
  ])('parts %s', (sentence, notes) => {
    expect(rowForm(sentence, false)?.notes).toEqual(notes);
  });

  it('lists under a heading what its row names', () => {
    expect(rowForm('Boat package for small boats: wash, wax and vinyl seats.', true)).toEqual({
      topic: 'Boat package for small boats',
      notes: ['Wax', 'Vinyl seats', 'Wash'],
    });
  });

  it.each([
    'We have lockers, showers and towels.',
    'On Monday, we open at 8.',
    'Our classes are small, with at most nine people.',
    'Millrace opens a taproom in Cambridge, New York, on Saturday, June 14.',
    'Our daughter runs the shop, so we bake less.',
    'Our recital is on Sunday, May 16 at 3pm in the hall.',
    'No contract, before you open.',
    'Friday and Saturday, 5 to 10 Sunday, 1 to 6.',
    'A lady brought in her clock, 31 pieces.',
  ])('keeps what hangs together: %s', (sentence) => {
    expect(rowForm(sentence, false)).toBeUndefined();
  });
});

describe('priceForm [AIT-07]', () => {
  it.each([
    ['The first class is free and a card costs $90', ['First class: free', 'Card: $90']],
    [
      'Offices under 5,000 square feet start at $320 a month',
      ['Offices under 5,000 square feet: from $320 a month'],
    ],
  ])('%s → %j', (plain, notes) => {
    expect(priceForm(plain)).toEqual(notes);
  });

  it.each([
    'A tune-up is $89 and takes about an hour',
    'It costs $5',
    'The class is free and we have tea',
    'What we ask is $9',
  ])('leaves %s to its sentence', (plain) => {
    expect(priceForm(plain)).toBeUndefined();
  });
});
