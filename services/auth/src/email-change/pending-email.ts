import type { User } from '../users/user.service.js';

/** The link to a new address works this long, and the wish is shown this long. */
export const emailChangeMs = 48 * 3600 * 1_000;

/** The address that waits for its confirmation, while its link can still work. */
export function pendingEmail(user: User): string | undefined {
  const { pending_email, email_change_wanted_at: wantedAt } = user;
  return wantedAt && wantedAt.getTime() + emailChangeMs > Date.now() ? pending_email : undefined;
}
