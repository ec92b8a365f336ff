import { PeopleService } from '@commons/service-kit/internal/people.service';
import type { Mail } from '@commons/service-kit/mail/mail';
import { decisionEmail } from '@commons/service-kit/moderation/decision.email';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Injectable } from '@nestjs/common';
import { ListingsService } from '../listings/listings.service.js';
import type { ReviewRecord } from '../reviews/review.js';
import { ReviewHidingService } from '../reviews/review-hiding.service.js';
import { directoryTexts } from '../texts/directory-texts.js';

/**
 * Mails the author of a review that it is hidden, and why; no setting disables it. The address is not verified, so the
 * mail contains nothing that the author entered, not even the name.
 */
@Injectable()
export class ReviewHiddenEmail extends OutboxMail<ReviewRecord> {
  constructor(
    hiding: ReviewHidingService,
    private readonly listings: ListingsService,
    private readonly people: PeopleService,
  ) {
    super(hiding.mail, { task: 'directory.mail-review-hidden', id: 'review_id' });
  }

  protected override async mail(review: ReviewRecord): Promise<Mail | undefined> {
    const { reviewer_email: to, hidden, listing_id, user_id } = review;
    const [listing] = await this.listings.byIds([String(listing_id)]);
    if (!to || !listing) return undefined;
    // A guest's language is unknown, and the mail is not delayed by asking for it.
    const author = user_id ? await this.people.find(user_id).catch(() => undefined) : undefined;
    const t = directoryTexts(author?.language);
    return decisionEmail({
      language: author?.language,
      to,
      subject: t('reviewHiddenSubject'),
      before: t('reviewHidden', { business: listing.business_name }),
      reason: hidden?.reason ?? '',
      after: t('reviewHiddenNext'),
      link: `${this.site}/contact`,
      why: t('reviewHiddenWhy'),
    });
  }
}
