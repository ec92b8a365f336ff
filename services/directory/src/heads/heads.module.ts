import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/listings.module.js';
import { HeadsController } from './heads.controller.js';
import { ListingSitemapController } from './listing-sitemap.controller.js';

@Module({ imports: [ListingsModule], controllers: [HeadsController, ListingSitemapController] })
export class HeadsModule {}
