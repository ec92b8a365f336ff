import type { AccessClaims } from '@commons/contracts/account';
import { Review, ReviewInput, ReviewList, ReviewReply } from '@commons/contracts/reviews';
import { AccountType, CurrentClaims, Public } from '@commons/service-kit/auth/access-rules';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Answers } from '@commons/service-kit/http/answers';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { setTotalCount } from '@commons/service-kit/http/total-count';
import { noteNoSearchChange } from '@commons/service-kit/search/search-notes';
import { Body, Controller, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { FormLimits } from '../form-limits/form-limits.service.js';
import { businessNotFound, ListingsService } from '../listings/listings.service.js';
import { reviewAnswer } from './review-answer.js';
import { ReviewRules } from './review-rules.service.js';
import { ReviewsService } from './reviews.service.js';

@Controller('business-directory/:id/reviews')
export class ReviewsController {
  constructor(
    private readonly listings: ListingsService,
    private readonly reviews: ReviewsService,
    private readonly rules: ReviewRules,
    private readonly limits: FormLimits,
  ) {}

  @Get()
  @Public()
  @Answers(Review, { list: true })
  async list(
    @Param('id') id: string,
    @Query({ schema: ReviewList }) page: z.output<typeof ReviewList>,
    @CurrentClaims() claims: AccessClaims | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Review[]> {
    const listing = await this.listings.read(id, claims);
    const { rows, total } = await this.reviews.ofListing(listing._id, page);
    setTotalCount(reply, total);
    return rows.map(reviewAnswer);
  }

  @Post()
  @Public()
  @Answers(Review, { status: 201 })
  async add(
    @Param('id') id: string,
    @Body({ schema: ReviewInput }) input: z.output<typeof ReviewInput>,
    @CurrentClaims() claims: AccessClaims | undefined,
    @Req() request: FastifyRequest,
  ): Promise<Review> {
    const listing = await this.listings.read(id, claims);
    if (input.website) {
      noteNoSearchChange();
      return trapped(input);
    }
    await this.limits.take('review', clientAddress(request), input.reviewer_email);
    await this.rules.check(listing, input.reviewer_email, claims);
    return reviewAnswer(await this.reviews.add(listing._id, input, claims));
  }

  @Put(':review_id/reply')
  @AccountType('employer')
  @Answers(Review)
  async reply(
    @Param('id') id: string,
    @Param('review_id') reviewId: string,
    @Body({ schema: ReviewReply }) { text }: z.output<typeof ReviewReply>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<Review> {
    const listing = await this.listings.read(id, claims);
    // Another's listing is as unknown as none.
    if (listing.owner_id !== claims.sub) throw refuse(404, businessNotFound);
    const review = await this.reviews.readOf(listing._id, reviewId);
    noteNoSearchChange();
    return reviewAnswer(await this.reviews.reply(review, text));
  }
}

/** A robot filled in what people do not see: it gets what it would get for a review, and nothing is stored. */
const trapped = ({ reviewer_name, rating, comment }: z.output<typeof ReviewInput>): Review => ({
  id: String(new Types.ObjectId()),
  reviewer_name,
  rating,
  comment,
  created_at: new Date().toISOString(),
});
