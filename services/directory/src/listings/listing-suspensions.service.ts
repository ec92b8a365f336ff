import { isListed, listingLife } from '@commons/contracts/lifecycles/listing-life';
import { declareSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import type { ListingRecord } from './listing.js';
import { listingTerms } from './search/listing-search-fields.js';

const { suspend, 'show again': release } = listingLife.actions;

const ownerSuspended = 'The account that owns this listing is suspended.';

/** Hides a listing with its owner's account. */
const withAccount = () => ({
  shown: isListed(suspend.to),
  suspended: { reason: ownerSuspended, at: new Date(), account: true as const },
});

/** Listings of suspended accounts. Those suspended by an earlier version only have the second mark. */
const ofSuspended: QueryFilter<ListingRecord> = {
  $or: [{ owner_suspended: true }, { 'suspended.account': true }],
};

/** Suspends and restores listings for operators (decision A62). */
@Injectable()
export class ListingSuspensionsService {
  readonly mail: OutboxMark<ListingRecord>;
  readonly restoredMail: OutboxMark<ListingRecord>;

  constructor(@InjectModel('Listing') private readonly listings: Model<ListingRecord>) {
    this.mail = new OutboxMark(listings, { since: 'suspended.at', flag: 'suspended.mail_due' });
    this.restoredMail = new OutboxMark(listings, { since: 'restored_mail_at' });
  }

  /** Suspends a listing, or replaces the reason of its suspension. Marks the mail to its owner as due. */
  async suspend(id: Types.ObjectId, reason: string): Promise<void> {
    const suspended = { reason, at: new Date(), mail_due: true };
    await this.listings.updateOne({ _id: id, ...ofSuspended }, { $set: { owner_suspended: true } });
    await this.#change(
      { _id: id },
      {
        $set: { shown: isListed(suspend.to), suspended },
        $unset: { restored_mail_at: 1 },
      },
    );
  }

  /**
   * Shows a listing again, unless its owner's account is suspended: then it remains hidden with the account. Marks the
   * mail to its owner as due if there was one about the suspension.
   */
  async release({ _id, suspended, owner_id }: ListingRecord): Promise<void> {
    const isInformed = suspended !== undefined && !suspended.mail_due;
    await this.#change({ _id, ...ofSuspended }, { $set: withAccount() });
    await this.#change(
      { _id, $nor: [ofSuspended] },
      {
        $set: {
          shown: isListed(release.to),
          ...(isInformed && owner_id && { restored_mail_at: new Date() }),
        },
        $unset: { suspended: 1 },
      },
    );
  }

  /** Hides the listing of a suspended person. A listing that is suspended itself stays unchanged. */
  async suspendOf(owner_id: string): Promise<void> {
    await this.listings.updateOne({ owner_id }, { $set: { owner_suspended: true } });
    await this.#change({ owner_id, suspended: { $exists: false } }, { $set: withAccount() });
  }

  /** Shows the listing again if it was only hidden with the account. */
  async releaseOf(owner_id: string): Promise<void> {
    const change = { $set: { shown: isListed(release.to) }, $unset: { suspended: 1 as const } };
    await this.listings.updateOne({ owner_id }, { $unset: { owner_suspended: 1 } });
    await this.#change({ owner_id, 'suspended.account': true }, change);
  }

  /** How many listings of a person are suspended: none or one. */
  countOf(owner_id: string): Promise<number> {
    return this.listings.countDocuments({ owner_id, suspended: { $exists: true } }).exec();
  }

  async #change(
    which: QueryFilter<ListingRecord>,
    change: UpdateQuery<ListingRecord>,
  ): Promise<void> {
    const changed = await this.listings.findOneAndUpdate(which, change).lean<ListingRecord>();
    declareSearchChange(changed ? listingTerms(changed) : []);
  }
}
