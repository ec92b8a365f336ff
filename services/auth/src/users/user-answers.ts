import type { CurrentUser, UserSnapshot, WriterAccount } from '@commons/contracts/account';
import type { User } from './user.js';

/** The signed-in person as the API returns it, without the password hash. */
export const currentUser = (user: User): CurrentUser => ({
  id: user._id.toHexString(),
  full_name: user.full_name,
  email: user.email,
  account_type: user.account_type,
  ...(user.company_name ? { company_name: user.company_name } : {}),
  email_verified: user.email_verified,
  created_at: user.created_at.toISOString(),
  ...(user.operator ? { operator: true } : {}),
});

/** What other services may know about a person. */
export const userSnapshot = (user: User): UserSnapshot => ({
  id: user._id.toHexString(),
  full_name: user.full_name,
  email: user.email,
  email_verified: user.email_verified,
  created_at: user.created_at.toISOString(),
  account_type: user.account_type,
  ...(user.company_name ? { company_name: user.company_name } : {}),
  ...(user.location ? { location: user.location } : {}),
  email_notifications: user.email_notifications,
  ...(user.job_alerts ? {} : { job_alerts: false }),
  ...(user.closed_at ? { closed: true } : {}),
});

/** With what a person signs texts. */
export const writerAccount = (user: User): WriterAccount => ({
  full_name: user.full_name,
  email: user.email,
  ...(user.company_name ? { company_name: user.company_name } : {}),
  ...(user.phone ? { phone: user.phone } : {}),
  ...(user.location ? { location: user.location } : {}),
});
