import type { JobRecord } from '../job.js';
import { jobReminderEmail } from './job-reminder.email.js';

const ada = { email: 'ada@example.com', full_name: 'Ada' };

it.each([
  ['America/Chicago', 'November 30, 2026'],
  ['Europe/Berlin', 'December 1, 2026'],
])('states the last day in the time zone %s', (time_zone, day) => {
  const job = { title: 'Baker', expires_at: new Date('2026-12-01T03:00:00Z') } as JobRecord;
  const { parts } = jobReminderEmail(job, ada, { url: '', time_zone });
  expect(parts[0]).toContain(`comes off the job board on ${day}.`);
});
