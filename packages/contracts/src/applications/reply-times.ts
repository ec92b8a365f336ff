// How long answers to applications take. No zod here: front ends import this file.

/** Days whose applications count for the reply time. */
export const replyTimeDays = 90;
/** Fewest of them that must be answered before a reply time is shown. */
export const replyTimeLeast = 5;
/** A longer time is not shown. */
export const replyPromiseMostDays = 7;
/** From then on an employer is reminded of an application without an answer. */
export const replyReminderDays = 7;
/** From then on a job seeker reads that there was no answer. */
export const noAnswerDays = 14;
