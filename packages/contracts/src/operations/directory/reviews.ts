import {
  Review,
  ReviewCounts,
  ReviewInput,
  ReviewList,
  ReviewReply,
} from '../../businesses/reviews.js';
import { operations } from '../operation.js';

/** Reviews of a business and the replies of its owner. */
export const reviews = operations({
  'GET /business-directory/{id}/reviews': {
    access: 'public',
    summary: 'Lists the reviews of a business, newest first or in another order.',
    query: ReviewList,
    list: Review,
  },
  'GET /business-directory/{id}/reviews/counts': {
    access: 'public',
    summary: 'Counts the reviews of a business by their stars.',
    answer: ReviewCounts,
  },
  'POST /business-directory/{id}/reviews': {
    access: 'public',
    feature: 'guest_reviews',
    summary: 'Reviews a business; its owner cannot.',
    body: ReviewInput,
    answer: Review,
    status: 201,
  },
  'PUT /business-directory/{id}/reviews/{review_id}/reply': {
    access: 'employer',
    owner: true,
    summary: 'Replies to a review of a business that the caller owns.',
    body: ReviewReply,
    answer: Review,
  },
});
