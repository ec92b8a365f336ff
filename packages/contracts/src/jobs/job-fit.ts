import { z } from 'zod';
import { ResumeStructure } from '../resumes/resume-structure.js';

/** Where the quoted words are from. */
const fitSources = ['resume', 'profile', 'letter'] as const;

/** Whether an application or a résumé addresses a requirement. `ask`: only the person knows. */
const fitStates = ['found', 'partly', 'not_found', 'ask'] as const;
export type FitState = (typeof fitStates)[number];

/** One requirement of a posting with the person's words about it. */
export const FitRequirement = z
  .object({
    /** As worded in the posting. */
    text: z.string(),
    state: z.enum(fitStates),
    quotes: z.array(z.object({ text: z.string(), from: z.enum(fitSources) })),
    /** Words of the posting without a match. */
    missing: z.array(z.string()),
    /** Advice for the person; never sent to employers. */
    note: z.string().optional(),
  })
  .meta({ id: 'FitRequirement' });
export type FitRequirement = z.infer<typeof FitRequirement>;

const groups = {
  must: z.array(FitRequirement),
  nice: z.array(FitRequirement),
  /** The duties of the job. */
  work: z.array(FitRequirement),
};

/** How a résumé matches the requirements of a posting: no score, no prediction. */
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
export const JobFitFields = z
  .object({ text: z.string().trim().max(60_000).default('') })
  .meta({ id: 'JobFitFields' });

/** GET /applications/{id}/fit: the requirements against letter and résumé. */
export const ApplicationFit = z
  .object({
    ...groups,
    /** Why the résumé is unreadable; absent when it was read, or does not exist. */
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

/** GET /internal/resumes-of/{user_id}: a person's stored résumé, else the professional profile. */
export const StoredResume = z
  .object({
    from: z.enum(['resume', 'profile']),
    filename: z.string().optional(),
    structure: ResumeStructure,
  })
  .meta({ id: 'StoredResume' });
export type StoredResume = z.infer<typeof StoredResume>;
