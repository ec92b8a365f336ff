import type { AccountProfile } from '@commons/contracts/account/account-profile';

/** A minimal account for tests of pages, with `changes`. */
export const accountSample = (changes: Partial<AccountProfile> = {}): AccountProfile => ({
  full_name: 'Ada Brook',
  email: 'ada@example.org',
  email_verified: true,
  account_type: 'job_seeker',
  created_at: '2026-01-05T09:00:00.000Z',
  email_notifications: true,
  marketing_emails: false,
  job_alerts: true,
  ...changes,
});
