import { z } from 'zod';

const count = z.number().int();

/** Query of a month's statistics: '2026-11' (docs/adr/0029). */
export const MonthQuery = z
  .object({ month: z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/) })
  .meta({ id: 'MonthQuery' });

/** Search terms without results and the number of people who used them, from `fewestSearchers` on. */
export const MissedSearch = z
  .object({ words: z.string(), people: count })
  .meta({ id: 'MissedSearch' });
export type MissedSearch = z.infer<typeof MissedSearch>;

/** GET /business-directory/operator/numbers */
export const DirectoryNumbers = z
  .object({
    /** Current records that existed at the end of the month. */
    listings: count,
    new_listings: count,
    new_reviews: count,
    missed: z.array(MissedSearch),
  })
  .meta({ id: 'DirectoryNumbers' });
export type DirectoryNumbers = z.infer<typeof DirectoryNumbers>;

/** GET /jobs/operator/numbers */
export const JobsNumbers = z
  .object({
    new_jobs: count,
    applications: count,
    /** Of these applications, the answered ones so far. */
    answered: count,
    /** Median hours from an application to its first answer; absent without answers. */
    answer_hours: z.number().optional(),
    missed: z.array(MissedSearch),
  })
  .meta({ id: 'JobsNumbers' });
export type JobsNumbers = z.infer<typeof JobsNumbers>;

/** GET /auth/operator/numbers */
export const PortalNumbers = z
  .object({
    new_accounts: count,
    /** Number of page views. */
    visits: count,
    /** The same per area, most first. */
    visits_by_area: z.array(z.object({ area: z.string(), visits: count })),
  })
  .meta({ id: 'PortalNumbers' });
export type PortalNumbers = z.infer<typeof PortalNumbers>;
