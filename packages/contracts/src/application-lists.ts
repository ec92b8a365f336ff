/** States of an application (D2 §4). */
export const applicationStatuses = ['pending', 'reviewed', 'accepted', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Legal changes of state: accepted and rejected can be switched, nothing goes back to pending (D2 §4). */
export const applicationStatusChanges: Readonly<
  Record<ApplicationStatus, readonly ApplicationStatus[]>
> = {
  pending: ['reviewed', 'accepted', 'rejected'],
  reviewed: ['accepted', 'rejected'],
  accepted: ['rejected'],
  rejected: ['accepted'],
};

/** What the picker of the apply form offers (D1 §2). */
export const applyResumeExtensions = ['.pdf', '.doc', '.docx'] as const;

/** Largest résumé file: 5 MB (5,242,880 bytes, D2 §9). */
export const resumeMaximumBytes = 5_242_880;

/** Sorts of the employer's list (D2 §3). */
export const employerApplicationSorts = [
  'newest',
  'oldest',
  'job_title',
  'applicant_name',
] as const;

/** Sorts of the job seeker's list (D2 §3). */
export const seekerApplicationSorts = [
  'newest',
  'oldest',
  'job_title',
  'company',
  'status',
] as const;
