import type { ReviewInput } from '@commons/contracts/reviews';
import type { Api } from '@commons/web-kit/api';

/** Page size. */
const pageSize = 20;

/** Newest first. */
export const fetchReviews = (api: Api, id: string, offset: number, signal: AbortSignal) => {
  const query = { limit: pageSize, ...(offset > 0 && { offset }) };
  return api.list('GET /business-directory/{id}/reviews', { params: { id }, query, signal });
};

/** Also for guests. */
export const sendReview = (api: Api, id: string, body: ReviewInput) =>
  api.json('POST /business-directory/{id}/reviews', { params: { id }, body });

/** For the owner; an empty text withdraws the reply. */
export const sendReply = (api: Api, id: string, review_id: string, text: string) =>
  api.json('PUT /business-directory/{id}/reviews/{review_id}/reply', {
    params: { id, review_id },
    body: { text },
  });
