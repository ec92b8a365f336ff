import {
  type ApplicationStatus,
  applicationStatusChanges,
} from '@commons/contracts/application-lists';

/**
 * What a wanted status means for an application: a change, nothing new (decision A64), or a refusal.
 * @param correction takes a decision back: the application is under consideration again
 */
export function statusStep(
  present: ApplicationStatus,
  wanted: ApplicationStatus,
  correction = false,
): 'change' | 'same' | 'refused' {
  if (present === wanted) return 'same';
  if (correction && isDecision(present) && wanted === 'reviewed') return 'change';
  return applicationStatusChanges[present].includes(wanted) ? 'change' : 'refused';
}

/** Whether an applicant who was told of it takes it for final. */
export const isDecision = (status: ApplicationStatus): boolean =>
  status === 'accepted' || status === 'rejected';
