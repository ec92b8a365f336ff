import { parseHours } from '@commons/contracts/businesses/business-hours';
import { BusinessSearch } from '@commons/contracts/businesses/businesses';
import { type Weekday, weekdays } from '@commons/contracts/businesses/listing-lists';
import type {
  TradeBusiness,
  TradeInTown,
  TradeQuery,
} from '@commons/contracts/businesses/trade-in-town';
import { readableBusiness } from '@commons/contracts/imports/readable-name';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import type { ListingRecord } from '../listing.js';
import { ListingSearchService, shownListings } from './listing-search.service.js';

/** Businesses of a trade whose details are loaded. */
const mostRead = 100;
const mostNamed = 5;
const mostPriced = 3;

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
const mostTelling = 10;

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

  async about({ trade, names }: z.output<typeof TradeQuery>): Promise<TradeInTown> {
    const answer = await this.searches.search({
      ...BusinessSearch.parse({ search: trade }),
      limit: mostRead,
    });
    // What is found without one of the words is of another trade.
    const isFound = answer.found.leftOut.length === 0;
    const ids = isFound ? answer.rows.map(({ id }) => id) : [];
    const [found, named] = await Promise.all([
      this.#read(ids),
      Promise.all(names.map(async (name) => ({ name, ...(await this.#named(name)) }))),
    ]);
    const category = mostFrequent(
      answer.rows.slice(0, mostTelling).map(({ business_category }) => business_category),
    );
    const ranked = found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    const reviewed = found.filter(({ reviews }) => reviews > 0);
    const reviews = reviewed.reduce((sum, one) => sum + one.reviews, 0);
    const stars = reviewed.reduce((sum, one) => sum + one.reviews * (one.rating ?? 0), 0);
    const open = found.filter(({ open_days }) => open_days);
    const openOn = (day: Weekday) => open.filter(({ open_days }) => open_days?.includes(day));
    return {
      total: isFound ? answer.total : 0,
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
        .slice(0, mostNamed)
        .map(asNamed),
      priced: ranked
        .flatMap(({ id, business_name, pricing }) =>
          pricing ? { id, business_name, pricing } : [],
        )
        .slice(0, mostPriced),
      named,
    };
  }

  /** The listing of this name; a longer name matches if it starts with it. */
  async #named(name: string): Promise<{ listing?: TradeBusiness }> {
    const wanted = plain(name);
    if (!wanted) return {};
    const search = { ...BusinessSearch.parse({ search: name, exact: true }), limit: 10 };
    const { rows } = await this.searches.search(search);
    const row =
      rows.find((one) => plain(one.business_name) === wanted) ??
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

function asNamed({ photos, pricing, ...business }: TradeBusiness & ReadDetails): TradeBusiness {
  return business;
}

/** A day with unparseable hours counts as open, since something is stated. */
function openDays(hours: Readonly<Record<string, string>> | undefined): { open_days?: Weekday[] } {
  if (!weekdays.some((day) => hours?.[day]?.trim())) return {};
  return { open_days: weekdays.filter((day) => parseHours(hours?.[day])?.length !== 0) };
}
