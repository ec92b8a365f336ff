import { Module } from '@nestjs/common';
import { PostingsModule } from '../postings/postings.module.js';
import { JobFeedController } from './job-feed.controller.js';

@Module({ imports: [PostingsModule], controllers: [JobFeedController] })
export class JobFeedModule {}
