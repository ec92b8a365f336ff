import type { Review } from '@commons/contracts/reviews';
import type { ReviewRecord } from './review.js';

/** A review as the public sees it: without the reviewer's e-mail address. */
export function reviewAnswer(review: ReviewRecord): Review {
  const { reply } = review;
  return {
    id: String(review._id),
    reviewer_name: review.reviewer_name,
    rating: review.rating,
    comment: review.comment,
    created_at: review.created_at.toISOString(),
    ...(reply && { reply: { text: reply.text, created_at: reply.created_at.toISOString() } }),
  };
}
