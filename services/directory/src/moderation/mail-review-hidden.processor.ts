import { mailReviewHidden } from '@commons/contracts/tasks/directory-tasks';
import { Mailer } from '@commons/service-kit/mail/mailer';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject } from '@nestjs/common';
import type { z } from 'zod';
import { ListingsService } from '../listings/listings.service.js';
import { ReviewHiding } from '../reviews/review-hiding.service.js';
import { ReviewsService } from '../reviews/reviews.service.js';
import { reviewHiddenEmail } from './review-hidden.email.js';

/** Mails the writer of a hidden review, if that still is due. It concerns the review itself: no switch stops it. */
@Processor(mailReviewHidden)
export class MailReviewHiddenProcessor implements TaskProcessor<typeof mailReviewHidden> {
  constructor(
    private readonly listings: ListingsService,
    private readonly reviews: ReviewsService,
    private readonly hiding: ReviewHiding,
    private readonly mailer: Mailer,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ review_id }: z.output<typeof mailReviewHidden.payload>): Promise<void> {
    const [review] = await this.reviews.byIds([review_id]);
    if (!review?.hidden?.mail_due) return;
    const [listing] = await this.listings.byIds([String(review.listing_id)]);
    const { reviewer_email: to, hidden } = review;
    if (to && listing) {
      await this.mailer.send(
        reviewHiddenEmail({
          to,
          business_name: listing.business_name,
          reason: hidden.reason ?? '',
          site: this.config.SITE_URL ?? '',
        }),
        `review-hidden/${review._id}/${hidden.at.getTime()}`,
      );
    }
    await this.hiding.noteMailed(review);
  }
}
