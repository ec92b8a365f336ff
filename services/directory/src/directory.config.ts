import { emailAddress } from '@commons/contracts/account/account';
import { z } from 'zod';

const perHour = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** Settings of directory in addition to those every service shares. Tests raise the limits; none disables one. */
export const DirectoryConfig = z.object({
  /** Reviews per hour from one IP address, and under one e-mail address. */
  REVIEWS_PER_ADDRESS: perHour(30),
  REVIEWS_PER_EMAIL: perHour(10),
  /** Reviews of one business per day that are published without review by an operator; more where that is usual. */
  REVIEW_WAVE: z.coerce.number().int().min(1).default(50),
  /** Contact messages per hour. */
  MESSAGES_PER_ADDRESS: perHour(20),
  MESSAGES_PER_EMAIL: perHour(5),
  /** Reports per hour from one IP address. */
  REPORTS_PER_ADDRESS: perHour(30),
  /** Gets contact messages in addition to the operators' accounts. */
  OPERATOR_EMAIL: emailAddress.optional(),
  /** Path of a file with additional rules for import categories, in the format of `data/licence-categories.txt`. */
  LISTING_CATEGORIES_FILE: z.string().optional(),
});
export type DirectoryConfig = z.output<typeof DirectoryConfig>;

/** Injection token: `@Inject(DIRECTORY_CONFIG) config: DirectoryConfig`. */
export const DIRECTORY_CONFIG = Symbol('DIRECTORY_CONFIG');
