// Words of reports. No zod here: the front ends import these alone.

/** What a report may say is wrong, with the text of the choice. */
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

/** So many people who count hide a job until an operator decides. */
export const reportersToHide = 3;

/** Answer to an employer's objection. */
export const objectionThanks = 'Thank you. An operator will look at your job again.';

/** Subject of the contact message that asks for another account type (decision A55). */
export const accountTypeSubject = 'Change account type';
