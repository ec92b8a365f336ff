// How long answers to applications take. No zod here: front ends import this file.

/** Reply times are computed from the applications of so many days. */
export const replyTimeDays = 90;
/** So many of them have to be answered before anything is said. */
export const replyTimeLeast = 5;
/** A longer time is not shown. */
export const replyPromiseMostDays = 7;
/** From then on an employer is reminded of an application without an answer. */
export const replyReminderDays = 7;
/** From then on a job seeker reads that there was no answer. */
export const noAnswerDays = 14;
