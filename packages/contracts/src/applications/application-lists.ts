/** States of an application (D2 §4). */
export const applicationStatuses = ['pending', 'reviewed', 'accepted', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** When an employer is mailed about new applications: each at once, or a list in the morning (decision B32). */
export const applicationMailTimes = ['at_once', 'daily', 'weekly'] as const;
export type ApplicationMailTime = (typeof applicationMailTimes)[number];

/** File types offered by the apply form (D1 §2). */
export const applyResumeExtensions = ['.pdf', '.doc', '.docx'] as const;

/** Sort orders of the employer's list (D2 §3). */
export const employerApplicationSorts = [
  'newest',
  'oldest',
  'job_title',
  'applicant_name',
] as const;

/** Sort orders of the job seeker's list (D2 §3). */
export const seekerApplicationSorts = [
  'newest',
  'oldest',
  'job_title',
  'company',
  'status',
] as const;

/** Templates of the employer's contact dialog (D2 §7). */
export const emailTemplateTypes = ['interview_invitation', 'acceptance', 'rejection'] as const;
export type EmailTemplateType = (typeof emailTemplateTypes)[number];

/** Types of mail to applicants: from a template, or blank (decision A31). */
export const applicationEmailTypes = [...emailTemplateTypes, 'custom'] as const;
export type ApplicationEmailType = (typeof applicationEmailTypes)[number];

/** Longest subject and message of a mail to an applicant, in characters. */
export const maxEmailSubjectLength = 200;
export const maxEmailMessageLength = 10_000;

/** Events in the timeline of an application. `viewed`: the employer opened the résumé for the first time. */
export const applicationEventKinds = [
  'submitted',
  'viewed',
  'status',
  'note',
  'email',
  'withdrawn',
] as const;
export type ApplicationEventKind = (typeof applicationEventKinds)[number];
