import { declareSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { conflict, retryOnConflict } from '@commons/service-kit/mongo/retry-on-conflict';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ImageStoreService } from '../../images/image-store.service.js';
import type { PreparedImage } from '../../images/prepared-image.js';
import type { ListingRecord } from '../listing.js';
import { listingTerms } from '../search/listing-search-fields.js';

/** Of a change, while other uploads replace the logo. */
const attempts = 10;

/** The logo of a listing. */
@Injectable()
export class ListingLogoService {
  constructor(
    @InjectModel('Listing') private readonly listings: Model<ListingRecord>,
    private readonly store: ImageStoreService,
  ) {}

  /**
   * Replaces the logo and deletes the files of the previous one.
   * @returns false when the listing was deleted meanwhile
   */
  async set(listing: ListingRecord, image: PreparedImage): Promise<boolean> {
    const { filename } = image;
    const stored = await this.store.add('logos', listing._id, [image]);
    const before = await this.#change(listing, { $set: { logo_filename: filename } });
    await this.store.keep([filename], stored);
    if (before?.logo_filename) await this.store.dropUnused([before.logo_filename]);
    if (!before) await this.store.dropUnused([filename]);
    return before !== undefined;
  }

  async remove(listing: ListingRecord): Promise<void> {
    const before = await this.#change(listing, { $unset: { logo_filename: 1 } });
    if (before?.logo_filename) await this.store.dropUnused([before.logo_filename]);
  }

  /** @returns the listing before the change; undefined when it is gone */
  async #change({ _id }: ListingRecord, change: object): Promise<ListingRecord | undefined> {
    return retryOnConflict(async () => {
      const now = await this.listings.findById(_id, { logo_filename: 1 }).lean<ListingRecord>();
      if (!now) return undefined;
      const { logo_filename = null } = now;
      if (logo_filename) await this.store.willDrop([logo_filename]);
      // A concurrent upload may replace the logo. Its files must be marked before it is dropped.
      const before = await this.listings
        .findOneAndUpdate({ _id, logo_filename }, change)
        .lean<ListingRecord>();
      if (!before) return conflict;
      declareSearchChange(listingTerms(before));
      return before;
    }, attempts);
  }
}
