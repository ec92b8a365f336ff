import { distanceText } from './distance.js';

it.each([
  [0.2, 'under 1 mi'],
  [1, '1 mi'],
  [3.4, '3 mi'],
  [24.6, '25 mi'],
  [undefined, undefined],
])('words %p miles as %p', (miles, text) => expect(distanceText(miles)).toBe(text));
