import { z } from 'zod';
import { JobQuestion, screeningQuestions } from '../applications/screening.js';
import {
  isoDate,
  longText,
  optionalLongText,
  optionalShortText,
  paging,
  shortText,
} from '../field-types.js';
import { searchRowFields } from '../search/search-distance.js';
import { allFilled } from '../text/filled-text.js';
import { oneOf, optionalOneOf } from '../text/list-words.js';
import { jobDescriptionExperience } from '../tools/ai-lists.js';
import {
  jobCompensationTypes,
  jobEmploymentTypes,
  jobExperienceLevels,
  jobFilterCategories,
  jobFormCategories,
  jobLocationTypes,
  jobStatuses,
} from './job-lists.js';

/** Longer than every option, and short enough to repeat in an error. */
const listWord = 80;

/**
 * The fields of a posting. Options are accepted in any spelling. The description tool's levels and the board's
 * categories are accepted as well (decisions A22, A32).
 */
const postingFields = {
  title: shortText(150),
  category: oneOf(jobFormCategories, {
    ...{ others: jobFilterCategories, most: listWord },
    open: true,
  }),
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
const more = { urgent: z.boolean().optional(), questions: screeningQuestions };

/**
 * POST /jobs. The server requires what the posting form and the AI job description tool have in common (decision A32);
 * the form itself requires its eleven fields. A text with an unfilled placeholder (`[fill in: pay]`) is refused, since
 * everybody would read it.
 */
export const JobPosting = z
  .object({ ...allFilled(postingFields), ...more })
  .meta({ id: 'JobPosting' });
export type JobPosting = z.input<typeof JobPosting>;

/**
 * POST /jobs/drafts and PUT /jobs/drafts/{id}: an unfinished posting. Only the title is required, and placeholders are
 * allowed. Other fields follow the rules of {@link JobPosting}; missing ones are required on publication.
 */
export const JobDraft = z
  .object({ ...postingFields, ...more })
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
    /** Account that posted the job, to find its listing; absent for an imported one. */
    employer_id: z.string().optional(),
    /** True for an imported job (decision A61): it has no employer here who could read an application. */
    external: z.boolean().optional(),
    /** Source page of an imported job. */
    source_url: z.string().optional(),
    /** Screening questions; only in the answer for a single job, and for its employer. */
    questions: z.array(JobQuestion).optional(),
    /** For the owner and operators only: why the job is hidden. */
    hidden_reason: z.string().optional(),
    /** For the same readers: whether reports or an operator hid it, and when the owner objected. */
    hidden_by: z.enum(['reports', 'operator']).optional(),
    objected_at: isoDate.optional(),
    ...searchRowFields,
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof Job>;

/** A row of GET /my-jobs: the job with its number of applications, and the end of its sixty days. */
export const MyJob = Job.extend({
  application_count: z.number().int(),
  expires_at: isoDate.optional(),
}).meta({ id: 'MyJob' });
export type MyJob = z.infer<typeof MyJob>;

/** Query of GET /my-jobs: newest first. With `limit=1`, `X-Total-Count` serves as the count per `status`. */
export const MyJobList = z
  .object({ ...paging, status: z.enum(jobStatuses).optional() })
  .meta({ id: 'MyJobList' });

/** Query of GET /my-jobs/same, before a job is posted: compared without regard to case, accents and spaces. */
export const SameJobQuery = z
  .object({
    title: shortText(150),
    location_city: optionalShortText(80),
    location_state: optionalShortText(40),
  })
  .meta({ id: 'SameJobQuery' });

/** An open job of the employer, with enough fields to recognise it. */
export const MyOpenJob = Job.pick({
  id: true,
  title: true,
  location_city: true,
  location_state: true,
  created_at: true,
})
  .extend({ expires_at: isoDate })
  .meta({ id: 'MyOpenJob' });
export type MyOpenJob = z.infer<typeof MyOpenJob>;

/** PATCH /jobs/{id}/status (decision A26). `expired` is only set automatically. */
export const JobStatusChange = z
  .object({ status: z.enum(['active', 'draft', 'closed', 'filled']) })
  .meta({ id: 'JobStatusChange' });
export type JobStatusChange = z.input<typeof JobStatusChange>;
