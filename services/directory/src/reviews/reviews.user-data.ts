import type { UserSnapshot } from '@commons/contracts/account/account';
import { formerMember } from '@commons/contracts/account/account-lists';
import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import {
  type CollectedUserData,
  HoldsUserData,
  ownRecords,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ReviewRecord } from './review.js';
import { reviewAnswer } from './review-answer.js';

/** Reviews of a person: written while signed in, or with the account's verified address. */
@HoldsUserData('reviews')
export class ReviewUserData implements UserDataHolder {
  constructor(
    @InjectModel('Review') private readonly reviews: Model<ReviewRecord>,
    private readonly log: OperatorLogService,
  ) {}

  async collect(person: UserSnapshot): Promise<CollectedUserData> {
    const own = await this.#own(person);
    const records = own.map((review) => ({
      ...reviewAnswer(review),
      reviewer_email: review.reviewer_email,
      ...(review.hidden && { hidden_reason: review.hidden.reason }),
      business_id: String(review.listing_id),
      path: businessPage(String(review.listing_id)),
    }));
    return { records };
  }

  /** Anonymises reviews, which stay public (decision A68). */
  async erase(person: UserSnapshot): Promise<void> {
    for (const { _id } of await this.#own(person)) {
      await this.log.retitle(String(_id), `Review of a ${formerMember.toLowerCase()}`);
      await this.reviews.updateOne(
        { _id },
        {
          $set: { reviewer_name: formerMember, email_key: `former:${_id}` },
          $unset: {
            ...{ reviewer_email: 1, user_id: 1, confirm_check_at: 1 },
            ...{ 'hidden.reason': 1, 'hidden.mail_due': 1, author_suspended: 1 },
          },
        },
      );
    }
  }

  async #own(person: UserSnapshot): Promise<ReviewRecord[]> {
    return this.reviews
      .find(ownRecords(person, 'reviewer_email'))
      .sort({ created_at: 1, _id: 1 })
      .lean<ReviewRecord[]>();
  }
}
