import { z } from 'zod';
import { jobDescriptionExperience } from './ai-lists.js';
import {
  bodyPaging,
  isoDate,
  longText,
  optionalLongText,
  optionalShortText,
  optionalWebPage,
  paging,
  shortText,
} from './field-types.js';
import { allFilled } from './filled-text.js';
import {
  jobCompensationTypes,
  jobEmploymentTypes,
  jobExperienceLevels,
  jobFilterCategories,
  jobFormCategories,
  jobLocationTypes,
  jobSearchSorts,
  jobStatuses,
} from './job-lists.js';
import { oneOf, optionalOneOf } from './list-words.js';
import { foundRow, searchDistance } from './search-distance.js';
import { entrySources } from './source-lists.js';

/** Longer than every option, and short enough to repeat in an error. */
const listWord = 80;

/**
 * The fields of a posting. Options are accepted in any spelling. The description tool's levels and the board's
 * categories are accepted as well (decisions A22, A32).
 */
const postingFields = {
  title: shortText(150),
  category: oneOf(jobFormCategories, { others: jobFilterCategories, most: listWord }),
  employment_type: oneOf(jobEmploymentTypes, { most: listWord }),
  location_type: oneOf(jobLocationTypes, { most: listWord }),
  location_city: optionalShortText(80),
  location_state: optionalShortText(40),
  location_zip: optionalShortText(12),
  work_schedule: optionalShortText(200),
  overview: longText(10_000),
  key_responsibilities: longText(10_000),
  required_qualifications: longText(10_000),
  preferred_qualifications: optionalLongText(10_000),
  experience_required: oneOf(jobExperienceLevels, {
    others: jobDescriptionExperience,
    most: listWord,
  }),
  education_required: optionalShortText(200),
  physical_requirements: optionalLongText(5_000),
  compensation_type: optionalOneOf(jobCompensationTypes, { most: listWord }),
  salary_range: optionalShortText(120),
  bonus_commission: optionalShortText(300),
  benefits_offered: optionalLongText(5_000),
  perks: optionalLongText(5_000),
};
const urgent = z.boolean().optional();

/**
 * POST /jobs. The server requires what the posting form and the AI job description tool have in common (decision A32);
 * the form itself requires its eleven fields. A text with an unfilled placeholder (`[fill in: pay]`) is refused, since
 * everybody would read it.
 */
export const JobPosting = z
  .object({ ...allFilled(postingFields), urgent })
  .meta({ id: 'JobPosting' });
export type JobPosting = z.input<typeof JobPosting>;

/**
 * POST /jobs/drafts and PUT /jobs/drafts/{id}: an unfinished posting. Only the title is required, and placeholders are
 * allowed. Other fields follow the rules of {@link JobPosting}; missing ones are required on publication.
 */
export const JobDraft = z
  .object({ ...postingFields, urgent })
  .partial()
  .extend({ title: postingFields.title })
  .meta({ id: 'JobDraft' });
export type JobDraft = z.input<typeof JobDraft>;

/**
 * A job in lists and on its page (entity of D1 §3). Empty optional fields are omitted; required ones may be empty in a
 * draft.
 */
export const Job = z
  .object({
    id: z.string(),
    title: z.string(),
    company_name: z.string(),
    category: z.string(),
    employment_type: z.string(),
    experience_level: z.string().optional(),
    salary_range: z.string().optional(),
    salary_min: z.number().int().optional(),
    salary_max: z.number().int().optional(),
    location_city: z.string().optional(),
    location_state: z.string().optional(),
    location_zip: z.string().optional(),
    location_type: z.string().optional(),
    location: z.string().optional(),
    work_schedule: z.string().optional(),
    overview: z.string().optional(),
    description: z.string().optional(),
    key_responsibilities: z.string().optional(),
    required_qualifications: z.string().optional(),
    requirements: z.string().optional(),
    preferred_qualifications: z.string().optional(),
    experience_required: z.string().optional(),
    education_required: z.string().optional(),
    physical_requirements: z.string().optional(),
    compensation_type: z.string().optional(),
    bonus_commission: z.string().optional(),
    benefits_offered: z.string().optional(),
    benefits: z.string().optional(),
    perks: z.string().optional(),
    remote_friendly: z.boolean(),
    urgent: z.boolean(),
    status: z.enum(jobStatuses),
    created_at: isoDate,
    view_count: z.number().int(),
    /** True for an imported job (decision A61): nobody here could read an application. */
    external: z.boolean().optional(),
    /** Source page of an imported job. */
    source_url: z.string().optional(),
    /** For the owner and operators only: why the job is hidden. */
    hidden_reason: z.string().optional(),
    /** For the same readers: whether reports or an operator hid it, and when the owner objected. */
    hidden_by: z.enum(['reports', 'operator']).optional(),
    objected_at: isoDate.optional(),
    ...foundRow,
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof Job>;

/** A row of GET /my-jobs: the job with its number of applications, and the end of its sixty days. */
export const MyJob = Job.extend({
  application_count: z.number().int(),
  expires_at: isoDate.optional(),
}).meta({ id: 'MyJob' });
export type MyJob = z.infer<typeof MyJob>;

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

const flag = z.enum(['true', 'false', '']).transform((text) => text === 'true');

/** A query parameter with the rules of the search; an empty one counts as absent. */
const typed = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' || text === undefined ? undefined : Number(text)), schema);

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
    within_miles: typed(JobSearch.shape.within_miles),
    exact: flag.optional(),
    remote_ok: flag.optional(),
    has_salary: flag.optional(),
    salary_min: typed(JobSearch.shape.salary_min),
    salary_max: typed(JobSearch.shape.salary_max),
    posted_within_days: typed(JobSearch.shape.posted_within_days),
  })
  .meta({ id: 'JobFeedQuery' });

/** Query of GET /my-jobs: newest first. With `limit=1`, `X-Total-Count` serves as the count per `status`. */
export const MyJobList = z
  .object({ ...paging, status: z.enum(jobStatuses).optional() })
  .meta({ id: 'MyJobList' });

/** PATCH /jobs/{id}/status (decision A26). `expired` is only set automatically. */
export const JobStatusChange = z
  .object({ status: z.enum(['active', 'draft', 'closed', 'filled']) })
  .meta({ id: 'JobStatusChange' });
export type JobStatusChange = z.input<typeof JobStatusChange>;

/** One row of an import file (decision A61): the form's required fields do not apply, `created_at` is kept. */
export const JobImportRow = z
  .object({
    title: shortText(300),
    company_name: shortText(200),
    category: optionalShortText(200),
    employment_type: optionalShortText(60),
    experience_level: optionalShortText(60),
    location_city: optionalShortText(120),
    location_state: optionalShortText(60),
    location_type: optionalShortText(60),
    location: optionalShortText(200),
    salary_range: optionalShortText(120),
    salary_min: z.number().min(0).max(100_000_000).nullish(),
    salary_max: z.number().min(0).max(100_000_000).nullish(),
    overview: optionalLongText(20_000),
    description: optionalLongText(20_000),
    summary: optionalLongText(20_000),
    key_responsibilities: optionalLongText(20_000),
    required_qualifications: optionalLongText(20_000),
    created_at: isoDate.optional(),
    /** Expiry of the job according to its source; default 60 days after the latest import. */
    valid_through: isoDate.optional(),
    source_url: optionalWebPage,
    ref: optionalShortText(120),
  })
  .meta({ id: 'JobImportRow' });
export type JobImportRow = z.input<typeof JobImportRow>;

/** POST /jobs/import, operators only: at most 200 rows per call, each validated separately. */
export const JobImport = z
  .object({ rows: z.array(z.unknown()).min(1).max(200) })
  .meta({ id: 'JobImport' });
export type JobImport = z.input<typeof JobImport>;

/** Texts of an import with the number of rows of each. */
const textCounts = z.array(z.object({ text: z.string(), rows: z.number().int() })).optional();

/**
 * Number of rows that were stored, existed already (same `ref`) unchanged or updated, were merged into another row's
 * record, or were refused with the reason (`row` counts from 0).
 */
export const ImportAnswer = z
  .object({
    imported: z.number().int(),
    unchanged: z.number().int(),
    /** Absent when zero. */
    updated: z.number().int().optional(),
    merged: z.number().int().optional(),
    /** Rows that are not businesses, by their licence text. */
    left_out: textCounts,
    /** Rows that match no category and are filed under "Other". */
    unplaced: textCounts,
    refused: z.array(z.object({ row: z.number().int(), detail: z.string() })),
  })
  .meta({ id: 'ImportAnswer' });
export type ImportAnswer = z.infer<typeof ImportAnswer>;
