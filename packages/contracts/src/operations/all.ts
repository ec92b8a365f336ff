import { ai } from './ai.js';
import { auth } from './auth.js';
import { decisionsAbout } from './decisions-about.js';
import { directory } from './directory.js';
import { gateway } from './gateway.js';
import { jobs } from './jobs.js';
import { resumes } from './resumes.js';
import { townWords } from './town-words.js';
import { userData } from './user-data.js';

/** The operations of each service, and those of the gateway itself. */
export const operationsOf = {
  auth,
  directory: { ...directory, ...decisionsAbout, ...townWords, ...userData },
  jobs: { ...jobs, ...decisionsAbout, ...townWords, ...userData },
  resumes: { ...resumes, ...decisionsAbout, ...userData },
  ai: { ...ai, ...userData },
  gateway,
};

/**
 * Every operation by its name. Front ends only import the type, so that neither schemas nor zod are in their bundles.
 */
export const allOperations = {
  ...auth,
  ...directory,
  ...jobs,
  ...resumes,
  ...ai,
  ...decisionsAbout,
  ...townWords,
  ...userData,
  ...gateway,
};
export type Operations = typeof allOperations;
