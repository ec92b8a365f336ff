import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { ListingRecord } from './listing.js';
import { listingTerms } from './search/listing-search-fields.js';

export interface Ratings {
  /** 0 without reviews, else the exact mean. */
  readonly average_rating: number;
  readonly total_reviews: number;
}

/** Writes the ratings of listings. The reviews resource counts them. */
@Injectable()
export class ListingRatingsService {
  constructor(@InjectModel('Listing') private readonly listings: Model<ListingRecord>) {}

  /**
   * Writes the result of `count`, and counts again if other ratings were written meanwhile. So each written count began
   * after the previous one was written.
   * @returns the search terms of the listing; undefined when it does not exist
   */
  async write(id: Types.ObjectId, count: () => Promise<Ratings>): Promise<string[] | undefined> {
    for (;;) {
      const listing = await this.listings
        .findById(id, { ratings_version: 1 })
        .lean<Pick<ListingRecord, 'ratings_version'>>();
      if (!listing) return undefined;
      const ratings = await count();
      const written = await this.listings
        .findOneAndUpdate({ _id: id, ratings_version: listing.ratings_version ?? null } as object, {
          $set: ratings,
          $inc: { ratings_version: 1 },
        })
        .lean<ListingRecord>();
      if (written) return listingTerms(written);
    }
  }
}
