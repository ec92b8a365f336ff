import { declareSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { log } from '@commons/service-kit/logging/logger';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { eachIsolated } from '@commons/service-kit/queues/record-batches';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { ListingRatingsService, type Ratings } from '../listings/listing-ratings.service.js';
import type { ReviewRecord } from './review.js';

/** How long a process has to count its own change before the reconciliation does. */
const patienceMs = 30_000;

/** Keeps the average rating and the number of reviews of each listing exact, without transactions. */
@Injectable()
export class ReviewCountsService {
  readonly #running = new Map<string, Promise<string[]>>();
  readonly #waiting = new Map<string, Promise<string[]>>();

  constructor(
    @InjectModel('Review') private readonly reviews: Model<ReviewRecord>,
    private readonly ratings: ListingRatingsService,
  ) {}

  /**
   * Resolves once the listing's ratings include every change stored before the call. Concurrent calls share a count.
   * @returns the search terms of the listing, empty when it is gone
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

  /** Like `count`, but leaves a failure to the reconciliation. */
  async countOrLeave(listingId: Types.ObjectId): Promise<void> {
    try {
      // Recorded here, because the count may run in the context of another request.
      declareSearchChange(await this.count(listingId));
    } catch (error) {
      log().warn({ err: error }, 'counting reviews failed; left to the reconciliation');
    }
  }

  /** Counts changes that a crash or an outage left uncounted. */
  @Reconcile({ name: 'uncounted-reviews', everyMs: 60_000 })
  async reconcile(now = Date.now()): Promise<void> {
    const old = Types.ObjectId.createFromTime(Math.floor((now - patienceMs) / 1_000));
    const left = await this.reviews
      .find({ uncounted: { $lt: old } }, { listing_id: 1 })
      .limit(1_000)
      .lean<ReviewRecord[]>();
    const listings = new Map(left.map(({ listing_id }) => [String(listing_id), listing_id]));
    await eachIsolated('uncounted-reviews', [...listings.values()], String, (listing) =>
      this.count(listing),
    );
  }

  async #count(listingId: Types.ObjectId): Promise<string[]> {
    // Read before the count, so that later changes keep their mark.
    const marked = await this.reviews
      .find({ listing_id: listingId, uncounted: { $exists: true } }, { uncounted: 1 })
      .lean<ReviewRecord[]>();
    const terms = await this.ratings.write(listingId, () => this.#ratingsOf(listingId));
    // The listing was deleted while the review was written.
    if (!terms) await this.reviews.deleteMany({ listing_id: listingId });
    const marks = marked.flatMap(({ uncounted }) => uncounted ?? []);
    if (marks.length > 0) {
      await this.reviews.updateMany({ uncounted: { $in: marks } }, { $unset: { uncounted: 1 } });
    }
    return terms ?? [];
  }

  /** The counted reviews of a listing by stars; numbers without reviews are absent. */
  byStars(listingId: Types.ObjectId): Promise<{ _id: number; reviews: number }[]> {
    return this.reviews.aggregate([
      { $match: { listing_id: listingId, shown: true, unconfirmed: { $ne: true } } },
      { $group: { _id: '$rating', reviews: { $sum: 1 } } },
    ]);
  }

  async #ratingsOf(listingId: Types.ObjectId): Promise<Ratings> {
    const stars = await this.byStars(listingId);
    const total = stars.reduce((sum, { reviews }) => sum + reviews, 0);
    const points = stars.reduce((sum, { _id, reviews }) => sum + _id * reviews, 0);
    return { average_rating: total === 0 ? 0 : points / total, total_reviews: total };
  }
}
