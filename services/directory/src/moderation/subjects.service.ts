import { refuse } from '@commons/service-kit/errors/refuse';
import type { CaseSubject } from '@commons/service-kit/moderation/report-cases';
import { Injectable } from '@nestjs/common';
import type { ListingRecord } from '../listings/listing.js';
import { ListingSuspensionsService } from '../listings/listing-suspensions.service.js';
import { ListingsService } from '../listings/listings.service.js';
import type { ReviewRecord } from '../reviews/review.js';
import { ReviewHidingService } from '../reviews/review-hiding.service.js';
import { ReviewsService } from '../reviews/reviews.service.js';
import type { SubjectKind } from './directory-cases.js';
import { ListingRestoredEmail } from './listing-restored.email.js';
import { ListingSuspendedEmail } from './listing-suspended.email.js';
import { ReviewHiddenEmail } from './review-hidden.email.js';
import { ReviewRestoredEmail } from './review-restored.email.js';
import type { Subject } from './subject.js';
import { WavesService } from './waves.service.js';

/** Listings and reviews as subjects of reports and decisions. */
@Injectable()
export class SubjectsService {
  constructor(
    private readonly listings: ListingsService,
    private readonly suspensions: ListingSuspensionsService,
    private readonly reviews: ReviewsService,
    private readonly hiding: ReviewHidingService,
    private readonly listingEmail: ListingSuspendedEmail,
    private readonly reviewEmail: ReviewHiddenEmail,
    private readonly listingRestored: ListingRestoredEmail,
    private readonly reviewRestored: ReviewRestoredEmail,
    private readonly waves: WavesService,
  ) {}

  /** Includes hidden ones, which operators can restore. @throws 404 for an unknown or malformed id */
  async read(kind: string, id: string): Promise<Subject> {
    if (kind === 'listing') return listingSubject(await this.listings.readAny(id));
    if (kind === 'wave') return this.waves.read(id);
    if (kind !== 'review') throw refuse(404, 'Not found');
    const review = await this.reviews.read(id, { hiddenToo: true });
    const listing = await this.listings.readAny(String(review.listing_id));
    return reviewSubject(review, listing.business_name);
  }

  /** Those that exist. */
  async readAll(wanted: readonly CaseSubject[]): Promise<Subject[]> {
    const ids = (kind: SubjectKind) =>
      wanted.filter((one) => one.kind === kind).map(({ id }) => id);
    const reviews = await this.reviews.byIds(ids('review'));
    const listings = await this.listings.byIds([
      ...ids('listing'),
      ...ids('wave'),
      ...reviews.map(({ listing_id }) => String(listing_id)),
    ]);
    const names = new Map(listings.map((one) => [String(one._id), one.business_name]));
    const ofWaves = new Set(ids('wave'));
    return [
      ...listings.map(listingSubject),
      ...(await this.waves.readAll(listings.filter(({ _id }) => ofWaves.has(String(_id))))),
      ...reviews.map((one) => reviewSubject(one, names.get(String(one.listing_id)) ?? '')),
    ];
  }

  /** Adds the number of other hidden subjects of its author. */
  async withHistory(subject: Subject): Promise<Subject> {
    const { kind, author_id, hidden } = subject;
    if (!author_id) return subject;
    const [listings, reviews] = await Promise.all([
      this.suspensions.countOf(author_id),
      this.hiding.countOf(author_id),
    ]);
    const count = listings + reviews - (hidden && kind !== 'wave' ? 1 : 0);
    return count > 0 ? { ...subject, hidden_before: count } : subject;
  }

  async hide(subject: Subject, reason: string): Promise<void> {
    const { kind, id, listing_id } = subject;
    if (kind === 'wave') return this.waves.drop(subject, reason);
    if (kind === 'review') {
      const review = await this.reviews.read(id, { hiddenToo: true });
      return this.reviewEmail.enqueue(await this.hiding.hide(review, reason));
    }
    await this.suspensions.suspend(listing_id, reason);
    await this.listingEmail.enqueue(await this.listings.readAny(id));
  }

  async show(subject: Subject): Promise<void> {
    const { kind, id } = subject;
    if (kind === 'wave') return this.waves.release(subject);
    if (kind === 'listing') {
      await this.suspensions.release(await this.listings.readAny(id));
      return this.listingRestored.enqueue(await this.listings.readAny(id));
    }
    const review = await this.reviews.read(id, { hiddenToo: true });
    await this.reviewRestored.enqueue(await this.hiding.show(review));
  }
}

export function listingSubject(listing: ListingRecord): Subject {
  const { _id, business_name, short_description, full_description, suspended, owner_id } = listing;
  return {
    kind: 'listing',
    id: String(_id),
    listing_id: _id,
    title: business_name,
    text: [short_description, full_description].filter(Boolean).join('\n\n'),
    hidden: suspended !== undefined,
    ...(owner_id && { author_id: owner_id }),
  };
}

/** @param business name of the reviewed business */
export function reviewSubject(review: ReviewRecord, business: string): Subject {
  const { _id, listing_id, reviewer_name, rating, comment, shown, user_id, reply } = review;
  return {
    kind: 'review',
    id: String(_id),
    listing_id,
    title: `${reviewer_name} · ${business} · ${rating}/5`,
    text: [comment, reply?.text].filter(Boolean).join('\n\n'),
    hidden: !shown,
    ...(user_id && { author_id: user_id }),
  };
}
