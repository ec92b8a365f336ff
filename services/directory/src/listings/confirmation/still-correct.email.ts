import { weekdays } from '@commons/contracts/businesses/listing-lists';
import { upperFirst } from '@commons/contracts/text/upper-first';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { hello, type Mail, notificationsStop } from '@commons/service-kit/mail/mail';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { localeOf } from '@commons/service-kit/texts/package-texts';
import { Injectable } from '@nestjs/common';
import { directoryTexts } from '../../texts/directory-texts.js';
import type { ListingRecord } from '../listing.js';
import { isOutOfDate } from '../out-of-date.js';
import { ListingConfirmationService } from './listing-confirmation.service.js';

/** Asks the owner to confirm the listing, unless it was changed or confirmed since, or mails are switched off. */
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
    const { language } = owner;
    const t = directoryTexts(language);
    const business = listing.business_name;
    const { time_zone: timeZone } = this.portal.now;
    const since = listing.updated_at.toLocaleDateString(localeOf(language), {
      ...{ month: 'long', year: 'numeric', timeZone },
    });
    return {
      to: owner.email,
      language,
      subject: t('stillCorrectSubject', { business }),
      greeting: hello(owner.full_name, language),
      parts: [
        t('stillCorrect', { business, since }),
        { quote: statedFacts(listing, language) },
        t('stillCorrectNext'),
        {
          link: {
            label: t('lookAtListing'),
            url: `${this.site}/employer-dashboard?tab=business-directory`,
          },
        },
      ],
      why: t('stillCorrectWhy'),
      stop: notificationsStop(this.site, 'employer', language),
    };
  }
}

/** The facts that change most often: place, contact, hours. */
function statedFacts(
  { location_info, contact_info, business_hours = {} }: ListingRecord,
  language: string | undefined,
): string {
  const { street_address, city, state, zip_code } = location_info ?? {};
  const place = [street_address, city, [state, zip_code].filter(Boolean).join(' ')];
  const hours = weekdays.flatMap((day, index) => {
    const text = business_hours[day]?.trim();
    return text ? [`${dayName(index, language)}: ${text}`] : [];
  });
  const { phone, email, website } = contact_info ?? {};
  return [place.filter(Boolean).join(', '), phone, email, website, ...hours]
    .filter(Boolean)
    .join('\n');
}

/** 'Monday', from a week that starts with it. */
function dayName(index: number, language: string | undefined): string {
  // 1 January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, 1 + index));
  const name = day.toLocaleDateString(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
  return upperFirst(name);
}
