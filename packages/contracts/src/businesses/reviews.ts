import { z } from 'zod';
import { emailAddress } from '../account/account.js';
import { isoDate, longText, paging, shortText } from '../field-types.js';
import { reviewSorts, reviewStars } from './review-lists.js';

/** POST /business-directory/{id}/reviews (D2 §7). `website` is a honeypot: people leave it empty (decision A47). */
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
export const ReviewList = z
  .object({
    ...paging,
    /** Default: newest first. */
    sort: z.enum(reviewSorts).optional(),
    /** Only reviews with this many stars. */
    rating: z.enum(reviewStars).transform(Number).optional(),
  })
  .meta({ id: 'ReviewList' });

const count = z.number().int();

/** GET /business-directory/{id}/reviews/counts: counted reviews per number of stars. */
export const ReviewCounts = z
  .object({
    ...{ 1: count, 2: count, 3: count, 4: count, 5: count },
    /** For members of the business: number of reviews held for an operator (decision B24). */
    held: count.optional(),
    /** For members of the business: number of reviews without a reply. */
    unanswered: count.optional(),
  })
  .meta({ id: 'ReviewCounts' });
export type ReviewCounts = z.infer<typeof ReviewCounts>;

/** A review on the business page; the reviewer's address is never included. */
export const Review = z
  .object({
    id: z.string(),
    reviewer_name: z.string(),
    rating: z.number().int(),
    comment: z.string(),
    created_at: isoDate,
    /** Listed, but not counted until its author confirms the address of the account (decision B23). */
    uncounted: z.literal(true).optional(),
    /** Part of a review wave: visible to its author only, until an operator has decided (decision B24). */
    held: z.literal(true).optional(),
    /** Written by the caller; set only with one of the two above. */
    own: z.literal(true).optional(),
    /** The owner's reply. */
    reply: z.object({ text: z.string(), created_at: isoDate }).optional(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;

/** PUT /business-directory/{id}/reviews/{review_id}/reply, by the owner of the listing; an empty text removes it. */
export const ReviewReply = z
  .object({ text: z.string().trim().max(3_000) })
  .meta({ id: 'ReviewReply' });
export type ReviewReply = z.input<typeof ReviewReply>;
