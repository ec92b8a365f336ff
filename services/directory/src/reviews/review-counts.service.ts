import { log } from '@commons/service-kit/logging/logger';
import { Sweep } from '@commons/service-kit/queues/processor';
import { eachAlone } from '@commons/service-kit/queues/sweep-turns';
import { noteSearchChange } from '@commons/service-kit/search/search-notes';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { ListingRatings, type Ratings } from '../listings/listing-ratings.service.js';
import type { ReviewRecord } from './review.schema.js';

/** The process that made a change has this long to count it before the sweep does. */
const patienceMs = 30_000;

/** Keeps the average and the number of reviews of each listing exact, without transactions. */
@Injectable()
export class ReviewCounts {
  readonly #running = new Map<string, Promise<string[]>>();
  readonly #waiting = new Map<string, Promise<string[]>>();

  constructor(
    @InjectModel('Review') private readonly reviews: Model<ReviewRecord>,
    private readonly ratings: ListingRatings,
  ) {}

  /**
   * Ends when the listing tells of every change that was stored before the call. Many calls at once share a count.
   * @returns what the listing is found by
   */
  count(listingId: Types.ObjectId): Promise<string[]> {
    const key = String(listingId);
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    const before = this.#running.get(key) ?? Promise.resolve([]);
    const next = before
      .catch(() => undefined)
      .then(() => {
        this.#waiting.delete(key);
        this.#running.set(key, next);
        return this.#count(listingId);
      })
      .finally(() => this.#running.get(key) === next && this.#running.delete(key));
    this.#waiting.set(key, next);
    return next;
  }

  /** Like `count`; a failure is left to the sweep. */
  async countOrLeave(listingId: Types.ObjectId): Promise<void> {
    try {
      // Noted here: the count may run in the request of another who waits for it.
      noteSearchChange(await this.count(listingId));
    } catch (error) {
      log().warn({ err: error }, 'reviews are left to the sweep to count');
    }
  }

  /** Counts what a process that died, or a store that was away, left uncounted. */
  @Sweep({ name: 'uncounted-reviews', everyMs: 60_000 })
  async sweep(now = Date.now()): Promise<void> {
    const old = Types.ObjectId.createFromTime(Math.floor((now - patienceMs) / 1_000));
    const left = await this.reviews
      .find({ uncounted: { $lt: old } }, { listing_id: 1 })
      .limit(1_000)
      .lean<ReviewRecord[]>();
    const listings = new Map(left.map(({ listing_id }) => [String(listing_id), listing_id]));
    await eachAlone('uncounted-reviews', [...listings.values()], String, (listing) =>
      this.count(listing),
    );
  }

  async #count(listingId: Types.ObjectId): Promise<string[]> {
    // Read before the count: what is stored later keeps its mark.
    const marked = await this.reviews
      .find({ listing_id: listingId, uncounted: { $exists: true } }, { uncounted: 1 })
      .lean<ReviewRecord[]>();
    const terms = await this.ratings.write(listingId, () => this.#ratingsOf(listingId));
    // The listing went while somebody wrote the review: it goes too.
    if (!terms) await this.reviews.deleteMany({ listing_id: listingId });
    const marks = marked.flatMap(({ uncounted }) => uncounted ?? []);
    if (marks.length > 0) {
      await this.reviews.updateMany({ uncounted: { $in: marks } }, { $unset: { uncounted: 1 } });
    }
    return terms ?? [];
  }

  async #ratingsOf(listingId: Types.ObjectId): Promise<Ratings> {
    const stars = await this.reviews.aggregate<{ _id: number; reviews: number }>([
      { $match: { listing_id: listingId, shown: true } },
      { $group: { _id: '$rating', reviews: { $sum: 1 } } },
    ]);
    const total = stars.reduce((sum, { reviews }) => sum + reviews, 0);
    const points = stars.reduce((sum, { _id, reviews }) => sum + _id * reviews, 0);
    return { average_rating: total === 0 ? 0 : points / total, total_reviews: total };
  }
}
