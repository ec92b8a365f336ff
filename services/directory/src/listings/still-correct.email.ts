import { weekdays } from '@commons/contracts/listing-lists';
import { hello, type Mail, notificationsStop } from '@commons/service-kit/mail/mail';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { PeopleService } from '@commons/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import type { ListingRecord } from './listing.js';
import { ListingConfirmationService } from './listing-confirmation.service.js';
import { isOutOfDate } from './out-of-date.js';

/** Asks the owner whether the listing is still correct, unless it was changed or confirmed since, or mails are unwanted. */
@Injectable()
export class StillCorrectEmail extends OutboxMail<ListingRecord> {
  constructor(
    confirmation: ListingConfirmationService,
    private readonly people: PeopleService,
  ) {
    const options = { patienceMs: 0, everyMs: 10 * 60_000 };
    super(confirmation.mail, {
      task: 'directory.mail-still-correct',
      id: 'listing_id',
      ...options,
    });
  }

  protected override async mail(listing: ListingRecord): Promise<Mail | undefined> {
    if (!this.portal.has('directory')) return undefined;
    if (!isOutOfDate(listing) || !listing.owner_id) return undefined;
    const owner = await this.people.find(listing.owner_id);
    if (!owner?.email_notifications) return undefined;
    const { time_zone: timeZone } = this.portal.now;
    const since = listing.updated_at.toLocaleDateString('en-US', {
      ...{ month: 'long', year: 'numeric', timeZone },
    });
    return {
      to: owner.email,
      subject: `Is your listing "${listing.business_name}" still correct?`,
      greeting: hello(owner.full_name),
      parts: [
        `Nobody has changed or confirmed the listing of "${listing.business_name}" since ${since}. This is what people read:`,
        { quote: statedFacts(listing) },
        'If all of it still holds, press "Still correct" there, and your page says so. If something has changed, it takes a minute to edit.',
        {
          link: {
            label: 'Look at my listing',
            url: `${this.site}/employer-dashboard?tab=business-directory`,
          },
        },
      ],
      why: 'You get this mail, once a year at most, because the listing is yours and you have email notifications switched on.',
      stop: notificationsStop(this.site, 'employer'),
    };
  }
}

/** What becomes wrong most often: place, ways to reach it, hours. */
function statedFacts({ location_info, contact_info, business_hours = {} }: ListingRecord): string {
  const { street_address, city, state, zip_code } = location_info ?? {};
  const place = [street_address, city, [state, zip_code].filter(Boolean).join(' ')];
  const hours = weekdays.flatMap((day) => {
    const text = business_hours[day]?.trim();
    return text ? [`${day.charAt(0).toUpperCase()}${day.slice(1)}: ${text}`] : [];
  });
  const { phone, email, website } = contact_info ?? {};
  return [place.filter(Boolean).join(', '), phone, email, website, ...hours]
    .filter(Boolean)
    .join('\n');
}
