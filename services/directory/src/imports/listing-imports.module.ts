import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/listings.module.js';
import { ListingImportsController } from './listing-imports.controller.js';
import { ListingImportsService } from './listing-imports.service.js';

@Module({
  imports: [ListingsModule],
  controllers: [ListingImportsController],
  providers: [ListingImportsService],
})
export class ListingImportsModule {}
