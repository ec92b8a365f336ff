import { roleAllows } from '@commons/contracts/account/business-member-lists';
import { useSession } from '../app-context.js';

/**
 * Whether the signed-in person may edit the business that the session acts for: viewers may not (docs/adr/0017). Hides
 * buttons; the server refuses the calls anyway.
 */
export const useMayWrite = (): boolean => roleAllows(useSession().user?.business?.role, 'write');
