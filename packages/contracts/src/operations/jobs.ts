import { applicationStart } from './jobs/application-start.js';
import { applications } from './jobs/applications.js';
import { applicationsElsewhere } from './jobs/applications-elsewhere.js';
import { fit } from './jobs/fit.js';
import { jobFeeds } from './jobs/job-feeds.js';
import { jobImports } from './jobs/job-imports.js';
import { manyApplications } from './jobs/many-applications.js';
import { moderation } from './jobs/moderation.js';
import { postings } from './jobs/postings.js';
import { savedJobs } from './jobs/saved-jobs.js';
import { savedSearches } from './jobs/saved-searches.js';
import { search } from './jobs/search.js';
import { townLetter } from './jobs/town-letter.js';

/** Operations of services/jobs. */
export const jobs = {
  ...search,
  ...postings,
  ...applications,
  ...manyApplications,
  ...applicationStart,
  ...applicationsElsewhere,
  ...fit,
  ...savedJobs,
  ...savedSearches,
  ...moderation,
  ...jobImports,
  ...jobFeeds,
  ...townLetter,
};
