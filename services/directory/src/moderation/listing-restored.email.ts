import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import type { Mail } from '@commons/service-kit/mail/mail';
import { decisionEmail } from '@commons/service-kit/moderation/decision.email';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { Injectable } from '@nestjs/common';
import type { ListingRecord } from '../listings/listing.js';
import { ListingSuspensionsService } from '../listings/listing-suspensions.service.js';
import { directoryTexts } from '../texts/directory-texts.js';

/** Mails the owner that a suspended listing is shown again. */
@Injectable()
export class ListingRestoredEmail extends OutboxMail<ListingRecord> {
  constructor(
    suspensions: ListingSuspensionsService,
    private readonly people: PeopleService,
  ) {
    super(suspensions.restoredMail, { task: 'directory.mail-listing-restored', id: 'listing_id' });
  }

  protected override async mail(listing: ListingRecord): Promise<Mail | undefined> {
    const { _id, business_name, owner_id } = listing;
    const owner = owner_id ? await this.people.find(owner_id) : undefined;
    if (!owner) return undefined;
    const t = directoryTexts(owner.language);
    return decisionEmail({
      language: owner.language,
      to: owner.email,
      full_name: owner.full_name,
      subject: t('listingRestoredSubject'),
      before: t('listingRestored', { business: business_name }),
      after: t('seeItHere'),
      link: `${this.site}${businessPage(String(_id))}`,
      label: t('lookAtListing'),
      why: t('listingWhy'),
    });
  }
}
