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
