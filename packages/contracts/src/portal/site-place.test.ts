import { defaultPlace, parsePlace } from './site-place.js';

describe('the place of the portal', () => {
  it.each([
    ['Chattanooga, TN', 'Chattanooga', 'TN'],
    ['  St. Mary’s ,ga ', 'St. Mary’s', 'GA'],
    [defaultPlace, 'Chattanooga', 'TN'],
  ])('reads %s', (text, town, state) => {
    expect(parsePlace(text)).toEqual({ town, state, text: `${town}, ${state}` });
  });

  it.each(['Chattanooga', 'TN', ', TN', 'Chattanooga, Tennessee', 'A, TN, US', '<b>, TN', ''])(
    'refuses "%s"',
    (text) => {
      expect(parsePlace(text)).toBeUndefined();
    },
  );
});
