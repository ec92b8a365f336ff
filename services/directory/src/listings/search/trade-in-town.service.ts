import { parseHours } from '@commons/contracts/businesses/business-hours';
import { BusinessSearch } from '@commons/contracts/businesses/businesses';
import { type Weekday, weekdays } from '@commons/contracts/businesses/listing-lists';
import type {
  TradeBusiness,
  TradeInTown,
  TradeQuery,
} from '@commons/contracts/businesses/trade-in-town';
import { readableBusiness } from '@commons/contracts/imports/readable-name';
import { tradesOf } from '@commons/service-kit/search/query/trade-details';
import { vocabularyOf } from '@commons/service-kit/search/vocabulary/all';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import type { ListingRecord } from '../listing.js';
import {
  type FoundListings,
  ListingSearchService,
  shownListings,
} from './listing-search.service.js';

/** Businesses of a trade whose details are loaded. */
const maxRead = 100;
const maxNamed = 5;
const maxBest = 3;
const maxPriced = 3;

const fields = {
  business_name: 1,
  import_ref: 1,
  average_rating: 1,
  total_reviews: 1,
  business_hours: 1,
  gallery_images: 1,
  pricing_info: 1,
} as const;

/** The best matches show the category of the trade; those after them may be of related trades. */
const maxTelling = 10;

/** Trades of an offer that are tried. */
const maxNarrower = 4;

/** Of the prices that a listing states, in characters. */
const longestPricing = 300;

interface ReadDetails {
  readonly photos: number;
  readonly pricing: string | undefined;
}

/** Directory data about a trade, for market analyses. */
@Injectable()
export class TradeInTownService {
  constructor(
    private readonly searches: ListingSearchService,
    @InjectModel('Listing') private readonly listings: Model<ListingRecord>,
  ) {}

  async about({
    trade,
    offer = '',
    place,
    names,
  }: z.output<typeof TradeQuery>): Promise<TradeInTown> {
    const isKnownPlace = place && (await this.#search({ location: place }, 1)).total > 0;
    const within = isKnownPlace ? { location: place } : {};
    const { searched, answer } = await this.#searchOf(trade, offer, within);
    // What is found without one of the words is of another trade.
    const isFound = answer.found.leftOut.length === 0;
    const ids = isFound ? answer.rows.map(({ id }) => id) : [];
    const [found, named] = await Promise.all([
      this.#read(ids),
      Promise.all(names.map(async (name) => ({ name, ...(await this.#named(name)) }))),
    ]);
    const category = categoryOf(answer);
    const ranked = found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    const reviewed = found.filter(({ reviews }) => reviews > 0);
    const reviews = reviewed.reduce((sum, one) => sum + one.reviews, 0);
    const stars = reviewed.reduce((sum, one) => sum + one.reviews * (one.rating ?? 0), 0);
    const open = found.filter(({ open_days }) => open_days);
    const openOn = (day: Weekday) => open.filter(({ open_days }) => open_days?.includes(day));
    return {
      total: isFound ? answer.total : 0,
      searched,
      ...(isKnownPlace && { place }),
      ...(isFound && category && { category }),
      looked_at: found.length,
      with_reviews: reviewed.length,
      reviews,
      ...(reviews > 0 && { average_rating: Math.round((stars / reviews) * 10) / 10 }),
      with_photos: found.filter(({ photos }) => photos > 0).length,
      with_hours: open.length,
      open_on: Object.fromEntries(
        weekdays.map((day) => [day, openOn(day).length]),
      ) as TradeInTown['open_on'],
      leading: reviewed
        .toSorted((one, other) => other.reviews - one.reviews)
        .slice(0, maxNamed)
        .map(asNamed),
      best: ranked.slice(0, maxBest).map(asNamed),
      priced: ranked
        .flatMap(({ id, business_name, pricing }) =>
          pricing ? { id, business_name, pricing } : [],
        )
        .slice(0, maxPriced),
      named,
    };
  }

  #search(search: z.input<typeof BusinessSearch>, limit: number): Promise<FoundListings> {
    return this.searches.search({ ...BusinessSearch.parse(search), limit });
  }

  /** Searches for the type of business, or, where that is a whole category, for a trade that the offer names. */
  async #searchOf(trade: string, offer: string, within: { readonly location?: string }) {
    const answer = await this.#search({ search: trade, ...within }, maxRead);
    const isBroad =
      plain(categoryOf(answer) ?? '') === plain(trade) ||
      (await this.#tradesIn(trade)).length === 0;
    const narrower = isBroad ? await this.#tradesIn(offer) : [];
    for (const searched of narrower.slice(0, maxNarrower)) {
      const found = await this.#search({ search: searched, ...within }, maxRead);
      if (found.total > 0 && found.found.leftOut.length === 0) return { searched, answer: found };
    }
    return { searched: trade, answer };
  }

  /** The trades that a text names, in its words: "gutter cleaning", "pressure washing". */
  async #tradesIn(text: string): Promise<string[]> {
    const { found } = await this.#search({ search: text.slice(0, 500), exact: true }, 1);
    // "T shirts" is more specific than "custom".
    return tradesOf(found.read, vocabularyOf())
      .toSorted((one, other) => other.typed.length - one.typed.length)
      .map(({ typed }) => typed.join(' '));
  }

  /** The listing of this name; a longer name matches if it starts with it. */
  async #named(name: string): Promise<{ listing?: TradeBusiness }> {
    const wanted = plain(name);
    if (!wanted) return {};
    // "Shipley Do-Nuts" may be listed as "Shipley Donuts".
    const spellings = [...new Set([name, name.replaceAll('-', '')])];
    const found = await Promise.all(
      spellings.map((search) => this.#search({ search, exact: true }, 10)),
    );
    const rows = found.flatMap((one) => one.rows);
    const row =
      rows.find((one) => joined(one.business_name) === joined(name)) ??
      rows.find((one) => plain(one.business_name).startsWith(`${wanted} `));
    const [listing] = row ? await this.#read([row.id]) : [];
    return listing ? { listing: asNamed(listing) } : {};
  }

  async #read(ids: readonly string[]) {
    const records = await this.listings
      .find({ _id: { $in: ids }, ...shownListings }, fields)
      .sort({ _id: 1 })
      .lean<ListingRecord[]>();
    return records.map((record) => ({
      id: String(record._id),
      business_name: readableBusiness({ ...record, external: Boolean(record.import_ref) })
        .business_name,
      reviews: record.total_reviews ?? 0,
      ...(record.total_reviews ? { rating: record.average_rating } : {}),
      ...openDays(record.business_hours),
      photos: record.gallery_images?.length ?? 0,
      pricing: record.pricing_info?.trim().replace(/\s+/g, ' ').slice(0, longestPricing),
    }));
  }
}

/** The category of most of the best matches. */
const categoryOf = ({ rows }: FoundListings) =>
  mostFrequent(rows.slice(0, maxTelling).map(({ business_category }) => business_category));

/** The first of those that occur most often. */
function mostFrequent(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const joined = (name: string) => plain(name).replaceAll(' ', '');

function asNamed({ photos, pricing, ...business }: TradeBusiness & ReadDetails): TradeBusiness {
  return business;
}

/** A day with unparseable hours counts as open, since something is stated. */
function openDays(hours: Readonly<Record<string, string>> | undefined): { open_days?: Weekday[] } {
  if (!weekdays.some((day) => hours?.[day]?.trim())) return {};
  return { open_days: weekdays.filter((day) => parseHours(hours?.[day])?.length !== 0) };
}
