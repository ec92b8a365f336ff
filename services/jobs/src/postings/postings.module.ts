import { DailyVisits } from '@commons/service-kit/numbers/daily-visits';
import { missedSearchModel } from '@commons/service-kit/numbers/missed-search.schema';
import { MissedSearches } from '@commons/service-kit/numbers/missed-searches';
import { SearchFeed } from '@commons/service-kit/search/follow/search-feed';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EmployersModule } from '../employers/employers.module.js';
import { JobCategoriesService } from './edit/job-categories.service.js';
import { JobDeletionService } from './edit/job-deletion.service.js';
import { JobDraftsController } from './edit/job-drafts.controller.js';
import { JobDraftsService } from './edit/job-drafts.service.js';
import { JobWritesService } from './edit/job-writes.service.js';
import { OwnerJobsService } from './edit/owner-jobs.service.js';
import { SameJobsController } from './edit/same-jobs.controller.js';
import { SameJobsService } from './edit/same-jobs.service.js';
import { ImportedJobsService } from './imported/imported-jobs.service.js';
import { JobImportUndoService } from './imported/job-import-undo.service.js';
import { jobSchema } from './job.schema.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';
import { JobExpiryService } from './life/job-expiry.service.js';
import { JobHiddenEmail } from './life/job-hidden.email.js';
import { JobHidingService } from './life/job-hiding.service.js';
import { JobReminderEmail } from './life/job-reminder.email.js';
import { JobRestoredEmail } from './life/job-restored.email.js';
import { JobSitemapController } from './page/job-sitemap.controller.js';
import { JobViewsService } from './page/job-views.service.js';
import { NewJobsService } from './page/new-jobs.service.js';
import { PostingUserData } from './postings.user-data.js';
import { AllJobsSearchService } from './search/all-jobs-search.service.js';
import { JobSearchService } from './search/job-search.service.js';
import { TradeJobsController } from './search/trade-jobs.controller.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Job', schema: jobSchema }, missedSearchModel]),
    EmployersModule,
  ],
  controllers: [
    JobSitemapController,
    JobDraftsController,
    SameJobsController,
    JobsController,
    TradeJobsController,
  ],
  providers: [
    OwnerJobsService,
    JobWritesService,
    JobCategoriesService,
    JobDeletionService,
    SameJobsService,
    JobDraftsService,
    JobExpiryService,
    PostingUserData,
    JobReminderEmail,
    JobHiddenEmail,
    JobRestoredEmail,
    JobHidingService,
    JobsService,
    ImportedJobsService,
    JobImportUndoService,
    JobSearchService,
    AllJobsSearchService,
    SearchFeed,
    JobViewsService,
    NewJobsService,
    DailyVisits,
    MissedSearches,
  ],
  exports: [
    MissedSearches,
    NewJobsService,
    JobCategoriesService,
    JobDeletionService,
    ImportedJobsService,
    JobImportUndoService,
    OwnerJobsService,
    JobHidingService,
    JobHiddenEmail,
    JobRestoredEmail,
    JobSearchService,
    AllJobsSearchService,
    JobsService,
  ],
})
export class PostingsModule {}
