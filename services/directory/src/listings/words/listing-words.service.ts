import type { TownList } from '@commons/contracts/portal/town-lists';
import { nextVersion } from '@commons/service-kit/http/record-version';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { ListingRecord } from '../listing.js';

const fields: Readonly<Partial<Record<TownList, string>>> = {
  listing_categories: 'business_category',
  service_areas: 'location_info.service_area',
};

/** Listings with a category or an area of the town's own, suspended ones too (docs/adr/0033). */
@Injectable()
export class ListingWordsService {
  constructor(@InjectModel('Listing') private readonly listings: Model<ListingRecord>) {}

  async count(list: TownList, name: string): Promise<number> {
    const which = withWord(list, name);
    return which ? this.listings.countDocuments(which).exec() : 0;
  }

  /** Forms that are open meanwhile notice it on save: the version has changed. */
  async move(list: TownList, from: string, to: string): Promise<number> {
    const which = withWord(list, from);
    if (!which) return 0;
    const change = { $set: { [fields[list] as string]: to }, ...nextVersion };
    return (await this.listings.updateMany(which, change)).modifiedCount;
  }
}

function withWord(list: TownList, name: string): QueryFilter<ListingRecord> | undefined {
  const field = fields[list];
  return field ? { [field]: name } : undefined;
}
