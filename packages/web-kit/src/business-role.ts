import { roleAllows } from '@commons/contracts/account/business-member-lists';
import { useSession } from './app-context.js';

/**
 * Whether the signed-in person may change things of the business that the session acts for: viewers may only look
 * (docs/adr/0017). Buttons that they cannot use are absent; the server refuses the calls anyway.
 */
export const useMayWrite = (): boolean => roleAllows(useSession().user?.business?.role, 'write');
