import type { Review } from '@commons/contracts/businesses/reviews';
import type { ReviewRecord } from './review.js';

/** A review as the public sees it: without the reviewer's e-mail address. @param reader account of who reads it */
export function reviewAnswer(review: ReviewRecord, reader?: string): Review {
  const { reply, unconfirmed, held_at } = review;
  const waits = unconfirmed || held_at !== undefined;
  return {
    id: String(review._id),
    reviewer_name: review.reviewer_name,
    rating: review.rating,
    comment: review.comment,
    created_at: review.created_at.toISOString(),
    ...(unconfirmed && { uncounted: true as const }),
    ...(held_at && { held: true as const }),
    ...(waits && reader && review.user_id === reader && { own: true as const }),
    ...(reply && { reply: { text: reply.text, created_at: reply.created_at.toISOString() } }),
  };
}
