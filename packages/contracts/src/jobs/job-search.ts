import { z } from 'zod';
import { bodyPaging, typedFlag, typedNumber } from '../field-types.js';
import { entrySources } from '../imports/source-lists.js';
import { searchDistance } from '../search/search-distance.js';
import { jobSearchSorts } from './job-lists.js';

/** POST /jobs/search. Callers omit empty values; the answer is a plain array with X-Total-Count. */
export const JobSearch = z
  .object({
    search: z.string().trim().max(500).optional(),
    category: z.string().trim().max(80).optional(),
    location: z.string().trim().max(120).optional(),
    ...searchDistance,
    employment_type: z.string().trim().max(40).optional(),
    experience_level: z.string().trim().max(40).optional(),
    company_size: z.string().trim().max(20).optional(),
    salary_min: z.number().int().min(0).max(100_000_000).optional(),
    salary_max: z.number().int().min(0).max(100_000_000).optional(),
    posted_within_days: z.number().int().min(1).max(3650).optional(),
    remote_ok: z.boolean().optional(),
    has_salary: z.boolean().optional(),
    /** Absent: both. */
    source: z.enum(entrySources).optional(),
    /** Only jobs of this account, e.g. on the page of its business. */
    employer_id: z.string().max(40).optional(),
    /** Default: best match with search text, else newest first (decision A69). */
    sortBy: z.enum(jobSearchSorts).optional(),
    /** Searches the words as typed: no spelling correction, no word left out. */
    exact: z.boolean().optional(),
    ...bodyPaging,
  })
  .meta({ id: 'JobSearch' });
export type JobSearch = z.input<typeof JobSearch>;

/** Query of GET /jobs/feed.atom, with the parameter names of the board's URL. */
export const JobFeedQuery = JobSearch.pick({
  search: true,
  category: true,
  location: true,
  employment_type: true,
  experience_level: true,
  company_size: true,
  source: true,
  near: true,
})
  .extend({
    within_miles: typedNumber(JobSearch.shape.within_miles),
    exact: typedFlag.optional(),
    remote_ok: typedFlag.optional(),
    has_salary: typedFlag.optional(),
    salary_min: typedNumber(JobSearch.shape.salary_min),
    salary_max: typedNumber(JobSearch.shape.salary_max),
    posted_within_days: typedNumber(JobSearch.shape.posted_within_days),
  })
  .meta({ id: 'JobFeedQuery' });
