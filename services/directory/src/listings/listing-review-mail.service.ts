import { dayMs } from '@commons/contracts/durations';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { ListingRecord } from './listing.js';

const dayAfter = (time: Date | undefined) => (time ? time.getTime() + dayMs : 0);

/** Keeps when the owner of a listing is mailed its new reviews: the first at once, more of them a day later. */
@Injectable()
export class ListingReviewMailService {
  readonly mail: OutboxMark<ListingRecord>;

  constructor(@InjectModel('Listing') private readonly listings: Model<ListingRecord>) {
    this.mail = new OutboxMark(listings, { since: 'reviews_mail_due_at' });
  }

  /**
   * Marks the mail as due, unless it is already for later. A mark whose time has come gets a newer time: if its mail
   * is under way without the newest review, that one remains due.
   * @returns the listing if its mail is due from now on
   */
  async markDue(_id: Types.ObjectId, now = new Date()): Promise<ListingRecord | undefined> {
    const listing = await this.listings
      .findOne(
        { _id, owner_id: { $exists: true } },
        { reviews_mailed_at: 1, reviews_mail_due_at: 1 },
      )
      .lean<ListingRecord>();
    if (!listing) return undefined;
    const { reviews_mailed_at: mailed, reviews_mail_due_at: marked } = listing;
    if (marked && marked > now) return undefined;
    const due = Math.max(now.getTime(), marked ? marked.getTime() + 1 : 0, dayAfter(mailed));
    // Of two concurrent reviews the first marks it.
    const owing = await this.listings
      .findOneAndUpdate(
        { _id, reviews_mail_due_at: marked ?? { $exists: false } },
        { $set: { reviews_mail_due_at: new Date(due) } },
        { returnDocument: 'after' },
      )
      .lean<ListingRecord>();
    return owing ?? undefined;
  }

  /** Whether no mail is due to the owner of this listing; false without an owner. */
  async isUnmarked(_id: Types.ObjectId): Promise<boolean> {
    const unmarked = { owner_id: { $exists: true }, reviews_mail_due_at: { $exists: false } };
    return (await this.listings.exists({ _id, ...unmarked })) !== null;
  }

  /** Whether the last mail was sent within the day. The due one is then put off until that day has passed. */
  async putOff({
    _id,
    reviews_mailed_at: mailed,
    reviews_mail_due_at,
  }: ListingRecord): Promise<boolean> {
    const due = dayAfter(mailed);
    if (due <= Date.now()) return false;
    await this.listings.updateOne(
      { _id, reviews_mail_due_at },
      { $set: { reviews_mail_due_at: new Date(due) } },
    );
    return true;
  }

  /** The mail was sent. */
  async mailed({ _id }: ListingRecord): Promise<void> {
    await this.listings.updateOne({ _id }, { $set: { reviews_mailed_at: new Date() } });
  }
}
