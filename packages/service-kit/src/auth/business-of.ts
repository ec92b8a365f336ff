import type { AccessClaims } from '@commons/contracts/account/account';

/**
 * Whose records a person works on: the owner id of the business that the session acts for (docs/adr/0017). It is what
 * `owner_id` and `employer_id` of records hold; `claims.sub` is the person, for notes, history and signatures.
 */
export const businessOf = ({ business, sub }: Pick<AccessClaims, 'business' | 'sub'>): string =>
  business ?? sub;
