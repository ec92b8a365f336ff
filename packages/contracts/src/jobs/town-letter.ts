import { z } from 'zod';
import { emailAddress } from '../account/account.js';
import { isoDate } from '../field-types.js';

/** POST /letter. `website` is a honeypot: people leave it empty. */
export const LetterSignUp = z
  .object({
    email: emailAddress,
    /** Language of the page and so of the letter. Default: English. */
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .optional(),
    website: z.string().max(500).optional(),
  })
  .meta({ id: 'LetterSignUp' });
export type LetterSignUp = z.input<typeof LetterSignUp>;

/** A message that is the same whether the address was known before or not. */
export const LetterAnswer = z.object({ detail: z.string() }).meta({ id: 'LetterAnswer' });

/** GET /letter/operator/state */
export const LetterState = z
  .object({
    /** Readers with a confirmed address. */
    readers: z.number(),
    /** Readers who have not confirmed yet. */
    unconfirmed: z.number(),
    /** When the last issue was made, and its number of readers. */
    sent_at: isoDate.optional(),
    sent_to: z.number().optional(),
    /** A preview of the next issue; absent when there is nothing new. */
    next: z.object({ subject: z.string(), text: z.string() }).optional(),
  })
  .meta({ id: 'LetterState' });
export type LetterState = z.infer<typeof LetterState>;

/** Query of GET /internal/new-listings */
export const NewListingsQuery = z.object({ since: isoDate });

/** GET /internal/new-listings of directory: new businesses for the letter. */
export const NewListings = z
  .object({
    total: z.number(),
    newest: z.array(z.object({ id: z.string(), name: z.string(), text: z.string() })),
  })
  .meta({ id: 'NewListings' });
export type NewListings = z.infer<typeof NewListings>;
