import type { BusinessSort } from '@commons/contracts/businesses/business-lists';
import type { BusinessListItem } from '@commons/contracts/businesses/businesses';
import { compareFolded } from '@commons/contracts/text/fold-text';
import { t } from '@commons/ui/text/texts';

/** Labels of the sort orders (D1 §9). */
export const businessSortNames: Readonly<Record<BusinessSort, string>> = {
  newest: t('newestFirst'),
  oldest: t('oldestFirst'),
  rating: t('highestRated'),
  reviews: t('mostReviews'),
  name_asc: t('nameZ'),
  name_desc: t('nameZ2'),
};

type Order = (one: BusinessListItem, other: BusinessListItem) => number;

const time = (business: BusinessListItem) => Date.parse(business.created_at);
const byName: Order = (one, other) => compareFolded(one.business_name, other.business_name);

const orders: Readonly<Record<BusinessSort, Order>> = {
  newest: (one, other) => time(other) - time(one),
  oldest: (one, other) => time(one) - time(other),
  rating: (one, other) => other.average_rating - one.average_rating,
  reviews: (one, other) => other.total_reviews - one.total_reviews,
  name_asc: byName,
  name_desc: (one, other) => byName(other, one),
};

/** A sorted copy. Equal businesses, best matches and distances keep the server's order (DIR-07). */
export function sortBusinesses(
  businesses: readonly BusinessListItem[],
  sortBy: BusinessSort | 'best' | 'nearest',
): BusinessListItem[] {
  return sortBy === 'best' || sortBy === 'nearest'
    ? [...businesses]
    : [...businesses].sort(orders[sortBy]);
}
