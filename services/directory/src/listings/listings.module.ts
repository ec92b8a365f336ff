import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { listingSchema } from './listing.schema.js';
import { ListingsController } from './listings.controller.js';
import { ListingsService } from './listings.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Listing', schema: listingSchema }])],
  controllers: [ListingsController],
  providers: [ListingsService],
  exports: [ListingsService],
})
export class ListingsModule {}
