import { verificationLinkMs } from '../../links/link-token.js';
import type { User } from '../user.js';

/** The new address that awaits confirmation; undefined when there is none or its link has expired. */
export function pendingEmail(user: User): string | undefined {
  const { pending_email, email_change_wanted_at: wantedAt } = user;
  return wantedAt && wantedAt.getTime() + verificationLinkMs > Date.now()
    ? pending_email
    : undefined;
}
