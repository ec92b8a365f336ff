import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/listings.module.js';
import { FeedsController } from './feeds.controller.js';

@Module({ imports: [ListingsModule], controllers: [FeedsController] })
export class FeedsModule {}
