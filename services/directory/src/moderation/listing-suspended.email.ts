import { PeopleService } from '@commons/service-kit/internal/people.service';
import type { Mail } from '@commons/service-kit/mail/mail';
import { decisionEmail } from '@commons/service-kit/moderation/decision.email';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Injectable } from '@nestjs/common';
import type { ListingRecord } from '../listings/listing.js';
import { ListingSuspensionsService } from '../listings/listing-suspensions.service.js';
import { directoryTexts } from '../texts/directory-texts.js';

/** Mails the owner that the listing is suspended, with the reason and how to appeal. */
@Injectable()
export class ListingSuspendedEmail extends OutboxMail<ListingRecord> {
  constructor(
    suspensions: ListingSuspensionsService,
    private readonly people: PeopleService,
  ) {
    super(suspensions.mail, { task: 'directory.mail-listing-suspended', id: 'listing_id' });
  }

  protected override async mail(listing: ListingRecord): Promise<Mail | undefined> {
    const { business_name, owner_id, suspended } = listing;
    const owner = owner_id ? await this.people.find(owner_id) : undefined;
    if (!owner) return undefined;
    const t = directoryTexts(owner.language);
    return decisionEmail({
      language: owner.language,
      to: owner.email,
      full_name: owner.full_name,
      subject: t('listingSuspendedSubject'),
      before: t('listingSuspended', { business: business_name }),
      reason: suspended?.reason,
      after: t('listingSuspendedNext'),
      link: `${this.site}/contact`,
      why: t('listingWhy'),
    });
  }
}
