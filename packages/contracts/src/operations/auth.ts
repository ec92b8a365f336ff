import { account } from './auth/account.js';
import { accountRemovals } from './auth/account-removals.js';
import { business } from './auth/business.js';
import { internalUsers } from './auth/internal-users.js';
import { operatorAccounts } from './auth/operator-accounts.js';
import { operatorPortal } from './auth/operator-portal.js';
import { signIn } from './auth/sign-in.js';

/** Operations of services/auth. */
export const auth = {
  ...signIn,
  ...account,
  ...business,
  ...operatorAccounts,
  ...accountRemovals,
  ...operatorPortal,
  ...internalUsers,
};
