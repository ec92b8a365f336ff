import {
  type BusinessSort,
  businessSorts,
  directoryFilterCategories,
  listingCategories,
} from '@commons/contracts/business-lists';
import type { BusinessSearch } from '@commons/contracts/businesses';
import { type EntrySource, entrySources } from '@commons/contracts/source-lists';
import { choices } from '@commons/ui/choice-options';
import type { ChangeFilters, FilterRules } from '@commons/web-kit/address-filters';
import { orderOf } from '@commons/web-kit/best-match';
import { distances, placeOf } from '@commons/web-kit/search/distance';

/** What the visitor chose in the directory, as the form holds it (D1 §3). */
export interface BusinessFilters {
  readonly search: string;
  readonly category: string;
  readonly location: string;
  /** Miles around the location; '' where only its name counts. */
  readonly within: string;
  /** Fewest stars, '1' to '4'. */
  readonly rating: string;
  readonly hasReviews: boolean;
  readonly hasGallery: boolean;
  readonly source: EntrySource | '';
  readonly sortBy: BusinessSort;
  /** 'Newest first' was chosen although there are words, which alone put the best match first (decision A69). */
  readonly byDate: boolean;
  /** The words as typed: no typing error is mended, no word left out. */
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
  source: '',
  sortBy: 'newest',
  byDate: false,
  exact: false,
};

const ratings = ['1', '2', '3', '4'];

/** How the filters stand in the address, under the names of POST /business-directory/search. */
export const businessFilterRules: FilterRules<BusinessFilters> = {
  none: noBusinessFilters,
  known: {
    sortBy: businessSorts,
    rating: ['', ...ratings],
    source: ['', ...entrySources],
    within: distances,
  },
};

export type ChangeBusinessFilters = ChangeFilters<BusinessFilters>;

/** The 13 categories of the filter, and under "More" those that only the listing form has (decision A22). */
export const categoryChoices = choices(directoryFilterCategories, listingCategories);

export const ratingChoices = ratings.map((stars) => ({
  value: stars,
  label: stars === '1' ? '1+ star' : `${stars}+ stars`,
}));

/** Takes away a filter that the search call knows under this name; a distance goes with its place. */
export const withoutFilter = (field: string): Partial<BusinessFilters> =>
  field === 'within_miles'
    ? { location: '', within: '' }
    : { [field]: noBusinessFilters[field as keyof BusinessFilters] };

/** What is counted as active filters: the words, their order and the distance of a place are none of their own. */
export const countedFilters = (filters: BusinessFilters): BusinessFilters => ({
  ...filters,
  byDate: false,
  exact: false,
  within: '',
});

/** Rows of one call (D1 §9). */
const pageSize = 50;

/** The body of the search: empty values are left out, the order is always named (D1 §5, A20). */
export function searchRequest(filters: BusinessFilters, offset = 0): BusinessSearch {
  const { search, category, rating, hasReviews, hasGallery, source, exact } = filters;
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(category && { category }),
    ...placeOf(filters),
    ...(rating && { rating: Number(rating) }),
    ...(hasReviews && { hasReviews }),
    ...(hasGallery && { hasGallery }),
    ...(source && { source }),
    ...(exact && { exact }),
    sortBy: orderOf(filters),
    limit: pageSize,
    ...(offset > 0 && { offset }),
  };
}
