import { SearchFeed } from '@commons/service-kit/search/search-feed';
import { DailyVisits } from '@commons/service-kit/visits/daily-visits';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PeopleModule } from '../people/people.module.js';
import { ImportedJobs } from './imported-jobs.service.js';
import { jobSchema } from './job.schema.js';
import { JobDraftsController } from './job-drafts.controller.js';
import { JobDrafts } from './job-drafts.service.js';
import { JobExpiry } from './job-expiry.service.js';
import { JobHiddenEmail } from './job-hidden.email.js';
import { JobHiding } from './job-hiding.service.js';
import { JobPayRereading } from './job-pay-rereading.service.js';
import { JobReminderEmail } from './job-reminder.email.js';
import { JobSearchService } from './job-search.service.js';
import { JobSitemapController } from './job-sitemap.controller.js';
import { JobViewsService } from './job-views.service.js';
import { JobWrites } from './job-writes.service.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';
import { OwnerJobs } from './owner-jobs.service.js';
import { PostingUserData } from './postings.user-data.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Job', schema: jobSchema }]), PeopleModule],
  controllers: [JobSitemapController, JobDraftsController, JobsController],
  providers: [
    OwnerJobs,
    JobWrites,
    JobDrafts,
    JobExpiry,
    JobPayRereading,
    PostingUserData,
    JobReminderEmail,
    JobHiddenEmail,
    JobHiding,
    JobsService,
    ImportedJobs,
    JobSearchService,
    SearchFeed,
    JobViewsService,
    DailyVisits,
  ],
  exports: [ImportedJobs, OwnerJobs, JobHiding, JobHiddenEmail, JobSearchService, JobsService],
})
export class PostingsModule {}
