// Pages and operations of each area that a town may switch off (docs/adr/0025). No zod here: front ends import this
// file.
import type { PortalArea } from './portal-settings-lists.js';

type Starts = Readonly<Record<PortalArea, readonly string[]>>;

/** First path segments of the pages. Dashboards are in no area: they adapt to the areas that are on. */
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

/** Unsubscribing must work for mails that were sent earlier. */
const alwaysOn = /^\/jobs\/(alerts|search-alerts)\//;

/** `/jobs/7?from=mail` → `jobs`. */
const firstSegment = (path: string): string => /^\/([^/?#]*)/.exec(path)?.[1] ?? '';

const areaIn = (starts: Starts, path: string): PortalArea | undefined => {
  const first = firstSegment(path);
  const names = Object.keys(starts) as PortalArea[];
  return names.find((name) => starts[name].includes(first));
};

/** The area of a page; undefined for a page that every portal has. */
export const areaOfPage = (path: string): PortalArea | undefined => areaIn(pages, path);

/** The area of a call. @param path as services receive it, without `/api` */
export const areaOfCall = (path: string): PortalArea | undefined =>
  alwaysOn.test(path) ? undefined : areaIn(calls, path);
