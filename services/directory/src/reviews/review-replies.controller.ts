import type { Review } from '@commons/contracts/businesses/reviews';
import { directory } from '@commons/contracts/operations/directory';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { declareNoSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { Controller } from '@nestjs/common';
import { businessNotFound, ListingsService } from '../listings/listings.service.js';
import { reviewAnswer } from './review-answer.js';
import { ReviewsService } from './reviews.service.js';

/** The replies of a business's owner to its reviews. */
@Controller()
export class ReviewRepliesController {
  constructor(
    private readonly listings: ListingsService,
    private readonly reviews: ReviewsService,
  ) {}

  @Handles(directory['PUT /business-directory/{id}/reviews/{review_id}/reply'])
  async reply({
    params: { id, review_id: reviewId },
    body: { text },
    claims,
  }: Call<'PUT /business-directory/{id}/reviews/{review_id}/reply'>): Promise<Review> {
    const listing = await this.listings.read(id, claims);
    // 404 for someone else's listing: its existence is not revealed.
    if (listing.owner_id !== businessOf(claims)) throw refuse(404, businessNotFound);
    const review = await this.reviews.readOf(listing._id, reviewId);
    declareNoSearchChange();
    return reviewAnswer(await this.reviews.reply(review, text));
  }
}
