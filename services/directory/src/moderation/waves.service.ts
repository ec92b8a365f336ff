import { ReportCasesService } from '@commons/service-kit/moderation/report-cases.service';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { Injectable } from '@nestjs/common';
import type { ListingRecord } from '../listings/listing.js';
import { ListingsService } from '../listings/listings.service.js';
import { NewReviewsEmail } from '../reviews/new-reviews.email.js';
import type { ReviewRecord } from '../reviews/review.js';
import { ReviewHidingService } from '../reviews/review-hiding.service.js';
import { ReviewWavesService } from '../reviews/review-waves.service.js';
import type { ListingCase } from './directory-cases.js';
import { ReviewHiddenEmail } from './review-hidden.email.js';
import type { Subject } from './subject.js';

/** Most reviews shown to the operator in full; beyond that only their number. */
const maxTold = 50;

/** The held reviews of a listing as one subject of the operators' list (decision B24). */
@Injectable()
export class WavesService {
  constructor(
    private readonly listings: ListingsService,
    private readonly waves: ReviewWavesService,
    private readonly hiding: ReviewHidingService,
    private readonly cases: ReportCasesService<ListingCase, Subject>,
    private readonly email: ReviewHiddenEmail,
    private readonly newReviews: NewReviewsEmail,
  ) {}

  /** @throws 404 for an unknown listing */
  async read(id: string): Promise<Subject> {
    return this.#subject(await this.listings.readAny(id));
  }

  readAll(listings: readonly ListingRecord[]): Promise<Subject[]> {
    return Promise.all(listings.map((listing) => this.#subject(listing)));
  }

  /** Opens the case of each listing with held reviews. */
  @Reconcile({ name: 'held-reviews', everyMs: 60_000 })
  async openCases(): Promise<void> {
    const ids = (await this.waves.listings()).map(String);
    for (const listing of await this.listings.byIds(ids)) {
      const subject = await this.#subject(listing);
      const known = await this.cases.find(subject);
      if (known?.state !== 'open') await this.cases.openAgain(subject);
    }
  }

  async release(subject: Subject): Promise<void> {
    await this.waves.release(subject.listing_id);
    await this.newReviews.announce(subject.listing_id);
  }

  /** Hides all of them; each author is mailed the reason. */
  async drop(subject: Subject, reason: string): Promise<void> {
    const held = await this.waves.held(subject.listing_id);
    const hidden = await this.hiding.hideHeld(subject.listing_id, held, reason);
    // The reconciliation adds the mails of further ones.
    for (const review of hidden.slice(0, maxTold)) await this.email.enqueue(review);
  }

  async #subject(listing: ListingRecord): Promise<Subject> {
    const [total, held] = await Promise.all([
      this.waves.countHeld(listing._id),
      this.waves.held(listing._id, maxTold),
    ]);
    const more = total - maxTold;
    const lines = held.map(line);
    return {
      kind: 'wave',
      id: String(listing._id),
      listing_id: listing._id,
      title: [listing.business_name, total].filter(Boolean).join(' · '),
      text: [...lines, ...(more > 0 ? [`+ ${more}`] : [])].join('\n\n'),
      hidden: total > 0,
    };
  }
}

const line = ({ reviewer_name, rating, comment }: ReviewRecord) =>
  `${reviewer_name} · ${rating}/5: ${comment}`;
