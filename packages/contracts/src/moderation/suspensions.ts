import { z } from 'zod';
import { isoDate, longText } from '../field-types.js';

/**
 * PUT /auth/operator/accounts/{id}/suspension (decision B59): the person cannot sign in, and what they published is
 * hidden, until then or until an operator ends it. The person gets the reason by mail.
 */
export const SuspensionInput = z
  .object({ reason: longText(2_000), until: isoDate.optional() })
  .meta({ id: 'SuspensionInput' });
export type SuspensionInput = z.input<typeof SuspensionInput>;

/** The suspension of an account. */
export const AccountSuspension = z
  .object({
    reason: z.string(),
    at: isoDate,
    /** Absent: until an operator ends it. */
    until: isoDate.optional(),
    /** Name of the operator. */
    by: z.string(),
  })
  .meta({ id: 'AccountSuspension' });
export type AccountSuspension = z.infer<typeof AccountSuspension>;
