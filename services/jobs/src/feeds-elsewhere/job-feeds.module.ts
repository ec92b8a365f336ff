import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JobImportsModule } from '../imports/job-imports.module.js';
import { OperatorLogModule } from '../operator-log/operator-log.module.js';
import { PostingsModule } from '../postings/postings.module.js';
import { FeedReaderService } from './feed-reader.service.js';
import { jobFeedSchema } from './job-feed.schema.js';
import { JobFeedsController } from './job-feeds.controller.js';
import { JobFeedsService } from './job-feeds.service.js';
import { JobFeedUserData } from './job-feeds.user-data.js';
import { ReadFeedProcessor } from './read-feed.processor.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'JobFeed', schema: jobFeedSchema }]),
    JobImportsModule,
    OperatorLogModule,
    PostingsModule,
  ],
  controllers: [JobFeedsController],
  providers: [FeedReaderService, JobFeedsService, JobFeedUserData, ReadFeedProcessor],
})
export class JobFeedsModule {}
