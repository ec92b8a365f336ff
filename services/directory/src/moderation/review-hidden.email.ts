import type { Mail } from '@commons/service-kit/mail/mail';
import { decisionEmail } from '@commons/service-kit/moderation/decision.email';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Injectable } from '@nestjs/common';
import { ListingsService } from '../listings/listings.service.js';
import type { ReviewRecord } from '../reviews/review.js';
import { ReviewHidingService } from '../reviews/review-hiding.service.js';

/**
 * Mails the author of a review that it is hidden, and why; no setting disables it. The address is not verified, so the
 * mail contains nothing that the author entered, not even the name.
 */
@Injectable()
export class ReviewHiddenEmail extends OutboxMail<ReviewRecord> {
  constructor(
    hiding: ReviewHidingService,
    private readonly listings: ListingsService,
  ) {
    super(hiding.mail, { task: 'directory.mail-review-hidden', id: 'review_id' });
  }

  protected override async mail(review: ReviewRecord): Promise<Mail | undefined> {
    const { reviewer_email: to, hidden, listing_id } = review;
    const [listing] = await this.listings.byIds([String(listing_id)]);
    if (!to || !listing) return undefined;
    return decisionEmail({
      to,
      subject: 'Your review has been hidden',
      before: `A review of "${listing.business_name}" that was written with your email address has been hidden. It is not shown any more, and the rating does not count it. The reason:`,
      reason: hidden?.reason ?? '',
      after:
        'If you did not write it, somebody entered your address, and you need not do anything. To have it looked at again, please write to us:',
      link: `${this.site}/contact`,
      why: 'You get this mail because this address was entered with the review.',
    });
  }
}
