import { z } from 'zod';
import { isoDate, optionalShortText, queryNumber } from '../field-types.js';
import { maxStars, maxTagLength } from './applicant-lists.js';
import { applicationStatuses } from './application-lists.js';
import { answerFilter, JobQuestion } from './screening.js';

/** Filters of the employer's applications, as query parameters. */
export const applicationFilter = {
  status: z.enum(['all', ...applicationStatuses]).default('all'),
  /** Words that all occur in name, address, letter, job title, tags or private note; without regard to accents. */
  search: optionalShortText(200),
  job_id: z.string().max(64).optional(),
  tag: optionalShortText(maxTagLength),
  /** Minimum number of stars. */
  stars: queryNumber({ min: 0, max: maxStars, default: 0 }),
  /** Applied at or after this time. */
  applied_from: isoDate.optional(),
  /** Applied before this time. */
  applied_before: isoDate.optional(),
  /** Answers to questions of the jobs, itself a query: `q1=yes&q2.min=2`. */
  answers: answerFilter,
};

/** Query of GET /applications/summary and GET /applications/matching. */
export const ApplicationFilter = z.object(applicationFilter).meta({ id: 'ApplicationFilter' });
export type ApplicationFilter = z.input<typeof ApplicationFilter>;

const count = z.number().int();

/**
 * GET /applications/summary: what each choice of a filter would find together with the other filters; withdrawn
 * applications are counted only in `all`. Exact.
 */
export const ApplicationSummary = z
  .object({
    /** Applications of the employer without any filter. */
    everything: count,
    status: z.object({
      all: count,
      pending: count,
      reviewed: count,
      accepted: count,
      rejected: count,
    }),
    /** All jobs with applications, those with most pending ones first. */
    jobs: z.array(
      z.object({ job_id: z.string(), title: z.string(), total: count, pending: count }),
    ),
    tags: z.array(z.object({ tag: z.string(), total: count })),
    /** Screening questions of the employer's jobs, with the preferred answers. */
    questions: z.array(JobQuestion.extend({ job_id: z.string() })).optional(),
  })
  .meta({ id: 'ApplicationSummary' });
export type ApplicationSummary = z.infer<typeof ApplicationSummary>;

/** GET /applications/matching: every match in the order of the list, for a selection of all. */
export const MatchingApplications = z
  .object({
    applications: z.array(
      z.object({
        id: z.string(),
        applicant_name: z.string(),
        job_title: z.string(),
        status: z.enum(applicationStatuses),
        has_resume: z.boolean(),
        withdrawn: z.boolean(),
      }),
    ),
    /** More match than one selection can hold. */
    more: z.boolean(),
  })
  .meta({ id: 'MatchingApplications' });
export type MatchingApplications = z.infer<typeof MatchingApplications>;
export type MatchingApplication = MatchingApplications['applications'][number];
