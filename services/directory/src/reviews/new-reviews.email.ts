import type { UserSnapshot } from '@commons/contracts/account/account';
import { minuteMs } from '@commons/contracts/durations';
import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { contactDetailsIn } from '@commons/contracts/text/contact-details';
import { cutText } from '@commons/contracts/text/cut-text';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { hello, type Mail, type MailPart, notificationsStop } from '@commons/service-kit/mail/mail';
import { sendAll } from '@commons/service-kit/mail/send-all';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { RecordBatches } from '@commons/service-kit/queues/record-batches';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { ListingRecord } from '../listings/listing.js';
import { ListingReviewMailService } from '../listings/listing-review-mail.service.js';
import { directoryTexts } from '../texts/directory-texts.js';
import type { ReviewRecord } from './review.js';
import { ReviewsService } from './reviews.service.js';

/** Reviews shown in one mail; of further ones their number. */
const maxReviews = 5;
const longestQuote = 400;

/** How long a process has to announce its own review before the reconciliation does. */
const patienceMs = minuteMs / 2;

/** Mails the owner of a listing and the managers its new reviews, at most once a day (decisions A47, B170). */
@Injectable()
export class NewReviewsEmail extends OutboxMail<ListingRecord> {
  readonly #unannounced = new RecordBatches<{ _id: Types.ObjectId }>('unannounced-reviews');

  constructor(
    private readonly due: ListingReviewMailService,
    private readonly reviews: ReviewsService,
    private readonly people: PeopleService,
  ) {
    super(due.mail, { task: 'directory.mail-new-reviews', id: 'listing_id' });
  }

  /** To be called when a review of a listing became public. */
  async announce(listing: Types.ObjectId): Promise<void> {
    const listingDue = await this.due.markDue(listing);
    if (listingDue) await this.enqueue(listingDue);
  }

  /** Also announces reviews whose process died after storing or releasing them. */
  override async reconcile(now = Date.now()): Promise<void> {
    await super.reconcile(now);
    await this.#unannounced.run(
      (after, limit) => this.reviews.listingsWithUnmailed(new Date(now - patienceMs), after, limit),
      async ({ _id }) => {
        if (await this.due.isUnmarked(_id)) await this.announce(_id);
      },
    );
  }

  protected override async deliver(listing: ListingRecord): Promise<boolean> {
    if (await this.due.putOff(listing)) return false;
    const reviews = await this.reviews.unmailed(listing._id);
    const readers = reviews.length > 0 ? await this.#readers(listing) : [];
    await sendAll(
      readers.map(
        (reader) => () => this.send(this.#mail(listing, reviews, reader), listing, reader.id),
      ),
    );
    await this.reviews.markMailed(reviews);
    if (readers.length > 0) await this.due.mailed(listing);
    return true;
  }

  async #readers({ owner_id, suspended }: ListingRecord): Promise<UserSnapshot[]> {
    if (!owner_id || suspended || !this.portal.has('directory')) return [];
    const readers = await this.people.mailReaders(owner_id);
    return readers.filter(({ email_notifications }) => email_notifications);
  }

  #mail(
    { _id, business_name: business }: ListingRecord,
    reviews: readonly ReviewRecord[],
    { email, full_name, language }: UserSnapshot,
  ): Mail {
    const t = directoryTexts(language);
    const count = reviews.length;
    const more = count - maxReviews;
    const stars = reviews[0]?.rating ?? 0;
    return {
      to: email,
      language,
      subject: t('newReviewsSubject', { business, count, stars }),
      greeting: hello(full_name, language),
      parts: [
        t('newReviews', { business, count }),
        ...reviews.slice(0, maxReviews).flatMap((review) => reviewParts(review, language)),
        ...(more > 0 ? [t('newReviewsMore', { count: more })] : []),
        t('newReviewsNext'),
        {
          link: {
            label: t('readAndReply'),
            url: `${this.site}${businessPage(String(_id))}#reviews`,
          },
        },
      ],
      why: t('newReviewsWhy'),
      stop: notificationsStop(this.site, 'employer', language),
    };
  }
}

/** Words with a link or another contact are left on the page: a mail of ours must not carry them into an inbox. */
function reviewParts(
  { reviewer_name: name, rating: stars, comment }: ReviewRecord,
  language: string | undefined,
): MailPart[] {
  const t = directoryTexts(language);
  if (contactDetailsIn(`${name}\n${comment}`).length > 0) return [t('newReviewUnread', { stars })];
  return [t('newReviewBy', { name, stars }), { quote: cutText(comment, longestQuote) }];
}
