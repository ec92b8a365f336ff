import { deletionWantedEmail } from './account-deletion.emails.js';

it.each([
  ['America/Chicago', /on November 30, 2026 at 9:00\sPM CST,/],
  ['Europe/Berlin', /on December 1, 2026 at 4:00\sAM GMT\+1,/],
])('names the moment as the clocks in %s show it', (SITE_TIME_ZONE, moment) => {
  const person = { full_name: 'Ada', email: 'ada@example.org' };
  const dueAt = new Date('2026-12-01T03:00:00Z');
  expect(deletionWantedEmail(person, dueAt, { SITE_TIME_ZONE }).text).toMatch(moment);
});
