import { applicationCalls } from './application-calls.js';
import type { Calls } from './call.js';
import { decisionsAboutCalls, townWordsCalls, userDataCalls } from './internal-calls.js';
import { letterCalls } from './letter-calls.js';
import { manyApplicationCalls } from './many-application-calls.js';
import { ownRecordCalls } from './own-record-calls.js';
import { postingCalls } from './posting-calls.js';
import { savedJobCalls } from './saved-job-calls.js';

/** Requests of jobs. Employer A owns the job, job seeker A the application for it. */
export const jobsCalls: Calls = {
  ...postingCalls,
  ...applicationCalls,
  ...manyApplicationCalls,
  ...savedJobCalls,
  ...ownRecordCalls,
  ...letterCalls,
  ...townWordsCalls,
  ...decisionsAboutCalls,
  ...userDataCalls,
  'POST /internal/trade-jobs': () => ({ body: { trade: 'bakery' } }),
};
