import { emailAddress } from '@commons/contracts/account';
import { z } from 'zod';

const perHour = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** Settings of directory beside those every service shares. Tests raise the limits; none of them switches one off. */
export const DirectoryConfig = z.object({
  /** Reviews an hour from one machine, and under one e-mail address. */
  REVIEWS_PER_ADDRESS: perHour(30),
  REVIEWS_PER_EMAIL: perHour(10),
  /** Messages of the contact form an hour. */
  MESSAGES_PER_ADDRESS: perHour(20),
  MESSAGES_PER_EMAIL: perHour(5),
  /** Reports an hour from one machine. */
  REPORTS_PER_ADDRESS: perHour(30),
  /** Gets the messages of the contact form beside the operators' accounts. */
  OPERATOR_EMAIL: emailAddress.optional(),
  /** A file of further lines for the categories of imports, in the form of `imports/licence-categories.ts`. */
  LISTING_CATEGORIES_FILE: z.string().optional(),
});
export type DirectoryConfig = z.output<typeof DirectoryConfig>;

/** Injection token: `@Inject(DIRECTORY_CONFIG) config: DirectoryConfig`. */
export const DIRECTORY_CONFIG = Symbol('DIRECTORY_CONFIG');
