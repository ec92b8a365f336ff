import { z } from 'zod';
import { emailAddress } from '../account/account.js';
import { isoDate, longText, paging } from '../field-types.js';
import { claimStates } from '../lifecycles/claim-life.js';

/**
 * POST /business-directory/{id}/claim: with `email` the claim is proved by a code mailed to that address of the business,
 * with `text` an operator decides (decision B04).
 */
export const ClaimInput = z
  .union([z.object({ email: emailAddress }), z.object({ text: longText(2_000) })], {
    error: 'Enter an email address of the business, or tell us how you belong to it.',
  })
  .meta({ id: 'ClaimInput' });
export type ClaimInput = z.input<typeof ClaimInput>;

/** POST /business-directory/{id}/claim/code. Spaces are those of a copied code. */
export const ClaimCode = z
  .object({
    code: z
      .string()
      .max(20)
      .overwrite((text) => text.replace(/[\s-]/g, ''))
      .regex(/^\d{6}$/, 'Enter the six digits from the email.'),
  })
  .meta({ id: 'ClaimCode' });
export type ClaimCode = z.input<typeof ClaimCode>;

/** An employer's claim of a listing without an owner. */
export const Claim = z
  .object({
    id: z.string(),
    listing_id: z.string(),
    business_name: z.string(),
    state: z.enum(claimStates),
    /** Where the code was sent, for a claim proved by mail. */
    email: z.string().optional(),
    code_expires_at: isoDate.optional(),
    /** What the employer wrote to the operators. */
    text: z.string().optional(),
    /** The reason of a refusal. */
    reason: z.string().optional(),
    created_at: isoDate,
    decided_at: isoDate.optional(),
  })
  .meta({ id: 'Claim' });
export type Claim = z.infer<typeof Claim>;

/** GET /business-directory/{id}/claim: how this employer can claim the listing. */
export const ClaimOffer = z
  .object({
    /** False when the listing has an owner. */
    open: z.boolean(),
    /** The employer has a listing and so cannot claim another (decision A45). */
    has_listing: z.boolean(),
    /** A code can go to any address at these domains. */
    domains: z.array(z.string()),
    /** The address in the listing, which a code can be sent to as well. */
    email: z.string().optional(),
    /** The employer's latest claim of this listing. */
    claim: Claim.optional(),
    /** The listing of the employer's open claim, when it is another one. */
    elsewhere: z.object({ listing_id: z.string(), business_name: z.string() }).optional(),
  })
  .meta({ id: 'ClaimOffer' });
export type ClaimOffer = z.infer<typeof ClaimOffer>;

/** Query of the operators' list: open or decided claims. */
export const ClaimList = z
  .object({ state: z.enum(['open', 'decided']).default('open'), ...paging })
  .meta({ id: 'ClaimList' });

/** A claim as operators see it. */
export const OperatorClaim = Claim.extend({
  claimant: z.object({
    id: z.string(),
    full_name: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    company_name: z.string().optional(),
  }),
  /** Street and town of the business. */
  location: z.string(),
  /** Further open claims of the same listing. */
  rivals: z.number().int(),
}).meta({ id: 'OperatorClaim' });
export type OperatorClaim = z.infer<typeof OperatorClaim>;

/** PATCH /business-directory/operator/claims/{id}. The claimant gets the reason by mail. */
export const ClaimDecision = z
  .object({ decision: z.enum(['approve', 'refuse']), reason: longText(2_000) })
  .meta({ id: 'ClaimDecision' });
export type ClaimDecision = z.input<typeof ClaimDecision>;
