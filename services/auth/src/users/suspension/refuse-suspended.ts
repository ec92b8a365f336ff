import { refuse } from '@commons/service-kit/errors/refuse';
import { momentText } from '../../links/moment-text.js';
import type { User } from '../user.js';

/** Whether the account is suspended now. Expired suspensions are removed within a minute. */
export const isSuspended = ({ suspension }: Pick<User, 'suspension'>): boolean =>
  suspension !== undefined && !(suspension.until && suspension.until <= new Date());

/**
 * @param timeZone of the town, for the stated end
 * @throws 403 for a suspended account, with reason, end, and how to appeal
 */
export function refuseSuspended(user: User, timeZone: string): void {
  if (!user.suspension || !isSuspended(user)) return;
  const { reason, until } = user.suspension;
  if (!until) {
    throw refuse(
      403,
      `This account is suspended. To answer, write to us on the contact page. The reason: ${reason}`,
    );
  }
  const end = momentText(until, timeZone);
  throw refuse(
    403,
    `This account is suspended until ${end}. To answer, write to us on the contact page. The reason: ${reason}`,
  );
}
