import { directory } from '@commons/contracts/operations/directory';
import type { DirectoryNumbers } from '@commons/contracts/portal/town-numbers';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { MissedSearches } from '@commons/service-kit/numbers/missed-searches';
import { townMonth } from '@commons/service-kit/numbers/town-month';
import { Portal } from '@commons/service-kit/portal/portal';
import { Controller } from '@nestjs/common';
import { ListingsService } from '../listings/listings.service.js';
import { ReviewsService } from '../reviews/reviews.service.js';

/** Monthly statistics of the directory (docs/adr/0029). */
@Controller()
export class NumbersController {
  constructor(
    private readonly listings: ListingsService,
    private readonly reviews: ReviewsService,
    private readonly missed: MissedSearches,
    private readonly portal: Portal,
  ) {}

  @Handles(directory['GET /business-directory/operator/numbers'])
  async read({
    query: { month },
  }: Call<'GET /business-directory/operator/numbers'>): Promise<DirectoryNumbers> {
    const span = townMonth(month, this.portal.now.time_zone);
    const [listings, new_reviews, missed] = await Promise.all([
      this.listings.numbers(span),
      this.reviews.countWritten(span),
      this.missed.of(month),
    ]);
    return { ...listings, new_reviews, missed };
  }
}
