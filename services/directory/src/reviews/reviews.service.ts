import type { AccessClaims } from '@commons/contracts/account/account';
import type { ReviewInput, ReviewList } from '@commons/contracts/businesses/reviews';
import { contactDetailsIn } from '@commons/contracts/text/contact-details';
import { refuse } from '@commons/service-kit/errors/refuse';
import { exactCountLimit } from '@commons/service-kit/http/total-count';
import { PublishedTexts } from '@commons/service-kit/moderation/published-texts';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import type { AfterCursor } from '@commons/service-kit/queues/record-batches';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { z } from 'zod';
import type { ReviewRecord } from './review.js';
import { emailKey } from './review.schema.js';
import { ReviewConfirmationsService } from './review-confirmations.service.js';
import { ReviewCountsService } from './review-counts.service.js';
import { ReviewWavesService } from './review-waves.service.js';

type Input = z.output<typeof ReviewInput>;

/** Ties are sorted newest first. */
const orders = {
  newest: { created_at: -1, _id: -1 },
  oldest: { created_at: 1, _id: 1 },
  highest: { rating: -1, created_at: -1, _id: -1 },
  lowest: { rating: 1, created_at: -1, _id: -1 },
} as const;

const reviewNotFound = 'Review not found';
const alreadyReviewed = 'You have already reviewed this business.';

/** Reviews of businesses: written by anyone, answered by the owner. */
@Injectable()
export class ReviewsService {
  constructor(
    @InjectModel('Review') private readonly reviews: Model<ReviewRecord>,
    private readonly counts: ReviewCountsService,
    private readonly waves: ReviewWavesService,
    private readonly confirmations: ReviewConfirmationsService,
    private readonly published: PublishedTexts,
  ) {}

  /**
   * A page of the visible reviews, preceded by the reader's own that only the reader sees. `total` stops counting at
   * 1,001.
   */
  async ofListing(listingId: Types.ObjectId, page: z.output<typeof ReviewList>, reader?: string) {
    const { sort = 'newest', rating, offset, limit } = page;
    const wanted = { listing_id: listingId, ...(rating && { rating }) };
    const held = reader
      ? await this.reviews
          .find({ ...wanted, user_id: reader, held_at: { $exists: true } })
          .sort(orders.newest)
          .lean<ReviewRecord[]>()
      : [];
    const first = held.slice(offset, offset + limit);
    const [rows, total] = await Promise.all([
      this.reviews
        .find({ ...wanted, shown: true })
        .sort(orders[sort])
        .skip(Math.max(0, offset - held.length))
        .limit(limit)
        .lean<ReviewRecord[]>(),
      this.reviews.countDocuments({ ...wanted, shown: true }, { limit: exactCountLimit + 1 }),
    ]);
    return { rows: [...first, ...rows].slice(0, limit), total: total + held.length };
  }

  /** Stores a review, published immediately unless it is part of a wave. @throws 409 for a second one per mailbox */
  async add(listingId: Types.ObjectId, input: Input, author?: AccessClaims): Promise<ReviewRecord> {
    const { reviewer_name, reviewer_email, rating, comment } = input;
    const now = new Date();
    const [isHeld, isUnconfirmed] = await Promise.all([
      this.waves.isOver(listingId, now),
      author ? this.confirmations.isUnconfirmed(author.sub) : false,
    ]);
    const stored = await this.#insert({
      listing_id: listingId,
      reviewer_name,
      reviewer_email,
      email_key: emailKey(reviewer_email),
      ...(author && { user_id: author.sub }),
      rating,
      comment,
      created_at: now,
      shown: !isHeld,
      ...(isHeld && { held_at: now }),
      ...(isUnconfirmed && { unconfirmed: true, confirm_check_at: now }),
      uncounted: new Types.ObjectId(),
      untold: true,
    });
    await this.counts.countOrLeave(listingId);
    const texts = [reviewer_name, comment];
    await this.#checkWords(stored, texts, contactDetailsIn(texts.join('\n')));
    return stored;
  }

  async #insert(review: Omit<ReviewRecord, '_id'>): Promise<ReviewRecord> {
    try {
      return (await this.reviews.create(review)).toObject<ReviewRecord>();
    } catch (error) {
      if (isDuplicateKey(error)) throw refuse(409, alreadyReviewed);
      throw error;
    }
  }

  /** @throws 404 for an unknown or malformed id, and for a hidden review unless `hiddenToo` */
  async read(id: string, { hiddenToo = false } = {}): Promise<ReviewRecord> {
    const review = await this.reviews.findById(objectId(id, reviewNotFound)).lean<ReviewRecord>();
    if (!review || !(review.shown || hiddenToo)) throw refuse(404, reviewNotFound);
    return review;
  }

  /** A review of this listing. @throws 404 when unknown, hidden or of another listing */
  async readOf(listingId: Types.ObjectId, id: string): Promise<ReviewRecord> {
    const review = await this.read(id);
    if (!review.listing_id.equals(listingId)) throw refuse(404, reviewNotFound);
    return review;
  }

  /** Sets the owner's reply; an empty text removes it. */
  async reply(review: ReviewRecord, text: string): Promise<ReviewRecord> {
    const reply = { text, created_at: new Date() };
    const changed = await this.reviews
      .findByIdAndUpdate(review._id, text ? { $set: { reply } } : { $unset: { reply: 1 } }, {
        returnDocument: 'after',
      })
      .lean<ReviewRecord>();
    if (!changed) throw refuse(404, reviewNotFound);
    await this.#checkWords(changed, [text]);
    return changed;
  }

  /** A text with watched words or marks is queued for an operator's review. */
  #checkWords(
    { _id }: ReviewRecord,
    texts: readonly string[],
    marks: readonly string[] = [],
  ): Promise<void> {
    return this.published.checkWords({ kind: 'review', id: String(_id), texts, marks });
  }

  /** Public reviews that were not in a mail to the owner of their listing, oldest first. */
  async unmailed(listing_id: Types.ObjectId): Promise<ReviewRecord[]> {
    return this.reviews
      .find({ listing_id, untold: true, shown: true })
      .sort({ created_at: 1, _id: 1 })
      .lean<ReviewRecord[]>();
  }

  /** Listings with such reviews, written before a time, sorted by id. */
  listingsWithUnmailed(
    before: Date,
    after: AfterCursor<Types.ObjectId>,
    limit: number,
  ): Promise<{ _id: Types.ObjectId }[]> {
    // A condition on the first field of the index, without which it would not be used.
    const listing_id = { $exists: true, ...after._id };
    return this.reviews.aggregate([
      { $match: { listing_id, untold: true, shown: true, created_at: { $lte: before } } },
      { $group: { _id: '$listing_id' } },
      { $sort: { _id: 1 } },
      { $limit: limit },
    ]);
  }

  async markMailed(mailed: readonly ReviewRecord[]): Promise<void> {
    const _id = { $in: mailed.map((review) => review._id) };
    await this.reviews.updateMany({ _id }, { $unset: { untold: 1 } });
  }

  /** Number of public reviews without a reply. */
  countUnanswered(listing_id: Types.ObjectId): Promise<number> {
    const wanted = { listing_id, shown: true, reply: { $exists: false } };
    return this.reviews.countDocuments(wanted).exec();
  }

  /** Number of public reviews written in a period. */
  countWritten({ from, to }: { from: Date; to: Date }): Promise<number> {
    return this.reviews.countDocuments({ shown: true, created_at: { $gte: from, $lt: to } }).exec();
  }

  /** Those that exist, including hidden ones. */
  async byIds(ids: readonly string[]): Promise<ReviewRecord[]> {
    return this.reviews.find({ _id: { $in: ids } }).lean<ReviewRecord[]>();
  }

  /** Removes all reviews of a deleted listing (decision A68). */
  async removeOfListing(listingId: Types.ObjectId): Promise<void> {
    await this.reviews.deleteMany({ listing_id: listingId });
  }
}
