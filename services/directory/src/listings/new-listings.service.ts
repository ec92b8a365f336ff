import { readableBusiness } from '@commons/contracts/imports/readable-name';
import type { NewListings } from '@commons/contracts/jobs/town-letter';
import { beginningOf } from '@commons/contracts/text/cut-text';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ListingRecord } from './listing.js';
import { listFields, listItem } from './listing-answer.js';
import { shownListings } from './search/listing-search.service.js';

const named = 8;

/** New businesses for the weekly letter. */
@Injectable()
export class NewListingsService {
  constructor(@InjectModel('Listing') private readonly listings: Model<ListingRecord>) {}

  async since(since: Date): Promise<NewListings> {
    const fresh = { ...shownListings, created_at: { $gte: since } };
    const [total, rows] = await Promise.all([
      this.listings.countDocuments(fresh),
      this.listings
        .find(fresh, listFields)
        .sort({ created_at: -1, _id: -1 })
        .limit(named)
        .lean<ListingRecord[]>(),
    ]);
    const newest = rows.map((row) => {
      const { id, business_name, short_description, location } = readableBusiness(listItem(row));
      const text = short_description || location || '';
      return { id, name: business_name, text: beginningOf(text, 200) };
    });
    return { total, newest };
  }
}
