// No zod here: front ends import this file.

/** What visits are counted by. An address could name a person, so no more of it is kept. */
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

/** Words of a search are shown when so many people looked for them: fewer could tell who it was. */
export const fewestSearchers = 3;
