import { z } from 'zod';
import { isoDate, longText } from '../field-types.js';

/**
 * POST /auth/operator/accounts/{id}/removal: asks for an account to be deleted permanently, with its business and all
 * that belongs to it (decision B60). Another operator confirms.
 */
export const RemovalInput = z.object({ reason: longText(2_000) }).meta({ id: 'RemovalInput' });

/** A row of GET /auth/operator/removals: an account whose removal awaits a second operator. */
export const AccountRemoval = z
  .object({
    /** Of the account. */
    id: z.string(),
    full_name: z.string(),
    email: z.string(),
    account_type: z.enum(['employer', 'job_seeker']),
    reason: z.string(),
    asked_by: z.string(),
    asked_at: isoDate,
    /** Whether the caller may confirm now. */
    may_confirm: z.boolean(),
    /** When the only operator of a portal may confirm their own request. */
    alone_from: isoDate.optional(),
  })
  .meta({ id: 'AccountRemoval' });
export type AccountRemoval = z.infer<typeof AccountRemoval>;
