import { passwordMinimum } from '@commons/contracts/account';
import { z } from 'zod';

const count = (fallback: number, least = 1) => z.coerce.number().int().min(least).default(fallback);

/** Settings of auth beside those every service shares. Tests raise the limits; none of them switches one off. */
export const AuthConfig = z.object({
  /** May raise the minimum of decision A14, never lower it. */
  PASSWORD_MINIMUM: count(passwordMinimum, passwordMinimum),
  /** Failed sign-ins of one account before the pauses begin. */
  SIGN_IN_FREE_TRIES: count(5),
  /** First pause; it doubles with every further failure up to the longest one. */
  SIGN_IN_PAUSE_MS: count(1_000),
  SIGN_IN_LONGEST_PAUSE_MS: count(60_000),
  /** Failed sign-ins from one address within ten minutes, whatever the account. */
  SIGN_IN_ADDRESS_TRIES: count(100),
  /** Mails with links an hour, each kind by itself: for one e-mail address, and asked for from one machine. */
  RESEND_PER_EMAIL: count(3),
  RESEND_PER_ADDRESS: count(20),
  /** Days in which "Delete my account" can be taken back. Parts of a day are for tests. */
  ACCOUNT_DELETION_DAYS: z.coerce.number().min(0).default(14),
  /** Archives of one's data that a person may ask for in an hour. */
  MY_DATA_PER_HOUR: count(5),
  /** Days a signing key is used before the next one takes over. */
  KEY_ROTATION_DAYS: count(90),
});
export type AuthConfig = z.output<typeof AuthConfig>;

/** Injection token: `@Inject(AUTH_CONFIG) config: AuthConfig`. */
export const AUTH_CONFIG = Symbol('AUTH_CONFIG');
