import type { Review } from '@commons/contracts/businesses/reviews';
import { useDraft } from '@commons/web-kit/draft';

const none: { readonly reviews: readonly Review[] } = { reviews: [] };

/**
 * What a guest wrote in this tab and an operator has not seen yet: the server cannot tell whose it is. It is left out
 * once the list has it.
 */
export function useHeldReviews(businessId: string) {
  const [{ reviews }, change] = useDraft(`held-reviews:${businessId}`, none);
  const keep = (review: Review) => change({ reviews: [review, ...reviews] });
  return [reviews, keep] as const;
}
