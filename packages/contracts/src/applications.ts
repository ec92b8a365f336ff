import { z } from 'zod';
import {
  applicationStatuses,
  employerApplicationSorts,
  seekerApplicationSorts,
} from './application-lists.js';
import { isoDate, optionalLongText, paging } from './field-types.js';

/** Text fields of the multipart POST /jobs/{id}/apply; the file travels in the part `resume`. */
export const ApplyFields = z
  .object({ cover_letter: optionalLongText(20_000) })
  .meta({ id: 'ApplyFields' });

/** PUT /applications/{id}/status. Empty notes leave the present notes unchanged (decision A30). */
export const StatusChange = z
  .object({ status: z.enum(applicationStatuses), notes: optionalLongText(5_000) })
  .meta({ id: 'StatusChange' });
export type StatusChange = z.input<typeof StatusChange>;

/** An application as the employer of the job reads it: GET /applications/all. */
export const EmployerApplication = z
  .object({
    id: z.string(),
    job_id: z.string(),
    job_title: z.string(),
    applicant_name: z.string(),
    applicant_email: z.string(),
    applicant_location: z.string().optional(),
    applied_at: isoDate,
    status: z.enum(applicationStatuses),
    resume_filename: z.string().optional(),
    cover_letter: z.string().optional(),
    notes: z.string().optional(),
  })
  .meta({ id: 'EmployerApplication' });
export type EmployerApplication = z.infer<typeof EmployerApplication>;

/** An application as the job seeker who sent it reads it: GET /my-applications. */
export const SeekerApplication = z
  .object({
    application_id: z.string(),
    job_id: z.string(),
    job_title: z.string(),
    company_name: z.string(),
    job_location: z.string().optional(),
    employment_type: z.string(),
    category: z.string(),
    status: z.enum(applicationStatuses),
    applied_at: isoDate,
    resume_filename: z.string().optional(),
    cover_letter: z.string().optional(),
    notes: z.string().optional(),
    job_salary_range: z.string().optional(),
    job_created_at: isoDate,
  })
  .meta({ id: 'SeekerApplication' });
export type SeekerApplication = z.infer<typeof SeekerApplication>;

export const ApplicationSent = z
  .object({ application_id: z.string(), status: z.enum(applicationStatuses) })
  .meta({ id: 'ApplicationSent' });
export type ApplicationSent = z.infer<typeof ApplicationSent>;

const statusFilter = z.enum(['all', ...applicationStatuses]).default('all');

/** Query of GET /applications/all. */
export const EmployerApplicationList = z
  .object({
    status: statusFilter,
    sortBy: z.enum(employerApplicationSorts).default('newest'),
    ...paging,
  })
  .meta({ id: 'EmployerApplicationList' });
export type EmployerApplicationList = z.input<typeof EmployerApplicationList>;

/** Query of GET /my-applications. */
export const SeekerApplicationList = z
  .object({
    status: statusFilter,
    sortBy: z.enum(seekerApplicationSorts).default('newest'),
    ...paging,
  })
  .meta({ id: 'SeekerApplicationList' });
export type SeekerApplicationList = z.input<typeof SeekerApplicationList>;
