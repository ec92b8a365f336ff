import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/listings.module.js';
import { HeadsController } from './heads.controller.js';

@Module({ imports: [ListingsModule], controllers: [HeadsController] })
export class HeadsModule {}
