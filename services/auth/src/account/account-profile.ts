import type { AccountProfile } from '@commons/contracts/account/account-profile';
import { pendingEmail } from '../users/email/pending-email.js';
import type { User } from '../users/user.js';

/** Fields of both types. Employers have `bio` too, as the screen's fallback (D2 §3). */
const common = [
  'full_name',
  'email',
  'email_verified',
  'account_type',
  'location',
  'phone',
  'website',
  'bio',
] as const;
const ofEmployers = ['company_name', 'description', 'application_mails'] as const;
const ofJobSeekers = ['experience_level', 'preferred_locations'] as const;

/** Only the fields that are set. */
const pick = <Name extends keyof User>(user: User, names: readonly Name[]): Pick<User, Name> =>
  Object.fromEntries(
    names.filter((name) => user[name] !== undefined).map((name) => [name, user[name]]),
  ) as Pick<User, Name>;

const jobSeekerFields = (user: User) => ({
  ...pick(user, ofJobSeekers),
  skills: user.skills ?? [],
  desired_salary_min: user.desired_salary_min ?? null,
  desired_salary_max: user.desired_salary_max ?? null,
  remote_ok: user.remote_ok ?? false,
  employment_types: user.employment_types ?? [],
  preferred_categories: user.preferred_categories ?? [],
});

/** The account as GET /auth/profile returns it: with the fields of its type, without the password hash. */
export function accountProfile(user: User): AccountProfile {
  const pending = pendingEmail(user);
  return {
    ...pick(user, common),
    ...(pending && { pending_email: pending }),
    ...(user.deletion_due_at && { deletion_due_at: user.deletion_due_at.toISOString() }),
    created_at: user.created_at.toISOString(),
    email_notifications: user.email_notifications ?? true,
    marketing_emails: user.marketing_emails ?? false,
    job_alerts: user.job_alerts ?? true,
    ...(user.account_type === 'employer' ? pick(user, ofEmployers) : jobSeekerFields(user)),
  };
}
