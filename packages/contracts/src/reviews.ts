import { z } from 'zod';
import { emailAddress } from './account.js';
import { isoDate, longText, paging, shortText } from './field-types.js';

/** POST /business-directory/{id}/reviews (D2 §7). `website` is a trap for robots: people leave it empty (decision A47). */
export const ReviewInput = z
  .object({
    reviewer_name: shortText(100),
    reviewer_email: emailAddress,
    rating: z.number().int().min(1).max(5),
    comment: longText(5_000),
    website: z.string().max(500).optional(),
  })
  .meta({ id: 'ReviewInput' });
export type ReviewInput = z.input<typeof ReviewInput>;

/** Query of GET /business-directory/{id}/reviews. */
export const ReviewList = z.object({ ...paging }).meta({ id: 'ReviewList' });

/** A review as the business page reads it; the reviewer's address is never among it. */
export const Review = z
  .object({
    id: z.string(),
    reviewer_name: z.string(),
    rating: z.number().int(),
    comment: z.string(),
    created_at: isoDate,
    /** The answer of the owner of the business. */
    reply: z.object({ text: z.string(), created_at: isoDate }).optional(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;

/** PUT /business-directory/{id}/reviews/{review_id}/reply, by the owner of the listing; an empty text takes it back. */
export const ReviewReply = z
  .object({ text: z.string().trim().max(3_000) })
  .meta({ id: 'ReviewReply' });
export type ReviewReply = z.input<typeof ReviewReply>;
