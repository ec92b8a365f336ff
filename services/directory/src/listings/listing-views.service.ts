import type { AccessClaims } from '@commons/contracts/account/account';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { DailyVisits, type Visitor } from '@commons/service-kit/numbers/daily-visits';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ListingRecord } from './listing.js';

/** Counts one view per visitor and day, excluding the owner and the owner's colleagues (decision A25). */
@Injectable()
export class ListingViewsService {
  constructor(
    @InjectModel('Listing') private readonly listings: Model<ListingRecord>,
    private readonly visits: DailyVisits,
  ) {}

  /** @returns the listing with the view counted */
  async count(
    listing: ListingRecord,
    visitor: Visitor,
    viewer?: AccessClaims,
  ): Promise<ListingRecord> {
    const { _id, owner_id: owner, views } = listing;
    if (viewer && owner && [viewer.sub, businessOf(viewer)].includes(owner)) return listing;
    if (!(await this.visits.isFirst(String(_id), visitor))) return listing;
    await this.listings.updateOne({ _id }, { $inc: { views: 1 } });
    return { ...listing, views: views + 1 };
  }
}
