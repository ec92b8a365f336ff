import { z } from 'zod';
import { isoDate, longText, optionalLongText, paging, shortText } from '../field-types.js';
import { filled } from '../text/filled-text.js';
import { applicationFilter } from './application-filter.js';
import {
  applicationEmailTypes,
  applicationEventKinds,
  applicationStatuses,
  employerApplicationSorts,
  maxEmailMessageLength,
  maxEmailSubjectLength,
  seekerApplicationSorts,
} from './application-lists.js';
import { ScreeningAnswer, sentAnswersField } from './screening.js';

/** Text fields of the multipart POST /jobs/{id}/apply; the file is in the part `resume`. */
export const ApplyFields = z
  .object({
    cover_letter: filled(optionalLongText(20_000)),
    /** Sends a copy of the résumé stored in the account; a file in the part `resume` takes precedence. */
    use_kept_resume: z.stringbool().optional(),
    /** Stores the sent file for the next application. */
    keep_resume: z.stringbool().optional(),
    /** Gives the employer the link of the shared profile. */
    share_profile: z.stringbool().optional(),
    /** Answers to the questions of the job. */
    answers: sentAnswersField,
  })
  .meta({ id: 'ApplyFields' });

/** PUT /applications/{id}/status. Empty notes leave the current notes unchanged (decision A30). */
export const StatusChange = z
  .object({
    status: z.enum(applicationStatuses),
    notes: optionalLongText(5_000),
    /** Revokes a final decision: required to set an accepted or rejected application back to reviewed. */
    correction: z.boolean().optional(),
  })
  .meta({ id: 'StatusChange' });
export type StatusChange = z.input<typeof StatusChange>;

/** POST /applications/{id}/status/undo. `change` is the one returned with the decision. */
export const StatusUndo = z.object({ change: z.number().int().min(1) }).meta({ id: 'StatusUndo' });
export type StatusUndo = z.input<typeof StatusUndo>;

/** A decision that the applicant has not been informed of yet. */
export const OpenDecision = z
  .object({
    change: z.number().int(),
    /** How long it can be undone; a duration, since the clocks of two machines differ. */
    milliseconds_left: z.number().int(),
  })
  .meta({ id: 'OpenDecision' });
export type OpenDecision = z.infer<typeof OpenDecision>;

/** One line of the timeline that both sides see; oldest first. */
export const ApplicationEvent = z
  .object({
    kind: z.enum(applicationEventKinds),
    at: isoDate,
    /** The new status, for `status`. */
    status: z.enum(applicationStatuses).optional(),
    /** For `email`; the message itself is only in the applicant's mailbox. */
    subject: z.string().optional(),
    email_type: z.enum(applicationEmailTypes).optional(),
    /** A decision that was undone before the applicant was informed; visible to the employer only. */
    taken_back: z.boolean().optional(),
  })
  .meta({ id: 'ApplicationEvent' });
export type ApplicationEvent = z.infer<typeof ApplicationEvent>;

/** GET /applications/{id}/email-template/{type}: complete texts without placeholders (decision A57). */
export const EmailTemplate = z
  .object({ subject: z.string(), message: z.string() })
  .meta({ id: 'EmailTemplate' });
export type EmailTemplate = z.infer<typeof EmailTemplate>;

/**
 * POST /applications/{id}/email. The header `idempotency-key` identifies the submission: the same key sends one mail.
 * Without it, the same text is sent once a day. Text with an unfilled placeholder is refused.
 */
export const ApplicationEmail = z
  .object({
    application_id: z.string(),
    subject: filled(shortText(maxEmailSubjectLength)),
    message: filled(longText(maxEmailMessageLength)),
    email_type: z.enum(applicationEmailTypes),
    /** Also changes the status (decision A31). The mail is then delayed while the decision can be undone. */
    mark_as: z.enum(['accepted', 'rejected']).optional(),
  })
  .meta({ id: 'ApplicationEmail' });
export type ApplicationEmail = z.input<typeof ApplicationEmail>;

/** Answer of POST /applications/{id}/email: the mail is stored and will be sent. */
export const ApplicationEmailSent = z
  .object({
    email_id: z.string(),
    subject: z.string(),
    email_type: z.enum(applicationEmailTypes),
    at: isoDate,
    /** Set when the mail is delayed with its decision. */
    undo: OpenDecision.optional(),
  })
  .meta({ id: 'ApplicationEmailSent' });
export type ApplicationEmailSent = z.infer<typeof ApplicationEmailSent>;

/** An application as the job's employer sees it: GET /applications/all. */
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
    /**
     * Token of the applicant's shared profile, `/shared-profile/{token}`. Invalid once the applicant revokes the link.
     */
    profile_token: z.string().optional(),
    cover_letter: z.string().optional(),
    /** The questions of the job as they were asked, in their order. */
    answers: z.array(ScreeningAnswer).optional(),
    notes: z.string().optional(),
    timeline: z.array(ApplicationEvent),
    /** Time of the withdrawal (decision A27): the status is unchanged, résumé and letter are deleted. */
    withdrawn_at: isoDate.optional(),
    /** Set while the decision can be undone. */
    undo: OpenDecision.optional(),
    /** Private to the employer: the applicant never sees these three. */
    stars: z.number().int().optional(),
    tags: z.array(z.string()).optional(),
    private_note: z.string().optional(),
  })
  .meta({ id: 'EmployerApplication' });
export type EmployerApplication = z.infer<typeof EmployerApplication>;

/** An application as its job seeker sees it: GET /my-applications. */
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
    /** Whether the application includes the link of the professional profile. */
    profile_shared: z.boolean().optional(),
    cover_letter: z.string().optional(),
    /** The questions of the job as they were asked, in their order. */
    answers: z.array(ScreeningAnswer).optional(),
    notes: z.string().optional(),
    timeline: z.array(ApplicationEvent),
    /** Time of the withdrawal (decision A27): the status is unchanged, résumé and letter are deleted. */
    withdrawn_at: isoDate.optional(),
    job_salary_range: z.string().optional(),
    job_created_at: isoDate,
    /** When the employer deleted the job (decision B01): the application is not read any more. */
    job_deleted_at: isoDate.optional(),
    /** When the employer's account was deleted (decision B164): no answer will come. */
    employer_left_at: isoDate.optional(),
  })
  .meta({ id: 'SeekerApplication' });
export type SeekerApplication = z.infer<typeof SeekerApplication>;

export const ApplicationSent = z
  .object({
    application_id: z.string(),
    status: z.enum(applicationStatuses),
    /** Warning about an accepted résumé that the employer may not be able to open. */
    resume_notice: z.string().optional(),
  })
  .meta({ id: 'ApplicationSent' });
export type ApplicationSent = z.infer<typeof ApplicationSent>;

const statusFilter = z.enum(['all', ...applicationStatuses]).default('all');

/** Query of GET /applications/all. */
export const EmployerApplicationList = z
  .object({
    ...applicationFilter,
    sortBy: z.enum(employerApplicationSorts).default('newest'),
    /** For long lists: letters are shortened, and timelines omitted. */
    brief: z.enum(['true']).optional(),
    /** Only this application, e.g. the one that a mail links to. */
    id: z.string().max(64).optional(),
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
