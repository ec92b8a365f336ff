import type { ReviewSort, ReviewStars } from '@commons/contracts/businesses/review-lists';
import type { Review, ReviewInput } from '@commons/contracts/businesses/reviews';
import type { Api } from '@commons/web-kit/api/api';
import { useApi } from '@commons/web-kit/app-context';
import { shownName } from '@commons/web-kit/page/shown-name';
import { useQuery, useQueryClient } from '@commons/web-kit/query';

/** Page size. */
const pageSize = 20;

/** Filter and order of the reviews. */
export interface ReviewChoice {
  readonly sort: ReviewSort;
  /** Only reviews with this many stars. */
  readonly rating: ReviewStars | undefined;
}

export const fetchReviews = async (
  api: Api,
  id: string,
  { sort, rating, offset }: ReviewChoice & { readonly offset: number },
  signal: AbortSignal,
) => {
  const query = {
    limit: pageSize,
    ...(offset > 0 && { offset }),
    ...(sort !== 'newest' && { sort }),
    ...(rating && { rating }),
  };
  const call = { params: { id }, query, signal };
  const found = await api.list('GET /business-directory/{id}/reviews', call);
  const named = (review: Review) => ({
    ...review,
    reviewer_name: shownName(review.reviewer_name),
  });
  return { ...found, rows: found.rows.map(named) };
};

/** Number of reviews per number of stars. */
const fetchCounts = (api: Api, id: string, signal: AbortSignal) =>
  api.json('GET /business-directory/{id}/reviews/counts', { params: { id }, signal });

/** Also for guests. */
export const sendReview = (api: Api, id: string, body: ReviewInput) =>
  api.json('POST /business-directory/{id}/reviews', { params: { id }, body });

/** For the owner; an empty text withdraws the reply. */
export const sendReply = (api: Api, id: string, review_id: string, text: string) =>
  api.json('PUT /business-directory/{id}/reviews/{review_id}/reply', {
    params: { id, review_id },
    body: { text },
  });

/** Number of reviews per number of stars. */
export function useReviewCounts(businessId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['/business-directory', businessId, 'counts'],
    queryFn: ({ signal }) => fetchCounts(api, businessId, signal),
    retry: false,
  });
}

/** Refetches the business (average, total) and its reviews, which share this key (BIZ-12). */
export function useReloadReviews(businessId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['/business-directory', businessId] });
}
