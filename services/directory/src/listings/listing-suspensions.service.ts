import { isListed, listingLife } from '@commons/contracts/lifecycles/listing-life';
import { declareSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types, UpdateQuery } from 'mongoose';
import type { ListingRecord } from './listing.js';

import { listingTerms } from './listing-search-fields.js';

const { suspend, 'show again': release } = listingLife.actions;

/** Suspends and restores listings for operators (decision A62). */
@Injectable()
export class ListingSuspensionsService {
  readonly mail: OutboxMark<ListingRecord>;

  constructor(@InjectModel('Listing') private readonly listings: Model<ListingRecord>) {
    this.mail = new OutboxMark(listings, { since: 'suspended.at', flag: 'suspended.mail_due' });
  }

  /** Suspends a listing, or replaces the reason of its suspension. Marks the mail to its owner as due. */
  async suspend(id: Types.ObjectId, reason: string): Promise<void> {
    const suspended = { reason, at: new Date(), mail_due: true };
    await this.#change(id, { $set: { shown: isListed(suspend.to), suspended } });
  }

  async release(id: Types.ObjectId): Promise<void> {
    await this.#change(id, { $set: { shown: isListed(release.to) }, $unset: { suspended: 1 } });
  }

  async #change(id: Types.ObjectId, change: UpdateQuery<ListingRecord>): Promise<void> {
    const changed = await this.listings.findOneAndUpdate({ _id: id }, change).lean<ListingRecord>();
    declareSearchChange(changed ? listingTerms(changed) : []);
  }
}
