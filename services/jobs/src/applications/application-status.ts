import {
  type ApplicationStatus,
  applicationStatusChanges,
  applicationStatuses,
} from '@commons/contracts/application-lists';

/** What a wanted status means for an application: a change, nothing new (decision A64), or a refusal. */
export function statusStep(
  present: ApplicationStatus,
  wanted: ApplicationStatus,
): 'change' | 'same' | 'refused' {
  if (present === wanted) return 'same';
  return applicationStatusChanges[present].includes(wanted) ? 'change' : 'refused';
}

/** Name in the outbox of the mail about the n-th change. */
export const statusMail = (change: number, status: ApplicationStatus) =>
  `status-${change}-${status}`;

/** The change that a name of the outbox stands for; undefined for other mails. */
export function parseStatusMail(name: string) {
  const [, change, text] = /^status-(\d+)-(\w+)$/.exec(name) ?? [];
  const status = applicationStatuses.find((known) => known === text);
  return change && status ? { change: Number(change), status } : undefined;
}
