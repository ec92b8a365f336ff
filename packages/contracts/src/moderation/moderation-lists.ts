// Texts of reports. No zod here: front ends import this file.

/** Reasons for a report, with their labels. */
export const reportReasons = {
  spam: 'Spam or advertising',
  fake: 'Fake or misleading',
  offensive: 'Offensive or discriminating',
  'wrong-information': 'Wrong information',
  illegal: 'Illegal',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof reportReasons;

/** Answer to a report, also to a second one of the same person, which counts once. */
export const reportThanks = 'Thank you. We will look at this.';

/** Number of counted reporters that hides a job until an operator decides. */
export const reportersToHide = 3;

/** Answer to an employer's objection. */
export const objectionThanks = 'Thank you. An operator will look at your job again.';

/** The operator of log entries that the command line makes. */
export const commandLine = 'Command line';

/** Subject of the contact message that asks for another account type (decision A55). */
export const accountTypeSubject = 'Change account type';
