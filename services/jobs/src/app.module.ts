import {
  jobsUserChanged,
  mailNewApplication,
  mailStatusChange,
  mailToApplicant,
} from '@commons/contracts/tasks/jobs-tasks';
import { defineService } from '@commons/service-kit/service';
import type { DynamicModule } from '@nestjs/common';
import { ApplicationsModule } from './applications/applications.module.js';
import { JobImportsModule } from './imports/job-imports.module.js';
import { JobsConfig } from './jobs.config.js';
import { PostingsModule } from './postings/postings.module.js';

class JobsModule {}

const rootModule = (): DynamicModule => ({
  module: JobsModule,
  // The fixed paths /jobs/import and /jobs/search are found before /jobs/:id whatever the order.
  imports: [PostingsModule, JobImportsModule, ApplicationsModule],
});

/** Postings, applications and the mails about them. */
export const jobsService = defineService({
  name: 'jobs',
  config: JobsConfig,
  module: rootModule,
  stores: ['mongo', 'redis', 'objects', 'mail'],
  tasks: [mailNewApplication, mailStatusChange, mailToApplicant, jobsUserChanged],
  calls: ['auth'],
});
