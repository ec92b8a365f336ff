import type { BusinessListItem, BusinessSearch } from '@commons/contracts/businesses';
import { facetTerm } from '@commons/service-kit/search/facet-term';
import { readInOrder } from '@commons/service-kit/search/rows-in-order';
import type { Found, SearchEngine, SearchRequest } from '@commons/service-kit/search/search-engine';
import { SearchFeed } from '@commons/service-kit/search/search-feed';
import { noteSearchNeeds } from '@commons/service-kit/search/search-notes';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import type { ListingRecord } from './listing.schema.js';
import { listFields, listItem } from './listing-answer.js';
import {
  categoryTerm,
  indexedListing,
  indexedListingFields,
  listingSubject,
} from './listing-search-fields.js';

type Search = z.output<typeof BusinessSearch>;

/** One page of a search and the number of all matches. */
export interface FoundListings {
  readonly rows: BusinessListItem[];
  readonly total: number;
  readonly found: Found;
}

/** Suspended listings are never found. */
export const shownListings = { shown: true } as const;

/** The search of the directory. */
@Injectable()
export class ListingSearch {
  readonly #engine: () => Promise<SearchEngine>;

  constructor(
    @InjectModel('Listing') private readonly listings: Model<ListingRecord>,
    feed: SearchFeed,
  ) {
    this.#engine = feed.follow<ListingRecord>({
      subject: listingSubject,
      model: listings,
      shown: shownListings,
      fields: indexedListingFields,
      read: indexedListing,
    });
  }

  async search(search: Search): Promise<FoundListings> {
    const found = (await this.#engine()).find(requestOf(search));
    noteSearchNeeds(found.needs);
    const which = { _id: { $in: found.ids }, ...shownListings };
    const rows = await readInOrder(found.ids, () =>
      this.listings.find(which, listFields).lean<ListingRecord[]>(),
    );
    return { rows: rows.map(listItem), total: found.total, found };
  }
}

/** Everything that the directory filters by. */
function requestOf(search: Search): SearchRequest {
  const { rating, hasReviews } = search;
  const only = (number: (name: string) => number | undefined) =>
    (!rating || (number('rating') ?? 0) >= rating) && (!hasReviews || (number('reviews') ?? 0) > 0);
  return {
    search: search.search,
    location: search.location,
    facets: [
      ...(search.category ? [categoryTerm(search.category)] : []),
      ...(search.source ? [facetTerm('source', search.source)] : []),
      ...(search.hasGallery ? [facetTerm('gallery', 'some')] : []),
    ],
    ...((rating || hasReviews) && { only }),
    order: search.sortBy,
    offset: search.offset,
    limit: search.limit,
    exact: search.exact,
  };
}
