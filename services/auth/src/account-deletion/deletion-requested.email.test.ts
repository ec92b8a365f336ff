import { deletionRequestedEmail } from './deletion-requested.email.js';

it.each([
  ['America/Chicago', /on November 30, 2026 at 9:00\sPM CST,/],
  ['Europe/Berlin', /on December 1, 2026 at 4:00\sAM GMT\+1,/],
])('states the time of deletion in the time zone %s', (time_zone, moment) => {
  const account_type = 'job_seeker' as const;
  const person = { full_name: 'Ada', email: 'ada@example.org', account_type };
  const dueAt = new Date('2026-12-01T03:00:00Z');
  const { parts } = deletionRequestedEmail(person, dueAt, { name: 'Quill', url: '', time_zone });
  expect(parts[0]).toMatch(moment);
  expect(parts[0]).toContain('your Quill account');
});
