import { addressesIn } from './addresses.js';

it.each([
  ['Operations, 295 Flatbush Ext Brooklyn. Internal posting.', 'Brooklyn'],
  ['Green Infrastructure, 59-17 Junction Blvd Corona Ny. External posting.', 'Corona'],
  ['City Planner, 465 Columbus Ave. Valhalla, Ny. 1 position(s).', 'Valhalla'],
  ['Finance, 1 Centre St., N.Y.. External posting.', undefined],
  ['Benefits, 33 Beaver St, New York Ny. Internal posting.', undefined],
  ['Audit, 255 Greenwich St. Internal posting, 1 position(s).', undefined],
  ['Parking, 34-02 Queens Boulevard Long Is. External posting.', undefined],
  ['Design, 30-30 Thomson Ave L I City Qns. Internal posting.', 'Queens'],
  ['Repairs, 182 Joline Ave, Staten Isl. External posting.', 'Staten Island'],
  ['Apply at 12 Main St. Call Us Today.', undefined],
  ['Store at 4 Elm Rd North Little Rock', 'North Little Rock'],
  ['Labs, 421 East 26th Street NY NY. Internal posting.', undefined],
])('finds the address in %j', (text, locality) => {
  const [found] = addressesIn(text, text.includes('Rock') ? 'AR' : 'NY');
  expect([found?.text.length, found?.locality]).toEqual([expect.any(Number), locality]);
});

it.each(['We have 2 Senior Managers and 15 Nurses.', 'Pay: $45,000 a year', '', undefined])(
  'finds none in %j',
  (text) => {
    expect(addressesIn(text)).toEqual([]);
  },
);

it('stops at the end of the sentence', () => {
  expect(addressesIn('Audit, 255 Greenwich St. Internal posting.')).toEqual([
    { text: '255 Greenwich St.' },
  ]);
});

it("only accepts places in the job's state", () => {
  const text = 'Clinic, 5 Oak Ave Corona. Nights.';
  expect(addressesIn(text, 'NY')[0]?.locality).toBe('Corona');
  expect(addressesIn(text, 'Texas')[0]?.locality).toBeUndefined();
});
