import { withPrices } from './note-prices.js';

describe('[AIT-07] prices in words', () => {
  it.each([
    ['five dollars a hayride', '$5 a hayride'],
    ['a dollar off', '$1 off'],
    ['twenty-five bucks a car', '$25 a car'],
    ['eighteen dollars at the door', '$18 at the door'],
    ['a hundred and ten dollars for two', '$110 for two'],
    ['fifteen hundred dollars', '$1,500'],
  ])('%s', (note, priced) => {
    expect(withPrices(note)).toBe(priced);
  });
});
