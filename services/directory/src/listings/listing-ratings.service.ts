import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { ListingRecord } from './listing.schema.js';

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
   * @returns false when there is no such listing (any more)
   */
  async write(id: Types.ObjectId, count: () => Promise<Ratings>): Promise<boolean> {
    for (;;) {
      const listing = await this.listings
        .findById(id, { ratings_version: 1 })
        .lean<Pick<ListingRecord, 'ratings_version'>>();
      if (!listing) return false;
      const ratings = await count();
      const { matchedCount } = await this.listings.updateOne(
        { _id: id, ratings_version: listing.ratings_version ?? null } as object,
        { $set: ratings, $inc: { ratings_version: 1 } },
      );
      if (matchedCount > 0) return true;
    }
  }
}
