import {
  type ApplicationStatus,
  applicationStatuses,
} from '@commons/contracts/applications/application-lists';

// Names of due mails of an application (`mails_due`).

export const newApplicationMail = 'new-application';
/** The applicant's receipt. */
export const receiptMail = 'received';

/** The employer deleted the job while the applicant waited for an answer. */
export const jobDeletedMail = 'job-deleted';

/** The mail about the n-th change of status. */
export const statusMail = (change: number, status: ApplicationStatus) =>
  `status-${change}-${status}`;

/** The change that a name belongs to; undefined for other mails. */
export function parseStatusMail(name: string) {
  const [, change, text] = /^status-(\d+)-(\w+)$/.exec(name) ?? [];
  const status = applicationStatuses.find((known) => known === text);
  return change && status ? { change: Number(change), status } : undefined;
}

/** One letter to the applicant. */
export const emailMail = (id: string) => `email-${id}`;

/** The id of the letter that a name belongs to; undefined for other mails. */
export const emailOfMail = (name: string) => /^email-(\w+)$/.exec(name)?.[1];
