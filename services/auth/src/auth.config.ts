import { minPasswordLength } from '@commons/contracts/account/account';
import { z } from 'zod';

const count = (fallback: number, least = 1) => z.coerce.number().int().min(least).default(fallback);

/** Settings of auth in addition to those every service shares. Tests raise the limits; none disables one. */
export const AuthConfig = z.object({
  /** May raise the minimum of decision A14, never lower it. */
  PASSWORD_MINIMUM: count(minPasswordLength, minPasswordLength),
  /** Failed sign-ins per account before pauses begin. */
  SIGN_IN_FREE_TRIES: count(5),
  /** First pause. It doubles with every further failure, up to the longest pause; each lasts whole seconds. */
  SIGN_IN_PAUSE_MS: count(1_000),
  SIGN_IN_LONGEST_PAUSE_MS: count(60_000),
  /** Failed sign-ins per IP address within ten minutes, for all accounts together. */
  SIGN_IN_ADDRESS_TRIES: count(100),
  /** Mails with links per hour and kind of mail: to one e-mail address, and requested from one IP address. */
  RESEND_PER_EMAIL: count(3),
  RESEND_PER_ADDRESS: count(20),
  /** Grace period of an account deletion, in days. Fractions are for tests. */
  ACCOUNT_DELETION_DAYS: z.coerce.number().min(0).default(14),
  /** Data archives per person and hour. */
  MY_DATA_PER_HOUR: count(5),
  /** Days that a signing key is used before the next one replaces it. */
  KEY_ROTATION_DAYS: count(90),
});
export type AuthConfig = z.output<typeof AuthConfig>;

/** Injection token: `@Inject(AUTH_CONFIG) config: AuthConfig`. */
export const AUTH_CONFIG = Symbol('AUTH_CONFIG');
