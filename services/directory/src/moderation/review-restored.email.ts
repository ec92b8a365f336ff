import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import type { Mail } from '@commons/service-kit/mail/mail';
import { decisionEmail } from '@commons/service-kit/moderation/decision.email';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Injectable } from '@nestjs/common';
import { ListingsService } from '../listings/listings.service.js';
import type { ReviewRecord } from '../reviews/review.js';
import { ReviewHidingService } from '../reviews/review-hiding.service.js';
import { directoryTexts } from '../texts/directory-texts.js';

/** Mails the author of a hidden review that it is shown again; as `ReviewHiddenEmail`, without what was entered. */
@Injectable()
export class ReviewRestoredEmail extends OutboxMail<ReviewRecord> {
  constructor(
    hiding: ReviewHidingService,
    private readonly listings: ListingsService,
    private readonly people: PeopleService,
  ) {
    super(hiding.restoredMail, { task: 'directory.mail-review-restored', id: 'review_id' });
  }

  protected override async mail(review: ReviewRecord): Promise<Mail | undefined> {
    const { reviewer_email: to, listing_id, user_id } = review;
    const [listing] = await this.listings.byIds([String(listing_id)]);
    if (!to || !listing) return undefined;
    const author = user_id ? await this.people.find(user_id).catch(() => undefined) : undefined;
    const t = directoryTexts(author?.language);
    return decisionEmail({
      language: author?.language,
      to,
      subject: t('reviewRestoredSubject'),
      before: t('reviewRestored', { business: listing.business_name }),
      after: t('seeItHere'),
      link: `${this.site}${businessPage(String(listing_id))}#reviews`,
      label: t('seeReviews'),
      why: t('reviewHiddenWhy'),
    });
  }
}
