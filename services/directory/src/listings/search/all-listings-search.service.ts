import type { SearchEngine } from '@commons/service-kit/search/engine/search-engine';
import { SearchFeed } from '@commons/service-kit/search/follow/search-feed';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ListingRecord } from '../listing.js';
import { indexedListing, indexedListingFields, listingSubject } from './listing-search-fields.js';

/** The operators' search, which includes suspended listings. */
@Injectable()
export class AllListingsSearchService {
  readonly #engine: () => Promise<SearchEngine>;

  constructor(
    @InjectModel('Listing') private readonly listings: Model<ListingRecord>,
    feed: SearchFeed,
  ) {
    this.#engine = feed.onDemand<ListingRecord>({
      subject: listingSubject,
      model: listings,
      shown: {},
      fields: indexedListingFields,
      read: indexedListing,
    });
  }

  async find(request: { search: string; limit: number; offset: number }) {
    const { ids, total } = (await this.#engine()).find(request);
    const found = await this.listings.find({ _id: { $in: ids } }).lean<ListingRecord[]>();
    const listings = new Map(found.map((listing) => [String(listing._id), listing]));
    return { rows: ids.flatMap((id) => listings.get(id) ?? []), total };
  }
}
