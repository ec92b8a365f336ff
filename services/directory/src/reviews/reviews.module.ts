import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FormLimitsModule } from '../form-limits/form-limits.module.js';
import { ListingsModule } from '../listings/listings.module.js';
import { ListingRemovalService } from '../listings/removal/listing-removal.service.js';
import { OperatorLogModule } from '../operator-log/operator-log.module.js';
import { NewReviewsEmail } from './new-reviews.email.js';
import { reviewSchema } from './review.schema.js';
import { ReviewConfirmationsService } from './review-confirmations.service.js';
import { ReviewCountsService } from './review-counts.service.js';
import { ReviewHidingService } from './review-hiding.service.js';
import { ReviewRepliesController } from './review-replies.controller.js';
import { ReviewRulesService } from './review-rules.service.js';
import { ReviewWavesService } from './review-waves.service.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsService } from './reviews.service.js';
import { ReviewUserData } from './reviews.user-data.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Review', schema: reviewSchema }]),
    FormLimitsModule,
    ListingsModule,
    OperatorLogModule,
  ],
  controllers: [ReviewsController, ReviewRepliesController],
  providers: [
    NewReviewsEmail,
    ReviewsService,
    ReviewCountsService,
    ReviewConfirmationsService,
    ReviewHidingService,
    ReviewRulesService,
    ReviewWavesService,
    ReviewUserData,
  ],
  exports: [NewReviewsEmail, ReviewHidingService, ReviewWavesService, ReviewsService],
})
export class ReviewsModule implements OnModuleInit {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly removal: ListingRemovalService,
  ) {}

  onModuleInit(): void {
    this.removal.alsoRemove((listing) => this.reviews.removeOfListing(listing));
  }
}
