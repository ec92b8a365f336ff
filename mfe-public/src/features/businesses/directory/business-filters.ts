import {
  type BusinessSort,
  businessSorts,
  directoryFilterCategories,
  listingCategories,
} from '@commons/contracts/businesses/business-lists';
import type { BusinessSearch } from '@commons/contracts/businesses/businesses';
import { type EntrySource, entrySources } from '@commons/contracts/imports/source-lists';
import { choices } from '@commons/ui/forms/choice-options';
import { t } from '@commons/ui/text/texts';
import type { ChangeFilters, FilterRules } from '@commons/web-kit/page/address-filters';
import { townNames } from '@commons/web-kit/portal/town-lists';
import { orderOf } from '@commons/web-kit/search/best-match';
import { distances, placeOf } from '@commons/web-kit/search/distance';

/** The filters of the directory as form values (D1 §3). */
export interface BusinessFilters {
  readonly search: string;
  readonly category: string;
  readonly location: string;
  /** Miles around the location; '' matches the place name only. */
  readonly within: string;
  /** Minimum stars, '1' to '4'. */
  readonly rating: string;
  readonly hasReviews: boolean;
  readonly hasGallery: boolean;
  readonly openNow: boolean;
  readonly source: EntrySource | '';
  readonly sortBy: BusinessSort | 'nearest';
  /** 'Newest first' was chosen despite search words, which default to the best match (decision A69). */
  readonly byDate: boolean;
  /** Searches for the words exactly as typed: no spelling correction, no word dropped. */
  readonly exact: boolean;
}

export const noBusinessFilters: BusinessFilters = {
  search: '',
  category: '',
  location: '',
  within: '',
  rating: '',
  hasReviews: false,
  hasGallery: false,
  openNow: false,
  source: '',
  sortBy: 'newest',
  byDate: false,
  exact: false,
};

const ratings = ['1', '2', '3', '4'];

/** The query parameters of the address, named as in POST /business-directory/search. */
export const businessFilterRules: FilterRules<BusinessFilters> = {
  none: noBusinessFilters,
  known: {
    sortBy: [...businessSorts, 'nearest'],
    rating: ['', ...ratings],
    source: ['', ...entrySources],
    within: distances,
  },
};

export type ChangeBusinessFilters = ChangeFilters<BusinessFilters>;

/** The 13 categories of the filter, those of the town's own, and under "More" those that only the listing form has (decision A22). */
export const categoryChoices = choices(
  [...directoryFilterCategories, ...townNames('listing_categories')],
  listingCategories,
);

export const ratingChoices = ratings.map((stars) => ({
  value: stars,
  label: stars === '1' ? t('oneStarMore') : t('stars', { stars }),
}));

/** Removes the filter with this field name of the search call. Removing the place also removes the distance. */
export const withoutFilter = (field: string): Partial<BusinessFilters> =>
  field === 'within_miles'
    ? { location: '', within: '' }
    : { [field]: noBusinessFilters[field as keyof BusinessFilters] };

/** The filters that count as active: words, order and the distance of a place do not. */
export const countedFilters = (filters: BusinessFilters): BusinessFilters => ({
  ...filters,
  byDate: false,
  exact: false,
  within: '',
});

/** Page size (D1 §9). */
export const pageSize = 50;

/** The body of the search: empty values are left out, the order is always set (D1 §5, A20). */
export function searchRequest(filters: BusinessFilters, offset = 0): BusinessSearch {
  const { search, category, rating, hasReviews, hasGallery, openNow, source, exact } = filters;
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(category && { category }),
    ...placeOf(filters),
    ...(rating && { rating: Number(rating) }),
    ...(hasReviews && { hasReviews }),
    ...(hasGallery && { hasGallery }),
    ...(openNow && { openNow }),
    ...(source && { source }),
    ...(exact && { exact }),
    sortBy: orderOf(filters),
    limit: pageSize,
    ...(offset > 0 && { offset }),
  };
}
