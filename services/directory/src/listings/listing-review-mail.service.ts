import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { ListingRecord } from './listing.js';

const dayMs = 86_400_000;

/** Keeps when the owner of a listing is mailed its new reviews: the first at once, more of them a day later. */
@Injectable()
export class ListingReviewMailService {
  readonly mail: OutboxMark<ListingRecord>;

  constructor(@InjectModel('Listing') private readonly listings: Model<ListingRecord>) {
    this.mail = new OutboxMark(listings, { since: 'reviews_mail_due_at' });
  }

  /**
   * Marks the mail as owed, unless it is already for later. A mark whose time has come is put off by a day: its mail may
   * be under way, without the newest review.
   * @returns the listing if its mail is owed from now on
   */
  async owe(_id: Types.ObjectId, now = new Date()): Promise<ListingRecord | undefined> {
    const listing = await this.listings
      .findOne(
        { _id, owner_id: { $exists: true } },
        { reviews_mailed_at: 1, reviews_mail_due_at: 1 },
      )
      .lean<ListingRecord>();
    if (!listing) return undefined;
    const { reviews_mailed_at: mailed, reviews_mail_due_at: marked } = listing;
    if (marked && marked > now) return undefined;
    const last = marked ? now : mailed;
    const due = new Date(Math.max(now.getTime(), last ? last.getTime() + dayMs : 0));
    // Of two concurrent reviews the first marks it.
    const owing = await this.listings
      .findOneAndUpdate(
        { _id, reviews_mail_due_at: marked ?? { $exists: false } },
        { $set: { reviews_mail_due_at: due } },
        { returnDocument: 'after' },
      )
      .lean<ListingRecord>();
    return owing ?? undefined;
  }

  /** The mail was sent, or nobody wants it. */
  async mailed({ _id }: ListingRecord): Promise<void> {
    await this.listings.updateOne({ _id }, { $set: { reviews_mailed_at: new Date() } });
  }
}
