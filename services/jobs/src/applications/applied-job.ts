import type { JobRecord } from '../postings/job.js';
import { placeOf } from '../postings/job-answer.js';
import type { AppliedJob } from './application.schema.js';

/** The copy of a job that an application keeps. */
export const appliedJob = (job: JobRecord): AppliedJob => ({
  title: job.title,
  company_name: job.company_name,
  location: placeOf(job),
  employment_type: job.employment_type,
  category: job.category,
  salary_range: job.salary_range,
  created_at: job.created_at,
});
