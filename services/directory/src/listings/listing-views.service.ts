import { DailyVisits, type Visitor } from '@commons/service-kit/numbers/daily-visits';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ListingRecord } from './listing.js';

/** Counts one view per visitor and day, excluding the owner (decision A25). */
@Injectable()
export class ListingViewsService {
  constructor(
    @InjectModel('Listing') private readonly listings: Model<ListingRecord>,
    private readonly visits: DailyVisits,
  ) {}

  /** @returns the listing with the view counted */
  async count(listing: ListingRecord, visitor: Visitor): Promise<ListingRecord> {
    const { _id, owner_id: owner, views } = listing;
    if (owner !== undefined && visitor.userId === owner) return listing;
    if (!(await this.visits.isFirst(String(_id), visitor))) return listing;
    await this.listings.updateOne({ _id }, { $inc: { views: 1 } });
    return { ...listing, views: views + 1 };
  }
}
