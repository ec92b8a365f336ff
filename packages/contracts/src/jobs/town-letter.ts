import { z } from 'zod';
import { emailAddress } from '../account/account.js';
import { isoDate } from '../field-types.js';

/** POST /letter. `website` is a honeypot: people leave it empty. */
export const LetterSignUp = z
  .object({
    email: emailAddress,
    /** Of the page, and so of the letter; absent: English. */
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .optional(),
    website: z.string().max(500).optional(),
  })
  .meta({ id: 'LetterSignUp' });
export type LetterSignUp = z.input<typeof LetterSignUp>;

/** Says what happened, in the same words whether the address was known before. */
export const LetterAnswer = z.object({ detail: z.string() }).meta({ id: 'LetterAnswer' });

/** GET /letter/operator/state */
export const LetterState = z
  .object({
    /** Who confirmed their address. */
    readers: z.number(),
    /** Who was asked to. */
    unconfirmed: z.number(),
    /** When the last one was made, and for how many readers. */
    sent_at: isoDate.optional(),
    sent_to: z.number().optional(),
    /** The letter with what is new since then; absent: nothing is. */
    next: z.object({ subject: z.string(), text: z.string() }).optional(),
  })
  .meta({ id: 'LetterState' });
export type LetterState = z.infer<typeof LetterState>;

/** Query of GET /internal/new-listings */
export const NewListingsQuery = z.object({ since: isoDate });

/** GET /internal/new-listings of directory: what the letter tells of new businesses. */
export const NewListings = z
  .object({
    total: z.number(),
    newest: z.array(z.object({ id: z.string(), name: z.string(), text: z.string() })),
  })
  .meta({ id: 'NewListings' });
export type NewListings = z.infer<typeof NewListings>;
