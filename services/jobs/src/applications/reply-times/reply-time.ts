import { replyPromiseMostDays, replyTimeLeast } from '@commons/contracts/applications/reply-times';
import { dayMs } from '@commons/contracts/durations';
import type { ApplicationRecord } from '../application.schema.js';

/** The part of an application from which its reply time is computed. */
export type Answered = Pick<ApplicationRecord, 'applied_at' | 'timeline'>;

/** When the employer first decided or wrote; undefined while the applicant waits. */
export const firstAnswer = ({ timeline }: Answered): Date | undefined =>
  timeline.find(({ kind, taken_back }) => (kind === 'status' || kind === 'email') && !taken_back)
    ?.at;

/** Median; undefined for an empty list. */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/**
 * Days within which an employer usually answers: the median, rounded up. Unanswered applications that have waited
 * longer than that count with their waiting time, so that a few quick answers among many silences promise nothing.
 * Undefined without enough answers, and when the time is too long to be worth showing (decision B12).
 */
export function usualReplyDays(applications: readonly Answered[], now: Date): number | undefined {
  const answers = applications.map((one) => ({ one, at: firstAnswer(one) }));
  if (answers.filter(({ at }) => at).length < replyTimeLeast) return undefined;
  const times = answers
    .map(({ one, at }) => ({
      isAnswered: at !== undefined,
      days: ((at ?? now).getTime() - one.applied_at.getTime()) / dayMs,
    }))
    .filter(({ isAnswered, days }) => isAnswered || days > replyPromiseMostDays)
    .map(({ days }) => days)
    .sort((one, other) => one - other);
  // For an even number the later one: at least half of the answers keep the promise.
  const median = times[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;
  const days = Math.max(1, Math.ceil(median));
  return days <= replyPromiseMostDays ? days : undefined;
}
