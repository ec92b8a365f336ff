import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { ListingRecord } from './listing.schema.js';
import { listingTerms } from './listing-search-fields.js';

export interface Ratings {
  /** 0 without reviews, else the exact mean. */
  readonly average_rating: number;
  readonly total_reviews: number;
}

/** What listings say of their reviews. The reviews count, this keeps the count. */
@Injectable()
export class ListingRatings {
  constructor(@InjectModel('Listing') private readonly listings: Model<ListingRecord>) {}

  /**
   * Writes what `count` finds. Nothing else may have been written since the counting began, or else it counts again:
   * so the last count that is written began after every one before it had ended.
   * @returns the search terms of the listing; undefined when there is none (any more)
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
