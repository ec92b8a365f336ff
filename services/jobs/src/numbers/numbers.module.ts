import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { PostingsModule } from '../postings/postings.module.js';
import { NumbersController } from './numbers.controller.js';

@Module({ imports: [ApplicationsModule, PostingsModule], controllers: [NumbersController] })
export class NumbersModule {}
