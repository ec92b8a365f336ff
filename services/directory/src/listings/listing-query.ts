import type { BusinessSearch } from '@commons/contracts/businesses';
import {
  facetTerm,
  foldText,
  placeTerms,
  searchTermsOf,
  type TermFilter,
  termFilter,
} from '@commons/service-kit/search/search-terms';
import type { QueryFilter, SortOrder } from 'mongoose';
import type { z } from 'zod';
import type { ListingFacts, ListingRecord, ListingSearchFields } from './listing.schema.js';

type Search = z.output<typeof BusinessSearch>;

/** A category is found by itself alone: 'Other' is one of its own, not what the short list of the filter lacks. */
export const categoryTerm = (category: string) => facetTerm('category', category);

/**
 * What a listing is found, filtered and sorted by (decision A66).
 * @param otherWords short texts that also find it, e.g. the category of an import file before it was mapped
 */
export function searchFieldsOf(
  facts: ListingFacts,
  galleryImages: readonly string[] = [],
  otherWords: readonly string[] = [],
): ListingSearchFields {
  const { city, state, zip_code, street_address, service_area } = facts.location_info ?? {};
  return {
    search_terms: searchTermsOf({
      short: [facts.business_name, facts.business_category, ...otherWords],
      long: [
        facts.short_description,
        ...(facts.key_services ?? []),
        ...(facts.tags ?? []),
        facts.full_description,
      ],
      extra: [
        categoryTerm(facts.business_category),
        ...(galleryImages.length > 0 ? [facetTerm('gallery', 'some')] : []),
        ...placeTerms([city, state, zip_code, street_address, service_area]),
      ],
    }),
    name_key: foldText(facts.business_name),
  };
}

/** The query of a search: everything the directory filters by; suspended listings are never found. */
export function listingFilter(search: Search): QueryFilter<ListingRecord> & TermFilter {
  const facets = [
    ...(search.category ? [categoryTerm(search.category)] : []),
    ...(search.hasGallery ? [facetTerm('gallery', 'some')] : []),
  ];
  return {
    shown: true,
    ...termFilter(search.search, search.location, facets),
    ...(search.rating && { average_rating: { $gte: search.rating } }),
    ...(search.source && { import_ref: { $exists: search.source === 'imported' } }),
    ...(search.hasReviews && { total_reviews: { $gt: 0 } }),
  };
}

const newestFirst: Record<string, SortOrder> = { created_at: -1, _id: -1 };

const sorts: Readonly<Record<Search['sortBy'], Record<string, SortOrder>>> = {
  newest: newestFirst,
  oldest: { created_at: 1, _id: 1 },
  rating: { average_rating: -1, ...newestFirst },
  reviews: { total_reviews: -1, ...newestFirst },
  name_asc: { name_key: 1, ...newestFirst },
  name_desc: { name_key: -1, created_at: 1, _id: 1 },
};

/** The order of a search; `_id` is always the last key, so that pages never overlap. */
export const listingSort = (sortBy: Search['sortBy']) => sorts[sortBy];
