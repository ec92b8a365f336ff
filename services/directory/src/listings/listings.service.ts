import type { AccessClaims } from '@commons/contracts/account';
import { type BusinessListItem, BusinessSearch } from '@commons/contracts/businesses';
import { refuse } from '@commons/service-kit/errors/refuse';
import { SitemapParts } from '@commons/service-kit/http/sitemap-parts';
import { exactCountLimit } from '@commons/service-kit/http/total-count';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { groupsOf, noteSearchNeeds } from '@commons/service-kit/search/search-notes';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { z } from 'zod';
import type { ListingRecord } from './listing.schema.js';
import { listFields, listItem } from './listing-answer.js';
import { listingFilter, listingSort } from './listing-query.js';

export type { ListingFacts, ListingRecord } from './listing.schema.js';

export const businessNotFound = 'Business not found';

const isVisible = (listing: ListingRecord, viewer?: AccessClaims) =>
  !listing.suspended || viewer?.operator || viewer?.sub === listing.owner_id;

type Search = z.output<typeof BusinessSearch>;

const everything = listingFilter(BusinessSearch.parse({}));

/** A listing that is not stored yet. */
export type NewListing = Omit<ListingRecord, '_id'>;

/** One page of a search and the number of all matches, counted to 1,001 at most. */
export interface FoundListings {
  readonly rows: BusinessListItem[];
  readonly total: number;
}

/** Listings of the directory. */
@Injectable()
export class ListingsService {
  constructor(@InjectModel('Listing') private readonly listings: Model<ListingRecord>) {}

  async search(search: Search): Promise<FoundListings> {
    const filter = listingFilter(search);
    noteSearchNeeds(groupsOf(filter));
    const rows = await this.listings
      .find(filter, listFields)
      .sort(listingSort(search.sortBy))
      .skip(search.offset)
      .limit(search.limit)
      .lean<ListingRecord[]>();
    // A page that is not full tells the number by itself.
    const last = rows.length < search.limit && (rows.length > 0 || search.offset === 0);
    const total = last
      ? search.offset + rows.length
      : await this.listings.countDocuments(filter, { limit: exactCountLimit + 1 });
    return { rows: rows.map(listItem), total };
  }

  /**
   * @param viewer whoever wants to see it; a suspended listing is there for its owner and for operators only
   * @throws 404 for an unknown or malformed id
   */
  async read(id: string, viewer?: AccessClaims): Promise<ListingRecord> {
    const found = await this.listings
      .findById(objectId(id, businessNotFound))
      .lean<ListingRecord>();
    if (!found || !isVisible(found, viewer)) throw refuse(404, businessNotFound);
    return found;
  }

  /** Suspended ones too, for what acts on behalf of operators. @throws 404 for an unknown or malformed id */
  async readAny(id: string): Promise<ListingRecord> {
    const [found] = await this.byIds([objectId(id, businessNotFound)]);
    if (!found) throw refuse(404, businessNotFound);
    return found;
  }

  /** Those that exist, suspended ones too. */
  byIds(ids: readonly (string | Types.ObjectId)[]): Promise<ListingRecord[]> {
    return this.listings.find({ _id: { $in: ids } }).lean<ListingRecord[]>();
  }

  /** The listings that everybody sees, for the map of the site. @param address of the page of a listing */
  sitemap(address: (id: string) => string): SitemapParts<ListingRecord> {
    return new SitemapParts(this.listings, () => everything, address);
  }

  /** @throws 404 when the employer has none */
  async ofOwner(ownerId: string): Promise<ListingRecord> {
    const found = await this.listings.findOne({ owner_id: ownerId }).lean<ListingRecord>();
    if (!found) throw refuse(404, 'You have no business listing yet');
    return found;
  }

  /**
   * Stores imported listings that are not there yet, by their reference.
   * @returns how many were stored
   */
  async addImported(listings: readonly NewListing[]): Promise<number> {
    const references = listings.map(({ import_ref = '' }) => import_ref);
    const known = await this.listings
      .find({ import_ref: { $in: references } }, { import_ref: 1 })
      .lean<ListingRecord[]>();
    const present = new Set(known.map(({ import_ref }) => import_ref));
    const fresh = listings.filter(({ import_ref }) => !present.has(import_ref));
    if (fresh.length === 0) return 0;
    try {
      await this.listings.insertMany(fresh, { ordered: false });
      return fresh.length;
    } catch (error) {
      // Another import stored some of the same rows in the meantime; the others are in.
      if (!isDuplicateKey(error)) throw error;
      return (error as { insertedCount?: number }).insertedCount ?? 0;
    }
  }
}
