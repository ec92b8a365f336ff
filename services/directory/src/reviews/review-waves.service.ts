import { dayMs } from '@commons/contracts/durations';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { DIRECTORY_CONFIG, type DirectoryConfig } from '../directory.config.js';
import type { ReviewRecord } from './review.js';
import { ReviewCountsService } from './review-counts.service.js';
import { withAccount } from './review-hiding.service.js';

/** Period in days from which the usual number is computed. */
const usualDays = 90;
/** A wave is this multiple of the usual number, if that exceeds the setting. */
const factor = 5;

/**
 * Holds reviews of a business that received far more in a day than usual, until an operator decides (decision B24).
 * Stars and words do not matter.
 */
@Injectable()
export class ReviewWavesService {
  constructor(
    @InjectModel('Review') private readonly reviews: Model<ReviewRecord>,
    private readonly counts: ReviewCountsService,
    @Inject(DIRECTORY_CONFIG) private readonly config: DirectoryConfig,
  ) {}

  /** Whether another review now would exceed the limit. */
  async isOver(listing_id: Types.ObjectId, now: Date): Promise<boolean> {
    const dayAgo = new Date(now.getTime() - dayMs);
    const recent = await this.reviews.countDocuments({
      listing_id,
      created_at: { $gt: dayAgo },
      released: { $ne: true },
    });
    if (recent < this.config.REVIEW_WAVE) return false;
    const start = new Date(dayAgo.getTime() - usualDays * dayMs);
    const before = await this.reviews.countDocuments({
      listing_id,
      created_at: { $gt: start, $lte: dayAgo },
    });
    return recent >= (factor * before) / usualDays;
  }

  /** The held reviews of a listing, oldest first. @param most 0 for all */
  async held(listing_id: Types.ObjectId, most = 0): Promise<ReviewRecord[]> {
    return this.reviews
      .find({ listing_id, held_at: { $exists: true } })
      .sort({ created_at: 1, _id: 1 })
      .limit(most)
      .lean<ReviewRecord[]>();
  }

  async countHeld(listing_id: Types.ObjectId): Promise<number> {
    return this.reviews.countDocuments({ listing_id, held_at: { $exists: true } });
  }

  /** The listings with held reviews. */
  async listings(): Promise<Types.ObjectId[]> {
    const rows = await this.reviews.aggregate<{ _id: Types.ObjectId }>([
      { $match: { held_at: { $exists: true } } },
      { $group: { _id: '$listing_id' } },
    ]);
    return rows.map(({ _id }) => _id);
  }

  /**
   * Publishes all held reviews of a listing; those of suspended authors are hidden with their accounts. Reviews so far
   * do not count towards another wave.
   */
  async release(listing_id: Types.ObjectId): Promise<void> {
    const recent = { $gt: new Date(Date.now() - dayMs) };
    await this.reviews.updateMany({ listing_id, created_at: recent }, { $set: { released: true } });
    const held = { listing_id, held_at: { $exists: true } };
    await this.reviews.updateMany(
      { ...held, author_suspended: true },
      { $set: { ...withAccount(), released: true }, $unset: { held_at: 1 } },
    );
    await this.reviews.updateMany(
      { ...held, author_suspended: { $ne: true } },
      {
        $set: { shown: true, released: true, uncounted: new Types.ObjectId() },
        $unset: { held_at: 1 },
      },
    );
    await this.counts.countOrLeave(listing_id);
  }
}
