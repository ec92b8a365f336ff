import { AlertsStopped, JobMatches } from '../../jobs/job-matches.js';
import { JobSaved, SavedJob, SavedJobIds, SavedJobList } from '../../jobs/saved-jobs.js';
import { operations } from '../operation.js';

const saving = { access: 'job_seeker', refusal: 'Only job seekers can save jobs.' } as const;

/** Saved jobs, recommended jobs and the weekly mail. */
export const savedJobs = operations({
  'GET /jobs/saved': {
    ...saving,
    summary: 'Lists the saved jobs, the latest saved first.',
    query: SavedJobList,
    list: SavedJob,
  },
  'GET /jobs/saved/ids': {
    ...saving,
    summary: 'Returns the ids of all saved jobs.',
    answer: SavedJobIds,
  },
  'PUT /jobs/saved/{id}': { ...saving, summary: 'Saves a job.', answer: JobSaved },
  'DELETE /jobs/saved/{id}': { ...saving, summary: 'Forgets a saved job.', empty: true },
  'GET /jobs/matches': {
    access: 'job_seeker',
    summary: 'Recommends jobs by the job preferences, best first.',
    answer: JobMatches,
  },
  'GET /jobs/alerts/{token}/unsubscribe': {
    access: 'public',
    summary: 'Redirects the link of a mail to the page that asks for confirmation.',
    content: 'text/html',
    status: 303,
  },
  'POST /jobs/alerts/{token}/unsubscribe': {
    access: 'public',
    summary: 'Ends the weekly mail by the token of its link.',
    answer: AlertsStopped,
  },
});
