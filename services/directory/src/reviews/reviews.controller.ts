import type { Review, ReviewCounts, ReviewInput } from '@commons/contracts/businesses/reviews';
import { directory } from '@commons/contracts/operations/directory';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { declareNoSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { log } from '@commons/service-kit/logging/logger';
import { Controller } from '@nestjs/common';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { FormLimitsService } from '../form-limits/form-limits.service.js';
import { ListingsService } from '../listings/listings.service.js';
import { NewReviewsEmail } from './new-reviews.email.js';
import { reviewAnswer } from './review-answer.js';
import { ReviewConfirmationsService } from './review-confirmations.service.js';
import { ReviewCountsService } from './review-counts.service.js';
import { ReviewRulesService } from './review-rules.service.js';
import { ReviewWavesService } from './review-waves.service.js';
import { ReviewsService } from './reviews.service.js';

@Controller()
export class ReviewsController {
  constructor(
    private readonly listings: ListingsService,
    private readonly reviews: ReviewsService,
    private readonly rules: ReviewRulesService,
    private readonly limits: FormLimitsService,
    private readonly counted: ReviewCountsService,
    private readonly waves: ReviewWavesService,
    private readonly confirmations: ReviewConfirmationsService,
    private readonly newReviews: NewReviewsEmail,
  ) {}

  @Handles(directory['GET /business-directory/{id}/reviews'])
  async list({
    params: { id },
    query: page,
    claims,
  }: Call<'GET /business-directory/{id}/reviews'>) {
    const listing = await this.listings.read(id, claims);
    const reader = claims?.sub;
    if (reader) await this.#confirmed(listing._id, reader);
    const { rows, total } = await this.reviews.ofListing(listing._id, page, reader);
    return { rows: rows.map((review) => reviewAnswer(review, reader)), total };
  }

  @Handles(directory['GET /business-directory/{id}/reviews/counts'])
  async counts({
    params: { id },
    claims,
  }: Call<'GET /business-directory/{id}/reviews/counts'>): Promise<ReviewCounts> {
    const listing = await this.listings.read(id, claims);
    const given = new Map(
      (await this.counted.byStars(listing._id)).map(({ _id, reviews }) => [_id, reviews]),
    );
    const of = (stars: number) => given.get(stars) ?? 0;
    const isOwner = claims !== undefined && listing.owner_id === businessOf(claims);
    const [held, unanswered] = isOwner
      ? await Promise.all([
          this.waves.countHeld(listing._id),
          this.reviews.countUnanswered(listing._id),
        ])
      : [0, undefined];
    return {
      ...{ 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) },
      ...(held > 0 && { held }),
      ...(unanswered !== undefined && { unanswered }),
    };
  }

  @Handles(directory['POST /business-directory/{id}/reviews'])
  async add({
    params: { id },
    body: input,
    claims,
    request,
  }: Call<'POST /business-directory/{id}/reviews'>): Promise<Review> {
    const listing = await this.listings.read(id, claims);
    if (input.website) {
      declareNoSearchChange();
      return honeypotAnswer(input);
    }
    await this.limits.take('review', clientAddress(request), input.reviewer_email);
    await this.rules.check(listing, input.reviewer_email, claims);
    const added = await this.reviews.add(listing._id, input, claims);
    if (added.shown) await this.newReviews.announce(listing._id);
    return reviewAnswer(added, claims?.sub);
  }

  /** A failure is harmless: the reconciliation asks again. */
  async #confirmed(listing: Types.ObjectId, reader: string): Promise<void> {
    await this.confirmations.checkOwn(listing, reader).catch((error: unknown) => {
      log().warn({ err: error }, 'unconfirmed reviews of a reader were not checked');
    });
  }
}

/** The answer to a bot that filled in the honeypot field: that of a stored review, but nothing is stored. */
const honeypotAnswer = ({
  reviewer_name,
  rating,
  comment,
}: z.output<typeof ReviewInput>): Review => ({
  id: String(new Types.ObjectId()),
  reviewer_name,
  rating,
  comment,
  created_at: new Date().toISOString(),
});
