import type { CurrentUser, UserSnapshot, WriterAccount } from '@commons/contracts/account/account';
import type { ActingFor } from './acting-for.js';
import type { User } from './user.js';

/**
 * The signed-in person as the API returns it, without the password hash.
 * @param acting the other account's business that the session acts for
 */
export const currentUser = (user: User, acting?: ActingFor): CurrentUser => ({
  id: user._id.toHexString(),
  full_name: user.full_name,
  email: user.email,
  account_type: user.account_type,
  ...(user.company_name ? { company_name: user.company_name } : {}),
  email_verified: user.email_verified,
  created_at: user.created_at.toISOString(),
  ...(user.operator ? { operator: true } : {}),
  ...(user.language && { language: user.language }),
  ...(acting && { business: { ...acting, id: acting.id.toHexString() } }),
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
  ...(user.application_mails && { application_mails: user.application_mails }),
  ...(user.closed_at ? { closed: true } : {}),
  ...(user.suspension && { suspended: true }),
  ...(user.language && { language: user.language }),
});

/** How a person signs texts. */
export const writerAccount = (user: User): WriterAccount => ({
  full_name: user.full_name,
  email: user.email,
  ...(user.company_name ? { company_name: user.company_name } : {}),
  ...(user.phone ? { phone: user.phone } : {}),
  ...(user.location ? { location: user.location } : {}),
});
