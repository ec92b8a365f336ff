import type { OperatorAccount } from '@commons/contracts/moderation/moderation';
import type { User } from '../users/user.js';

/** What operators see of an account. */
export const operatorAccount = (user: User): OperatorAccount => ({
  id: String(user._id),
  full_name: user.full_name,
  email: user.email,
  email_verified: user.email_verified,
  account_type: user.account_type,
  created_at: user.created_at.toISOString(),
  ...(user.operator && { operator: true }),
  ...(user.suspension && { suspended: suspensionAnswer(user.suspension) }),
});

const suspensionAnswer = ({ reason, at, until, by }: NonNullable<User['suspension']>) => ({
  reason,
  at: at.toISOString(),
  ...(until && { until: until.toISOString() }),
  by,
});
