import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JobImportsModule } from '../imports/job-imports.module.js';
import { OperatorLogModule } from '../operator-log/operator-log.module.js';
import { PostingsModule } from '../postings/postings.module.js';
import { FeedReaderService } from './feed-reader.service.js';
import { importedFeedSchema } from './imported-feed.schema.js';
import { ImportedFeedsController } from './imported-feeds.controller.js';
import { ImportedFeedsService } from './imported-feeds.service.js';
import { ImportedFeedsUserData } from './imported-feeds.user-data.js';
import { ReadFeedProcessor } from './read-feed.processor.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'JobFeed', schema: importedFeedSchema }]),
    JobImportsModule,
    OperatorLogModule,
    PostingsModule,
  ],
  controllers: [ImportedFeedsController],
  providers: [FeedReaderService, ImportedFeedsService, ImportedFeedsUserData, ReadFeedProcessor],
})
export class ImportedFeedsModule {}
