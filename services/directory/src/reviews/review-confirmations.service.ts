import { minuteMs } from '@commons/contracts/durations';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { log } from '@commons/service-kit/logging/logger';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { eachIsolated } from '@commons/service-kit/queues/record-batches';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { ReviewRecord } from './review.js';
import { ReviewCountsService } from './review-counts.service.js';

const longestPauseMs = 60 * minuteMs;

/** Counts reviews of accounts once their address is confirmed (decision B23). */
@Injectable()
export class ReviewConfirmationsService {
  constructor(
    @InjectModel('Review') private readonly reviews: Model<ReviewRecord>,
    private readonly people: PeopleService,
    private readonly counts: ReviewCountsService,
  ) {}

  /** False also while auth is unavailable: a review then counts like a guest's. */
  async isUnconfirmed(userId: string): Promise<boolean> {
    try {
      return (await this.people.find(userId))?.email_verified === false;
    } catch (error) {
      log().warn(
        { err: error, user_id: userId },
        'auth unavailable: a review counts without a check',
      );
      return false;
    }
  }

  /** For an author who opens the page, perhaps after confirming: rechecks at once. */
  async checkOwn(listing_id: Types.ObjectId, user_id: string): Promise<void> {
    if (await this.reviews.exists({ user_id, listing_id, unconfirmed: true }))
      await this.#check(user_id, Date.now());
  }

  /** Asks auth about due authors: every minute at first, every hour after a long wait. */
  @Reconcile({ name: 'unconfirmed-reviews', everyMs: minuteMs })
  async reconcile(now = Date.now()): Promise<void> {
    const due = await this.reviews
      .find({ confirm_check_at: { $lte: new Date(now) } }, { user_id: 1 })
      .limit(500)
      .lean<ReviewRecord[]>();
    const authors = [...new Set(due.flatMap(({ user_id }) => user_id ?? []))];
    await eachIsolated('unconfirmed-reviews', authors, String, (author) =>
      this.#check(author, now),
    );
  }

  async #check(user_id: string, now: number): Promise<void> {
    // A deleted account can no longer confirm; its erasure removes its reviews.
    const isConfirmed = (await this.people.find(user_id))?.email_verified === true;
    const waiting = await this.reviews.find({ user_id, unconfirmed: true }).lean<ReviewRecord[]>();
    for (const { _id, listing_id, created_at } of waiting) {
      if (!isConfirmed) {
        const pause = Math.min(longestPauseMs, (now - created_at.getTime()) / 10);
        const confirm_check_at = new Date(now + Math.max(minuteMs, pause));
        await this.reviews.updateOne({ _id, unconfirmed: true }, { $set: { confirm_check_at } });
        continue;
      }
      await this.reviews.updateOne(
        { _id },
        {
          $set: { uncounted: new Types.ObjectId() },
          $unset: { unconfirmed: 1, confirm_check_at: 1 },
        },
      );
      await this.counts.countOrLeave(listing_id);
    }
  }
}
