import { isDrafted } from './listed-notes.js';

// AIT-07: a list of notes is shown as one, and whole sentences stay as they are.
it.each([
  ['winter tire changeover $60, free coffee, no appointment before 10am', false],
  ['St. Anne’s reopens on October 4 after the fire. All sales go to the fire department', false],
  ['used to climb roofs with a camera. fell once and broke my wrist. now i have a drone', true],
  ['furnace tune up 89 thru nov 30 we check the burners and change the filter', true],
])('%s: drafted %s', (brief, isIt) => {
  expect(isDrafted(brief)).toBe(isIt);
});
