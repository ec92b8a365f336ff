import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FormLimitsModule } from '../form-limits/form-limits.module.js';
import { ListingRemoval } from '../listings/listing-removal.service.js';
import { ListingsModule } from '../listings/listings.module.js';
import { OperatorLogModule } from '../operator-log/operator-log.module.js';
import { PeopleModule } from '../people/people.module.js';
import { reviewSchema } from './review.schema.js';
import { ReviewCounts } from './review-counts.service.js';
import { ReviewHiding } from './review-hiding.service.js';
import { ReviewRules } from './review-rules.service.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsService } from './reviews.service.js';
import { ReviewUserData } from './reviews.user-data.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Review', schema: reviewSchema }]),
    FormLimitsModule,
    ListingsModule,
    OperatorLogModule,
    PeopleModule,
  ],
  controllers: [ReviewsController],
  providers: [ReviewsService, ReviewCounts, ReviewHiding, ReviewRules, ReviewUserData],
  exports: [ReviewHiding, ReviewsService],
})
export class ReviewsModule implements OnModuleInit {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly removal: ListingRemoval,
  ) {}

  onModuleInit(): void {
    this.removal.alsoRemove((listing) => this.reviews.removeOfListing(listing));
  }
}
