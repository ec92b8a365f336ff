import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, type UpdateQuery } from 'mongoose';
import type { ReviewRecord } from './review.js';

import { ReviewCountsService } from './review-counts.service.js';

/** Hides and restores reviews for operators (decision A62). */
@Injectable()
export class ReviewHidingService {
  readonly mail: OutboxMark<ReviewRecord>;

  constructor(
    @InjectModel('Review') private readonly reviews: Model<ReviewRecord>,
    private readonly counts: ReviewCountsService,
  ) {
    this.mail = new OutboxMark(reviews, { since: 'hidden.at', flag: 'hidden.mail_due' });
  }

  /** Hides a review, or replaces the reason of a hidden one. Marks the mail to its author as due. */
  async hide(review: ReviewRecord, reason: string): Promise<ReviewRecord> {
    const hidden = { reason, at: new Date(), ...(review.reviewer_email && { mail_due: true }) };
    await this.#change(review, { $set: { shown: false, hidden }, $unset: { held_at: 1 } });
    return { ...review, shown: false, hidden };
  }

  async show(review: ReviewRecord): Promise<void> {
    await this.#change(review, { $set: { shown: true }, $unset: { hidden: 1, held_at: 1 } });
  }

  /** Also updates the listing's ratings. */
  async #change({ _id, listing_id }: ReviewRecord, change: UpdateQuery<ReviewRecord>) {
    const uncounted = new Types.ObjectId();
    await this.reviews.updateOne({ _id }, { ...change, $set: { ...change.$set, uncounted } });
    await this.counts.countOrLeave(listing_id);
  }
}
