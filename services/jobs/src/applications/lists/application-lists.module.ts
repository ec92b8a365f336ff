import { Module } from '@nestjs/common';
import { PostingsModule } from '../../postings/postings.module.js';
import { ApplicationRecordsModule } from '../application-records.module.js';
import { ApplicationListsService } from './application-lists.service.js';
import { ApplicationSummaryService } from './application-summary.service.js';
import { ApplicationsController } from './applications.controller.js';
import { MyJobsController } from './my-jobs.controller.js';

@Module({
  imports: [ApplicationRecordsModule, PostingsModule],
  controllers: [ApplicationsController, MyJobsController],
  providers: [ApplicationListsService, ApplicationSummaryService],
  exports: [ApplicationListsService, ApplicationSummaryService],
})
export class ApplicationListsModule {}
