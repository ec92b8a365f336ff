import { z } from 'zod';
import { isoDate } from '../field-types.js';

/** The résumé that a job seeker stores for later applications: one file per account. */
export const KeptResume = z
  .object({
    filename: z.string(),
    /** Bytes. */
    size: z.number().int(),
    /** Number of pages; only for a readable PDF. */
    pages: z.number().int().optional(),
    kept_at: isoDate,
  })
  .meta({ id: 'KeptResume' });
export type KeptResume = z.infer<typeof KeptResume>;

/** GET /my-applications/resume: null without one. */
export const OwnKeptResume = KeptResume.nullable();
export type OwnKeptResume = z.infer<typeof OwnKeptResume>;

/** GET /jobs/{id}/application-start: suggestions for the next application. */
export const ApplicationStart = z
  .object({
    resume: KeptResume.optional(),
    /** The letter last sent for the most similar job. */
    letter: z
      .object({
        text: z.string(),
        job_title: z.string(),
        company_name: z.string(),
        sent_at: isoDate,
      })
      .optional(),
  })
  .meta({ id: 'ApplicationStart' });
export type ApplicationStart = z.infer<typeof ApplicationStart>;
