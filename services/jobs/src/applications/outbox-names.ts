import { type ApplicationStatus, applicationStatuses } from '@commons/contracts/application-lists';

// Names of the mails of an application that are due (`mails_due`).

export const newApplicationMail = 'new-application';
/** The applicant's receipt. */
export const receiptMail = 'received';

/** The mail about the n-th change. */
export const statusMail = (change: number, status: ApplicationStatus) =>
  `status-${change}-${status}`;

/** The change that a name stands for; undefined for other mails. */
export function parseStatusMail(name: string) {
  const [, change, text] = /^status-(\d+)-(\w+)$/.exec(name) ?? [];
  const status = applicationStatuses.find((known) => known === text);
  return change && status ? { change: Number(change), status } : undefined;
}

/** One letter to the applicant. */
export const emailMail = (id: string) => `email-${id}`;

/** The letter that a name stands for; undefined for other mails. */
export const emailOfMail = (name: string) => /^email-(\w+)$/.exec(name)?.[1];
