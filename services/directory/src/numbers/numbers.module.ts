import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/listings.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { NumbersController } from './numbers.controller.js';

@Module({ imports: [ListingsModule, ReviewsModule], controllers: [NumbersController] })
export class NumbersModule {}
