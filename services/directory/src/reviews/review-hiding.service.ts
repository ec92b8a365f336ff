import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, type UpdateQuery } from 'mongoose';
import type { ReviewRecord } from './review.js';
import { ReviewCountsService } from './review-counts.service.js';

const authorSuspended = 'The account that wrote this review is suspended.';

/** Hides a review with its author's account. */
export const withAccount = () => ({
  shown: false,
  hidden: { reason: authorSuspended, at: new Date(), account: true as const },
});

/** Without an author the account was deleted. Reviews hidden by an earlier version only have the second mark. */
const isOfSuspended = ({ user_id, author_suspended, hidden }: ReviewRecord) =>
  user_id !== undefined && (author_suspended || hidden?.account) === true;

/** Hides and restores reviews for operators (decision A62). */
@Injectable()
export class ReviewHidingService {
  readonly mail: OutboxMark<ReviewRecord>;
  readonly restoredMail: OutboxMark<ReviewRecord>;

  constructor(
    @InjectModel('Review') private readonly reviews: Model<ReviewRecord>,
    private readonly counts: ReviewCountsService,
  ) {
    this.mail = new OutboxMark(reviews, { since: 'hidden.at', flag: 'hidden.mail_due' });
    this.restoredMail = new OutboxMark(reviews, { since: 'restored_mail_at' });
  }

  /** Hides a review, or replaces the reason of a hidden one. Marks the mail to its author as due. */
  async hide(review: ReviewRecord, reason: string): Promise<ReviewRecord> {
    const hidden = { reason, at: new Date(), ...(review.reviewer_email && { mail_due: true }) };
    await this.#change(review, {
      $set: {
        ...{ shown: false, hidden },
        ...(isOfSuspended(review) && { author_suspended: true }),
      },
      $unset: { held_at: 1, restored_mail_at: 1 },
    });
    return { ...review, shown: false, hidden };
  }

  /** Hides the held reviews of a listing. Marks the mails to their authors as due. */
  async hideHeld(
    listing_id: Types.ObjectId,
    held: readonly ReviewRecord[],
    reason: string,
  ): Promise<ReviewRecord[]> {
    const hidden = { reason, at: new Date(), mail_due: true };
    await this.reviews.updateMany(
      { _id: { $in: held.map(({ _id }) => _id) }, held_at: { $exists: true } },
      {
        $set: { shown: false, hidden, uncounted: new Types.ObjectId() },
        $unset: { held_at: 1, restored_mail_at: 1 },
      },
    );
    await this.counts.countOrLeave(listing_id);
    return held.map((review) => ({ ...review, shown: false, hidden }));
  }

  /**
   * Shows a review again, unless its author's account is suspended: then it remains hidden with the account. Marks the
   * mail to its author as due if there was one about the hiding.
   */
  async show(review: ReviewRecord): Promise<ReviewRecord> {
    if (isOfSuspended(review)) {
      await this.#change(review, { $set: withAccount(), $unset: { held_at: 1 } });
      return { ...review, ...withAccount() };
    }
    return this.#show(review);
  }

  async #show(review: ReviewRecord): Promise<ReviewRecord> {
    const { hidden, reviewer_email } = review;
    const isInformed = hidden !== undefined && !hidden.mail_due && !hidden.account;
    const shown = {
      shown: true,
      ...(isInformed && reviewer_email && { restored_mail_at: new Date() }),
    };
    await this.#change(review, { $set: shown, $unset: { hidden: 1, held_at: 1 } });
    return { ...review, ...shown };
  }

  /** Hides the reviews of a suspended person. Hidden and held ones stay unchanged. */
  async hideOf(user_id: string): Promise<void> {
    await this.reviews.updateMany({ user_id }, { $set: { author_suspended: true } });
    for (const review of await this.reviews.find({ user_id, shown: true }).lean<ReviewRecord[]>()) {
      await this.#change(review, { $set: withAccount() });
    }
  }

  /** Shows the reviews again that were only hidden with the account. */
  async showOf(user_id: string): Promise<void> {
    await this.reviews.updateMany({ user_id }, { $unset: { author_suspended: 1 } });
    const own: QueryFilter<ReviewRecord> = { user_id, 'hidden.account': true };
    for (const review of await this.reviews.find(own).lean<ReviewRecord[]>()) {
      await this.#show(review);
    }
  }

  /** How many reviews of a person are hidden. */
  countOf(user_id: string): Promise<number> {
    return this.reviews.countDocuments({ user_id, hidden: { $exists: true } }).exec();
  }

  /** Also updates the listing's ratings. */
  async #change({ _id, listing_id }: ReviewRecord, change: UpdateQuery<ReviewRecord>) {
    const uncounted = new Types.ObjectId();
    await this.reviews.updateOne({ _id }, { ...change, $set: { ...change.$set, uncounted } });
    await this.counts.countOrLeave(listing_id);
  }
}
