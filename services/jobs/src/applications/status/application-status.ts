import {
  type ApplicationStatus,
  applicationStatusChanges,
} from '@commons/contracts/application-lists';

/**
 * Classifies a requested status: a change, no change (decision A64), or refused.
 * @param correction allows reopening a decided application
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

/** Statuses that an applicant takes for final. */
export const isDecision = (status: ApplicationStatus): boolean =>
  status === 'accepted' || status === 'rejected';
