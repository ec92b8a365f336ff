// Which pages and which operations make up an area that a town may do without (docs/adr/0025). No zod here: front ends
// import this file.
import type { PortalArea } from './portal-settings-lists.js';

type Starts = Readonly<Record<PortalArea, readonly string[]>>;

/** First segments of the pages. The dashboards stay: they show what is left. */
const pages: Starts = {
  directory: ['business-directory'],
  jobs: ['jobs'],
  tools: ['tools'],
  resumes: ['shared-profile'],
};

/** First segments of the operations, after `/api`. */
const calls: Starts = {
  directory: ['business-directory', 'upload-logo'],
  jobs: ['jobs', 'my-jobs', 'applications', 'my-applications'],
  tools: ['ai', 'calculators'],
  resumes: ['resume', 'job-seeker', 'shared-profile'],
};

/** A mail that lies in somebody's inbox must go on to be one that can be stopped. */
const alwaysOn = /^\/jobs\/(alerts|search-alerts)\//;

/** `/jobs/7?from=mail` → `jobs`. */
const firstSegment = (path: string): string => /^\/([^/?#]*)/.exec(path)?.[1] ?? '';

const areaIn = (starts: Starts, path: string): PortalArea | undefined => {
  const first = firstSegment(path);
  const names = Object.keys(starts) as PortalArea[];
  return names.find((name) => starts[name].includes(first));
};

/** The area that a page belongs to; undefined for what every portal has. */
export const areaOfPage = (path: string): PortalArea | undefined => areaIn(pages, path);

/** The area that a call belongs to. @param path as services get it, without `/api` */
export const areaOfCall = (path: string): PortalArea | undefined =>
  alwaysOn.test(path) ? undefined : areaIn(calls, path);
