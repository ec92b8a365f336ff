import { readJobFeed } from '@commons/contracts/tasks/job-feed-tasks';
import {
  jobsListingChanged,
  jobsUserChanged,
  mailApplicationDigest,
  mailApplicationReceived,
  mailJobAlerts,
  mailJobDeleted,
  mailNewApplication,
  mailSavedSearch,
  mailStatusChange,
  mailToApplicant,
  mailWaitingApplications,
} from '@commons/contracts/tasks/jobs-tasks';
import { configModule } from '@commons/service-kit/config/config-module';
import { importTask } from '@commons/service-kit/imports/runs/import-run.processor';
import { formerSearchFields } from '@commons/service-kit/search/follow/former-search-fields';
import { defineService } from '@commons/service-kit/service';
import type { DynamicModule } from '@nestjs/common';
import { AlertsModule } from './alerts/alerts.module.js';
import { ApplicationsModule } from './applications/applications.module.js';
import { KeptResumeModule } from './applications/kept-resume/kept-resume.module.js';
import { ApplicationsElsewhereModule } from './applications-elsewhere/applications-elsewhere.module.js';
import { FitModule } from './fit/fit.module.js';
import { ImportedFeedsModule } from './imported-feeds/imported-feeds.module.js';
import { wholeFeeds } from './imported-feeds/whole-feeds.migration.js';
import { JobImportsModule } from './imports/job-imports.module.js';
import { JOBS_CONFIG, JobsConfig } from './jobs.config.js';
import { MatchesModule } from './matches/matches.module.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { NumbersModule } from './numbers/numbers.module.js';
import { jobPay } from './postings/pay/job-pay.migration.js';
import { PostingsModule } from './postings/postings.module.js';
import { PublishedFeedModule } from './published-feed/published-feed.module.js';
import { SavedJobsModule } from './saved-jobs/saved-jobs.module.js';
import { SavedSearchesModule } from './saved-searches/saved-searches.module.js';
import { TownLetterModule } from './town-letter/town-letter.module.js';
import { TownWordsModule } from './town-words/town-words.module.js';

class JobsModule {}

const rootModule = (config: JobsConfig): DynamicModule => ({
  module: JobsModule,
  // Fastify matches the static paths /jobs/import and /jobs/search before /jobs/:id, whatever the order.
  imports: [
    configModule(JOBS_CONFIG, config),
    PostingsModule,
    JobImportsModule,
    ApplicationsModule,
    KeptResumeModule,
    ApplicationsElsewhereModule,
    SavedJobsModule,
    SavedSearchesModule,
    MatchesModule,
    FitModule,
    AlertsModule,
    ModerationModule,
    NumbersModule,
    PublishedFeedModule,
    ImportedFeedsModule,
    TownLetterModule,
    TownWordsModule,
  ],
});

/** Postings, applications and the mails about them. */
export const jobsService = defineService({
  name: 'jobs',
  config: JobsConfig,
  module: rootModule,
  stores: ['mongo', 'redis', 'objects', 'mail'],
  tasks: [
    mailApplicationReceived,
    mailApplicationDigest,
    mailWaitingApplications,
    mailNewApplication,
    mailStatusChange,
    mailToApplicant,
    jobsUserChanged,
    jobsListingChanged,
    mailJobAlerts,
    mailJobDeleted,
    mailSavedSearch,
    importTask('jobs'),
    readJobFeed,
  ],
  migrations: [
    jobPay,
    wholeFeeds,
    // Stored with each job until the search index moved to memory.
    formerSearchFields('jobs', [
      ...['search_terms', 'company_key', 'title_key'],
      ...['pay_from', 'pay_to', 'pay_high_key', 'pay_low_key'],
    ]),
  ],
  calls: ['auth', 'directory', 'resumes'],
});
