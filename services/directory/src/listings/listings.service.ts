import type { AccessClaims } from '@commons/contracts/account';
import { refuse } from '@commons/service-kit/errors/refuse';
import { SitemapParts } from '@commons/service-kit/http/sitemap-parts';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { ListingRecord } from './listing.schema.js';
import { shownListings } from './listing-search.service.js';

export type { ListingFacts, ListingRecord } from './listing.schema.js';

export const businessNotFound = 'Business not found';

const isVisible = (listing: ListingRecord, viewer?: AccessClaims) =>
  !listing.suspended || viewer?.operator || viewer?.sub === listing.owner_id;

/** A listing that is not stored yet. */
export type NewListing = Omit<ListingRecord, '_id'>;

/** Listings of the directory. */
@Injectable()
export class ListingsService {
  constructor(@InjectModel('Listing') private readonly listings: Model<ListingRecord>) {}

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
    return new SitemapParts(this.listings, () => shownListings, address);
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
