import { businesses } from './subjects/businesses.mjs';
import { jobs } from './subjects/jobs.mjs';

/** What can be searched, by its name on the command line and in `npm run load`. */
export const subjects = { businesses, jobs };
