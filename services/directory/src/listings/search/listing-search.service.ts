import type { BusinessListItem, BusinessSearch } from '@commons/contracts/businesses/businesses';
import { type BusinessTimes, townTime } from '@commons/contracts/businesses/open-state';
import { readableBusiness } from '@commons/contracts/imports/readable-name';
import type { SearchMap } from '@commons/contracts/search/search-map';
import type { SearchSummary } from '@commons/contracts/search/search-summary';
import type { Suggestion } from '@commons/contracts/search/suggestions';
import { declareSearchDependencies } from '@commons/service-kit/http/search-cache-headers';
import { Portal } from '@commons/service-kit/portal/portal';
import type { Found, SearchEngine } from '@commons/service-kit/search/engine/search-engine';
import type { SearchRequest } from '@commons/service-kit/search/engine/search-request';
import { facetTerm } from '@commons/service-kit/search/facet-term';
import { SearchFeed } from '@commons/service-kit/search/follow/search-feed';
import { aroundOf, distanceOf } from '@commons/service-kit/search/places/around';
import { HotRows } from '@commons/service-kit/search/results/hot-rows';
import { mapSearch } from '@commons/service-kit/search/results/search-map';
import { Snippets } from '@commons/service-kit/search/results/snippet';
import { namedSuggestions, Suggester } from '@commons/service-kit/search/results/suggester';
import { highlightGroups } from '@commons/service-kit/search/summary/highlight-words';
import { summarize } from '@commons/service-kit/search/summary/search-summary';
import { areaNames } from '@commons/service-kit/search/town-meanings';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { DIRECTORY_CONFIG, type DirectoryConfig } from '../../directory.config.js';
import type { ListingRecord } from '../listing.js';
import { listFields, listItem, mapPin } from '../listing-answer.js';
import { ListingPlacement } from '../listing-category.js';
import { phoneKey } from '../same-business.js';
import {
  categoryTerm,
  indexedListing,
  indexedListingFields,
  placeOfListing,
  townListingSubject,
} from './listing-search-fields.js';
import { type OpenAt, openAt } from './open-now.js';

type Search = z.output<typeof BusinessSearch>;

/** One page of a search and the number of all matches. */
export interface FoundListings {
  readonly rows: BusinessListItem[];
  readonly total: number;
  readonly found: Found;
}

/** Suspended listings are never found. */
export const shownListings = { shown: true } as const;

/** Fields for lists and snippets. */
const rowFields = {
  ...listFields,
  pin: 1,
  full_description: 1,
  key_services: 1,
  tags: 1,
  found_by: 1,
} as const;

/** The search of the directory. */
@Injectable()
export class ListingSearchService {
  readonly #engine: () => Promise<SearchEngine>;
  readonly #rows: HotRows<ListingRecord>;

  constructor(
    @InjectModel('Listing') listings: Model<ListingRecord>,
    feed: SearchFeed,
    private readonly portal: Portal,
    @Inject(DIRECTORY_CONFIG) config: DirectoryConfig,
  ) {
    const placement = portal.made(
      ({ listing_categories }) =>
        new ListingPlacement(config.LISTING_CATEGORIES_FILE, listing_categories),
    );
    this.#rows = new HotRows((ids) =>
      listings.find({ _id: { $in: ids }, ...shownListings }, rowFields).lean<ListingRecord[]>(),
    );
    this.#engine = feed.follow<ListingRecord>({
      subject: {
        ...townListingSubject(portal),
        categoryOf: (trade) => placement().ofTrade(trade),
      },
      model: listings,
      shown: shownListings,
      fields: indexedListingFields,
      read: indexedListing,
      changed: (ids) => this.#rows.forget(ids),
    });
  }

  async search(search: Search): Promise<FoundListings> {
    const engine = await this.#engine();
    const request = this.#request(search, this.#openAt());
    const found = engine.find(request);
    declareSearchDependencies(found.dependencies);
    const hits = search.search ? highlightGroups(engine, found.read.groups) : [];
    const rows = await this.#rows.of(found.ids);
    const snippets = new Snippets(hits);
    return {
      rows: rows.map((row) => ({
        ...listItem(row),
        ...distanceOf(request, placeOfListing(row)),
        ...snippetOf(snippets, row),
      })),
      total: found.total,
      found,
    };
  }

  /** What a search understood and found, and what alternatives would find. */
  async summary(search: Search): Promise<SearchSummary> {
    const engine = await this.#engine();
    const openNow = this.#openAt();
    const requestOf = (body: Search) => this.#request(body, openNow);
    const { summary, dependencies } = summarize(engine, search, requestOf, {
      location: this.portal.now.service_areas.map(({ name }) => name),
    });
    declareSearchDependencies(dependencies);
    if (!search.openNow) return summary;
    // The results of the same search whose hours are unknown.
    const unknown = { ...this.#request(search, (times) => openNow(times) === undefined), limit: 0 };
    return { ...summary, hours_unknown: engine.find(unknown).total };
  }

  /** Where what a search finds is. */
  async map(search: Search): Promise<SearchMap> {
    const engine = await this.#engine();
    const { pinned, dependencies, ...map } = mapSearch(
      engine,
      this.#request(search, this.#openAt()),
    );
    declareSearchDependencies(dependencies);
    const rows = await this.#rows.of(pinned);
    return { ...map, pins: rows.flatMap((row) => mapPin(row) ?? []) };
  }

  /** The place field accepts an area of the town by any of its names. */
  #request(search: Search, openNow: OpenAt): SearchRequest {
    const { location } = search;
    const placeNames = location ? areaNames(this.portal.now.service_areas, location) : undefined;
    const request = requestOf(search, openNow);
    return placeNames ? { ...request, location: undefined, placeNames } : request;
  }

  #openAt = (): OpenAt => openAt(townTime(new Date(), this.portal.now.time_zone));

  /** Suggestions for the text typed so far. */
  async suggestions(typed: string, limit: number): Promise<Suggestion[]> {
    const found = new Suggester(await this.#engine()).suggest(typed, limit);
    const ids = found.flatMap(({ of }) => of?.id ?? []);
    const rows = new Map((await this.#rows.of(ids)).map((row) => [String(row._id), row]));
    return namedSuggestions(found, (id) => {
      const row = rows.get(id);
      if (!row) return undefined;
      const { business_name, location } = readableBusiness(listItem(row));
      return { text: business_name, detail: location };
    });
  }
}

function snippetOf(snippets: Snippets, row: ListingRecord): { snippet?: string } {
  const { business_name, business_category, short_description, location_info = {} } = row;
  const shown = [
    business_name,
    business_category,
    short_description,
    ...Object.values(location_info),
  ];
  const { key_services = [], tags = [] } = row;
  const texts = [key_services.join(', '), tags.join(', '), row.full_description];
  const snippet = snippets.of(shown, texts);
  return snippet ? { snippet } : {};
}

/** All filters of the directory. */
/** Nothing but what phone numbers are written with. */
const onlyPhone = /^[\d\s().+-]+$/;

/** A phone number, however it is written, as the index has it; undefined for any other search. */
function phoneSearched(search = ''): string | undefined {
  return onlyPhone.test(search) ? phoneKey(search) || undefined : undefined;
}

function requestOf(search: Search, openNow: OpenAt): SearchRequest {
  const { rating, hasReviews } = search;
  const only: SearchRequest['only'] = (number, attached) =>
    (!rating || (number('rating') ?? 0) >= rating) &&
    (!hasReviews || (number('reviews') ?? 0) > 0) &&
    (!search.openNow || openNow(attached as BusinessTimes | undefined) === true);
  return {
    search: phoneSearched(search.search) ?? search.search,
    location: search.location,
    facets: [
      ...(search.category ? [categoryTerm(search.category)] : []),
      ...(search.source ? [facetTerm('source', search.source)] : []),
      ...(search.hasGallery ? [facetTerm('gallery', 'some')] : []),
    ],
    ...((rating || hasReviews || search.openNow) && { only }),
    order: search.sortBy,
    offset: search.offset,
    limit: search.limit,
    exact: search.exact,
    around: aroundOf(search.near, search.within_miles),
  };
}
