import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { listingSchema } from './listing.schema.js';
import { ListingRatings } from './listing-ratings.service.js';
import { ListingSuspensions } from './listing-suspensions.service.js';
import { ListingsController } from './listings.controller.js';
import { ListingsService } from './listings.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Listing', schema: listingSchema }])],
  controllers: [ListingsController],
  providers: [ListingsService, ListingRatings, ListingSuspensions],
  exports: [ListingsService, ListingRatings, ListingSuspensions],
})
export class ListingsModule {}
