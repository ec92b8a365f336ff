import { Module } from '@nestjs/common';
import { PostingsModule } from '../../postings/postings.module.js';
import { ApplicationRecordsModule } from '../application-records.module.js';
import { ApplicationMailsModule } from '../mails/application-mails.module.js';
import { ApplicationsOfDeletedJobService } from './applications-of-deleted-job.service.js';
import { JobDeletedProcessor } from './job-deleted.processor.js';
import { JobDeletionController } from './job-deletion.controller.js';

@Module({
  imports: [ApplicationMailsModule, ApplicationRecordsModule, PostingsModule],
  controllers: [JobDeletionController],
  providers: [ApplicationsOfDeletedJobService, JobDeletedProcessor],
})
export class JobDeletedModule {}
