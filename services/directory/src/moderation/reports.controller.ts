import type { AccessClaims } from '@commons/contracts/account/account';
import type { ReportInput, ReportReceipt } from '@commons/contracts/moderation/moderation';
import { reportThanks } from '@commons/contracts/moderation/moderation-lists';
import { directory } from '@commons/contracts/operations/directory';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { declareNoSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { ReportCasesService } from '@commons/service-kit/moderation/report-cases.service';
import { Controller } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { FormLimitsService } from '../form-limits/form-limits.service.js';
import { ListingsService } from '../listings/listings.service.js';
import { ReviewsService } from '../reviews/reviews.service.js';
import type { ListingCase } from './directory-cases.js';
import type { Subject } from './subject.js';
import { listingSubject, reviewSubject } from './subjects.service.js';

type Report = z.output<typeof ReportInput>;
type Receipt = z.output<typeof ReportReceipt>;

/** Reports of listings and reviews by anyone (decision A47). */
@Controller()
export class ReportsController {
  constructor(
    private readonly listings: ListingsService,
    private readonly reviews: ReviewsService,
    private readonly cases: ReportCasesService<ListingCase, Subject>,
    private readonly limits: FormLimitsService,
  ) {}

  @Handles(directory['POST /business-directory/{id}/report'])
  async listing({
    params: { id },
    body: input,
    claims,
    request,
  }: Call<'POST /business-directory/{id}/report'>): Promise<Receipt> {
    const listing = await this.listings.read(id, claims);
    return this.#take(listingSubject(listing), input, claims, request);
  }

  @Handles(directory['POST /business-directory/{id}/reviews/{review_id}/report'])
  async review({
    params: { id, review_id: reviewId },
    body: input,
    claims,
    request,
  }: Call<'POST /business-directory/{id}/reviews/{review_id}/report'>): Promise<Receipt> {
    const listing = await this.listings.read(id, claims);
    const review = await this.reviews.readOf(listing._id, reviewId);
    return this.#take(reviewSubject(review, listing.business_name), input, claims, request);
  }

  async #take(
    subject: Subject,
    input: Report,
    claims: AccessClaims | undefined,
    request: FastifyRequest,
  ): Promise<Receipt> {
    declareNoSearchChange();
    const address = clientAddress(request);
    await this.limits.take('report', address);
    await this.cases.report(subject, input, { claims, address });
    return { detail: reportThanks };
  }
}
