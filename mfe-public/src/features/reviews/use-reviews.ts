import type { Review } from '@commons/contracts/businesses/reviews';
import { isApiError } from '@commons/web-kit/api/api-error';
import { type PagedList, usePagedList } from '@commons/web-kit/api/paged-list';
import { useApi } from '@commons/web-kit/app-context';
import { fetchReviews, type ReviewChoice } from './reviews.api';

export type ReviewList = PagedList<Review>;

/** The reviews of a business. A failure is only logged (D2 §8). */
export function useReviews(businessId: string, choice: ReviewChoice): ReviewList {
  const api = useApi();
  return usePagedList({
    queryKey: ['/business-directory', businessId, 'reviews', choice],
    fetchPage: (offset, signal) =>
      fetchReviews(api, businessId, { ...choice, offset }, signal).catch((error: unknown) => {
        if (!isApiError(error) || error.failure !== 'cancelled') {
          console.error('Reviews could not be loaded', error);
        }
        throw error;
      }),
  });
}
