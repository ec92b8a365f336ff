import type { Mail } from '@commons/service-kit/mail/mail';
import { decisionEmail } from '@commons/service-kit/moderation/decision.email';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { PeopleService } from '@commons/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import type { ListingRecord } from '../listings/listing.js';
import { ListingSuspensionsService } from '../listings/listing-suspensions.service.js';

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
    return decisionEmail({
      to: owner.email,
      full_name: owner.full_name,
      subject: 'Your business listing has been suspended',
      before: `Your listing "${business_name}" has been suspended. It is not shown in the directory any more. The reason:`,
      reason: suspended?.reason,
      after:
        'You still see the listing in your dashboard and can change it. To have it looked at again, please write to us:',
      link: `${this.site}/contact`,
      why: 'You get this mail because the listing is yours.',
    });
  }
}
