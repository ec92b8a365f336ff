import { isSuspended } from '../users/suspension/refuse-suspended.js';
import type { User } from '../users/user.js';

/** Whether an account can act as an employer now, for its own business or another one. */
export const isActiveEmployer = (user: User | null): user is User =>
  user !== null && !user.closed_at && user.account_type === 'employer' && !isSuspended(user);
