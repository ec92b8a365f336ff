import {
  type ApplicationStatus,
  applicationStatusChanges,
} from '@commons/contracts/application-lists';

/** What a wanted status means for an application: a change, nothing new (decision A64), or a refusal. */
export function statusStep(
  present: ApplicationStatus,
  wanted: ApplicationStatus,
): 'change' | 'same' | 'refused' {
  if (present === wanted) return 'same';
  return applicationStatusChanges[present].includes(wanted) ? 'change' : 'refused';
}
