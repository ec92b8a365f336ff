import { Module } from '@nestjs/common';
import { PostingsModule } from '../postings/postings.module.js';
import { PublishedFeedController } from './published-feed.controller.js';

@Module({ imports: [PostingsModule], controllers: [PublishedFeedController] })
export class PublishedFeedModule {}
