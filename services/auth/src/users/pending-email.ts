import type { User } from './user.service.js';
import { emailChangeMs } from './user-email.service.js';

/** The address that waits for its confirmation, while its link can still work. */
export function pendingEmail(user: User): string | undefined {
  const { pending_email, email_change_wanted_at: wantedAt } = user;
  return wantedAt && wantedAt.getTime() + emailChangeMs > Date.now() ? pending_email : undefined;
}
