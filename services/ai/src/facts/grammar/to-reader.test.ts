import { toReader } from './to-reader.js';

it.each([
  ['His insurance did not pay', 'your insurance did not pay'],
  ['we left a ladder in his driveway', 'we left a ladder in your driveway'],
  // Benny is not the reader.
  ['tips go to Benny who broke his arm', 'tips go to Benny who broke his arm'],
])('speaks to the reader: %s', (said, spoken) => {
  expect(toReader(said)).toBe(spoken);
});
