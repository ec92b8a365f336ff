import type { Review, ReviewInput } from '@commons/contracts/reviews';
import type { ApiClient, ListAnswer } from '@commons/contracts/shell-contract';

const reviewsPath = (businessId: string) =>
  `/business-directory/${encodeURIComponent(businessId)}/reviews`;

/** Rows of one call. */
const pageSize = 20;

/** GET /business-directory/{id}/reviews, newest first. */
export const fetchReviews = (
  api: ApiClient,
  businessId: string,
  offset: number,
  signal: AbortSignal,
): Promise<ListAnswer<Review>> =>
  api.list<Review>(
    `${reviewsPath(businessId)}?limit=${pageSize}${offset > 0 ? `&offset=${offset}` : ''}`,
    { signal },
  );

/** POST /business-directory/{id}/reviews; guests may (D2 §6). */
export const sendReview = (api: ApiClient, businessId: string, body: ReviewInput) =>
  api.json<unknown>(reviewsPath(businessId), { method: 'POST', body });

/** PUT …/reviews/{review_id}/reply by the owner; an empty text takes it back. */
export const sendReply = (api: ApiClient, businessId: string, reviewId: string, text: string) =>
  api.json<unknown>(`${reviewsPath(businessId)}/${encodeURIComponent(reviewId)}/reply`, {
    method: 'PUT',
    body: { text },
  });

/** Path of a report about a review. */
export const reviewReportPath = (businessId: string, reviewId: string) =>
  `${reviewsPath(businessId)}/${encodeURIComponent(reviewId)}/report`;
