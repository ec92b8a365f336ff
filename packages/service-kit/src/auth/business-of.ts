import type { AccessClaims } from '@commons/contracts/account/account';

/**
 * The account whose records a person works on: the owner id of the business that the session acts for (docs/adr/0017),
 * as stored in `owner_id` and `employer_id`. `claims.sub` is the person, for notes, history and signatures.
 */
export const businessOf = ({ business, sub }: Pick<AccessClaims, 'business' | 'sub'>): string =>
  business ?? sub;
