import { z } from 'zod';
import { ResumeStructure } from '../resumes/resume-structure.js';

/** Where words of a person stand. */
export const fitSources = ['resume', 'profile', 'letter'] as const;

/** Whether an application or a résumé speaks about a requirement. `ask` is for what only the person knows. */
export const fitStates = ['found', 'partly', 'not_found', 'ask'] as const;
export type FitState = (typeof fitStates)[number];

/** One requirement of a posting with the words of the person that speak about it. */
export const FitRequirement = z
  .object({
    /** The posting's own words. */
    text: z.string(),
    state: z.enum(fitStates),
    quotes: z.array(z.object({ text: z.string(), from: z.enum(fitSources) })),
    /** Words of the posting that were not found. */
    missing: z.array(z.string()),
    /** What the person may say about it. Not for employers. */
    note: z.string().optional(),
  })
  .meta({ id: 'FitRequirement' });
export type FitRequirement = z.infer<typeof FitRequirement>;

const groups = {
  must: z.array(FitRequirement),
  nice: z.array(FitRequirement),
  /** What the work consists of. */
  work: z.array(FitRequirement),
};

/** How a résumé speaks about the requirements of a posting: no score, and nothing about chances. */
export const JobFit = z
  .object({
    ...groups,
    /** What was compared: the stored résumé or profile, or what was sent. */
    read: z.enum(['resume', 'profile', 'sent']),
    filename: z.string().optional(),
  })
  .meta({ id: 'JobFit' });
export type JobFit = z.infer<typeof JobFit>;

/** GET /jobs/{id}/fit: null without a stored résumé or a filled profile. */
export const OwnJobFit = JobFit.nullable();
export type OwnJobFit = z.infer<typeof OwnJobFit>;

/** POST /jobs/{id}/fit: a pasted résumé, where no file is sent. */
export const JobFitFields = z.object({ text: z.string().trim().max(60_000).default('') });

/** GET /applications/{id}/fit: what letter and résumé say to each requirement. */
export const ApplicationFit = z
  .object({
    ...groups,
    /** Why the résumé could not be read; absent when it was, or when there is none. */
    unread: z.string().optional(),
    has_resume: z.boolean(),
  })
  .meta({ id: 'ApplicationFit' });
export type ApplicationFit = z.infer<typeof ApplicationFit>;

/** POST /internal/resume-readings: the text of a file, or why it has none. Nothing is stored. */
export const ResumeReading = z
  .object({ structure: ResumeStructure.optional(), problem: z.string().optional() })
  .meta({ id: 'ResumeReading' });
export type ResumeReading = z.infer<typeof ResumeReading>;

/** GET /internal/resumes-of/{user_id}: the stored résumé of a person, or else the professional profile. */
export const StoredResume = z
  .object({
    from: z.enum(['resume', 'profile']),
    filename: z.string().optional(),
    structure: ResumeStructure,
  })
  .meta({ id: 'StoredResume' });
export type StoredResume = z.infer<typeof StoredResume>;
