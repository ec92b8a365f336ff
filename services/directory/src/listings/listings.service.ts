import type { AccessClaims } from '@commons/contracts/account/account';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { refuse } from '@commons/service-kit/errors/refuse';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { SitemapParts } from '@commons/service-kit/sitemap/sitemap-parts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { ListingRecord } from './listing.js';
import { employerFields } from './listing-answer.js';
import { shownListings } from './search/listing-search.service.js';

export const businessNotFound = 'Business not found';

const isVisible = (listing: ListingRecord, viewer?: AccessClaims) =>
  !listing.suspended ||
  viewer?.operator ||
  (viewer !== undefined && businessOf(viewer) === listing.owner_id);

/** Listings of the directory. */
@Injectable()
export class ListingsService {
  constructor(@InjectModel('Listing') private readonly listings: Model<ListingRecord>) {}

  /**
   * @param viewer the caller; only its owner and operators see a suspended listing
   * @throws 404 for an unknown or malformed id, and for a suspended listing that the viewer may not see
   */
  async read(id: string, viewer?: AccessClaims): Promise<ListingRecord> {
    const found = await this.listings
      .findById(objectId(id, businessNotFound))
      .lean<ListingRecord>();
    if (!found || !isVisible(found, viewer)) throw refuse(404, businessNotFound);
    return found;
  }

  /** Includes suspended listings, for actions of operators. @throws 404 for an unknown or malformed id */
  async readAny(id: string): Promise<ListingRecord> {
    const [found] = await this.byIds([objectId(id, businessNotFound)]);
    if (!found) throw refuse(404, businessNotFound);
    return found;
  }

  /** Those that exist, including suspended ones. */
  byIds(ids: readonly (string | Types.ObjectId)[]): Promise<ListingRecord[]> {
    return this.listings.find({ _id: { $in: ids } }).lean<ListingRecord[]>();
  }

  /** The public listings, for the sitemap. @param address builds the URL of a listing's page */
  sitemap(address: (id: string) => string): SitemapParts<ListingRecord> {
    return new SitemapParts(this.listings, () => shownListings, address);
  }

  /** Number of public listings created before a period, and within it. */
  async numbers({ from, to }: { from: Date; to: Date }) {
    const [listings, new_listings] = await Promise.all([
      this.listings.countDocuments({ ...shownListings, created_at: { $lt: to } }),
      this.listings.countDocuments({ ...shownListings, created_at: { $gte: from, $lt: to } }),
    ]);
    return { listings, new_listings };
  }

  /** The public listings of these employers, for their jobs. */
  ofEmployers(ids: readonly string[]): Promise<ListingRecord[]> {
    return this.listings
      .find({ owner_id: { $in: ids }, ...shownListings }, employerFields)
      .sort({ _id: 1 })
      .lean<ListingRecord[]>();
  }

  /** @throws 404 when the employer has no listing */
  async ofOwner(ownerId: string): Promise<ListingRecord> {
    const found = await this.listings.findOne({ owner_id: ownerId }).lean<ListingRecord>();
    if (!found) throw refuse(404, 'You have no business listing yet');
    return found;
  }
}
