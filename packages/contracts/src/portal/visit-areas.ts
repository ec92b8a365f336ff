// No zod here: front ends import this file.

/** Visits are counted per area. Nothing else of the address is stored, since it could identify a person. */
export const visitAreas = ['start', 'directory', 'jobs', 'tools', 'profiles', 'other'] as const;
export type VisitArea = (typeof visitAreas)[number];

const areaOf: Readonly<Record<string, VisitArea>> = {
  '': 'start',
  'business-directory': 'directory',
  jobs: 'jobs',
  tools: 'tools',
  'shared-profile': 'profiles',
};

/** The area of a page by its path, e.g. '/jobs/65f…' is 'jobs'. */
export const visitAreaOf = (path: string): VisitArea => areaOf[path.split('/')[1] ?? ''] ?? 'other';

/** Search terms are shown from this many searchers on, so that they identify no person. */
export const fewestSearchers = 3;
