import type { RouteKind } from '../routing/route-kind.js';

/**
 * Requests per minute by class, for each client address and for each account. `normal` is the default, `ceiling` the
 * maximum that production accepts, beyond which a limit protects nothing.
 */
export const rateLimitClasses = {
  'sign-in': { setting: 'RATE_LIMIT_SIGN_IN', normal: 20, ceiling: 100 },
  write: { setting: 'RATE_LIMIT_WRITE', normal: 60, ceiling: 600 },
  search: { setting: 'RATE_LIMIT_SEARCH', normal: 120, ceiling: 1_200 },
  /** Imports of operators: 60 a minute would make a file of 14,000 rows wait. */
  bulk: { setting: 'RATE_LIMIT_BULK', normal: 300, ceiling: 3_000 },
  upload: { setting: 'RATE_LIMIT_UPLOAD', normal: 30, ceiling: 300 },
  all: { setting: 'RATE_LIMIT_ALL', normal: 600, ceiling: 6_000 },
} as const;
export type RateLimitClass = keyof typeof rateLimitClasses;

/** The settings with the limits. */
export type RateLimitSettings = Record<
  (typeof rateLimitClasses)[RateLimitClass]['setting'],
  number
>;

/**
 * The class that counts a call in addition to `all`, if any.
 * @param isOperator with a valid session; from everybody else a bulk call counts as any write
 */
export function limitClassOf(
  kind: RouteKind,
  method: string,
  isOperator: boolean,
): RateLimitClass | undefined {
  switch (kind) {
    case 'sign-in':
    case 'search':
    case 'upload':
      return kind;
    case 'slow':
      return method === 'GET' || method === 'HEAD' ? undefined : 'write';
    case 'bulk':
      return isOperator ? 'bulk' : 'write';
    case 'write':
      return 'write';
    case 'read':
      return undefined;
  }
}

/** Limit of signed-in people per address, as a multiple of an account's: people share addresses of offices and ISPs. */
export const accountsPerAddress = 5;
