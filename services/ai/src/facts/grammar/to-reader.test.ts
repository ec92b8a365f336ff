import { toReader } from './to-reader.js';

it.each([
  ['His insurance did not pay', 'your insurance did not pay'],
  ['we left a ladder in his driveway', 'we left a ladder in your driveway'],
  // Benny is not the reader.
  ['tips go to Benny who broke his arm', 'tips go to Benny who broke his arm'],
  [
    'we can rent them a car and call them on Friday',
    'we can rent you a car and call you on Friday',
  ],
  // Things, not people.
  ['the tables were sticky and we now wipe them', 'the tables were sticky and we now wipe them'],
  ['please pack them on top', 'please pack them on top'],
  ['please stop using them', 'please stop using them'],
])('speaks to the reader: %s', (said, spoken) => {
  expect(toReader(said)).toBe(spoken);
});
