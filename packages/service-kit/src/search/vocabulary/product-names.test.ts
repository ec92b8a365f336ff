import { isOnlyLikeProductName } from './product-names.js';

it.each(['excellent', 'reacted'])('tells %j from the name of a product', (word) => {
  expect(isOnlyLikeProductName(word)).toBe(true);
});

it.each(['excel', 'react', 'spreadsheet', 'excavator', 'welding'])('leaves %j', (word) => {
  expect(isOnlyLikeProductName(word)).toBe(false);
});
