import { z } from 'zod';
import { ImportAnswer } from '../../imports/import-answer.js';
import { JobImport } from '../../imports/job-imports.js';
import {
  Job,
  JobDraft,
  JobPosting,
  JobStatusChange,
  MyJob,
  MyJobList,
  MyOpenJob,
  SameJobQuery,
} from '../../jobs/jobs.js';
import { operations } from '../operation.js';

const onlyEmployers =
  'Only employer accounts can post jobs. Please create an employer account or switch your account type.';

/** The operation is on the caller's own job, or an application for it. */
const own = { access: 'employer', owner: true } as const;

/** Postings and their drafts. */
export const postings = operations({
  'POST /jobs': {
    access: 'employer',
    refusal: onlyEmployers,
    summary: 'Posts a job.',
    body: JobPosting,
    answer: Job,
    status: 201,
  },
  'GET /jobs/{id}': {
    access: 'public',
    cache: 'visitor',
    summary: 'Returns a job and counts the view; its owner gets it with its version.',
    answer: Job,
    versioned: true,
  },
  'PUT /jobs/{id}': {
    ...own,
    summary: 'Replaces a job.',
    body: JobPosting,
    answer: Job,
    versioned: true,
  },
  'PATCH /jobs/{id}/status': {
    ...own,
    summary: 'Publishes, closes, fills or renews a job.',
    body: JobStatusChange,
    answer: Job,
    errors: { 409: 'The job cannot change to this status' },
  },
  'DELETE /jobs/{id}': {
    ...own,
    summary: 'Deletes a job; applicants keep their applications, the résumés sent for it go.',
    empty: true,
  },
  'POST /jobs/drafts': {
    access: 'employer',
    summary: 'Saves a job that is not finished.',
    body: JobDraft,
    answer: Job,
    status: 201,
  },
  'PUT /jobs/drafts/{id}': {
    ...own,
    summary: 'Replaces a job that is not finished.',
    body: JobDraft,
    answer: Job,
    versioned: true,
  },
  'DELETE /jobs/drafts/{id}': {
    ...own,
    summary: 'Deletes a draft that was never posted.',
    empty: true,
  },
  'GET /my-jobs': {
    access: 'employer',
    summary: 'Lists the jobs of the employer with their numbers of applications, newest first.',
    query: MyJobList,
    list: MyJob,
  },
  'GET /my-jobs/same': {
    access: 'employer',
    summary: 'Returns the open jobs of the employer with the same title and place, newest first.',
    query: SameJobQuery,
    answer: z.array(MyOpenJob),
  },
  'POST /jobs/import': {
    access: 'operator',
    limit: 'bulk',
    summary: 'Imports up to 200 jobs; rows that are refused are named.',
    body: JobImport,
    answer: ImportAnswer,
  },
});
