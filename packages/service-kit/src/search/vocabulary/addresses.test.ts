import { addressesIn } from './addresses.js';

it.each([
  ['Operations, 295 Flatbush Ext Brooklyn. Internal posting.', 'Brooklyn'],
  ['Green Infrastructure, 59-17 Junction Blvd Corona Ny. External posting.', 'Corona'],
  ['City Planner, 465 Columbus Ave. Valhalla, Ny. 1 position(s).', 'Valhalla'],
  ['Finance, 1 Centre St., N.Y.. External posting.', undefined],
  ['Labs, 421 East 26th Street NY NY. Internal posting.', undefined],
])('finds the address in %j', (text, locality) => {
  const [found] = addressesIn(text);
  expect([found?.text.length, found?.locality]).toEqual([expect.any(Number), locality]);
});

it.each(['We have 2 Senior Managers and 15 Nurses.', 'Pay: $45,000 a year', '', undefined])(
  'finds none in %j',
  (text) => {
    expect(addressesIn(text)).toEqual([]);
  },
);
