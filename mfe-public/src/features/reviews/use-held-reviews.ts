import type { Review } from '@commons/contracts/businesses/reviews';
import { useDraft } from '@commons/web-kit/forms/draft';

const none: { readonly reviews: readonly Review[] } = { reviews: [] };

/** Held reviews that a guest wrote in this tab, which the server cannot attribute. Removed once the list has them. */
export function useHeldReviews(businessId: string) {
  const [{ reviews }, change] = useDraft(`held-reviews:${businessId}`, none);
  const keep = (review: Review) => change({ reviews: [review, ...reviews] });
  return [reviews, keep] as const;
}
