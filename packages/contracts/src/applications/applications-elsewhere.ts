import { z } from 'zod';
import { isoDate, optionalLongText, shortText } from '../field-types.js';
import { elsewhereLimits, elsewhereStatuses } from './elsewhere-lists.js';

const isWebPage = (text: string) => {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
};

const link = z
  .string()
  .trim()
  .max(elsewhereLimits.link)
  .refine((text) => text === '' || isWebPage(text), {
    error: 'Enter a whole web address, like https://example.com/jobs/7.',
  })
  .transform((text) => text || undefined)
  .optional();

/** POST and PUT /my-applications/elsewhere: an application made outside the portal, recorded by the job seeker. */
export const ElsewhereInput = z
  .object({
    job_title: shortText(elsewhereLimits.job_title),
    company_name: shortText(elsewhereLimits.company_name),
    link,
    applied_on: z.iso.date(),
    status: z.enum(elsewhereStatuses),
    note: optionalLongText(elsewhereLimits.note),
  })
  .meta({ id: 'ElsewhereInput' });
export type ElsewhereInput = z.input<typeof ElsewhereInput>;

export const ApplicationElsewhere = z
  .object({
    id: z.string(),
    job_title: z.string(),
    company_name: z.string(),
    link: z.string().optional(),
    applied_on: z.iso.date(),
    status: z.enum(elsewhereStatuses),
    note: z.string().optional(),
    created_at: isoDate,
    updated_at: isoDate,
  })
  .meta({ id: 'ApplicationElsewhere' });
export type ApplicationElsewhere = z.infer<typeof ApplicationElsewhere>;
