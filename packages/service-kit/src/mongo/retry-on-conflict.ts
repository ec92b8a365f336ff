import { setTimeout as pause } from 'node:timers/promises';
import { ServiceUnavailable } from '../errors/service-unavailable.js';

/** Returned by an attempt when the record changed since it was read. */
export const conflict = Symbol('conflict');

/** Longest pause before an attempt, in milliseconds. */
const longestPause = 50;

/** Writers that collide once would do so again: each pauses for a random time, which grows with the attempts. */
const jitter = (tried: number) => Math.random() * Math.min(longestPause, 2 ** tried);

/**
 * Retries on a concurrent change.
 * @param attempt reads the record, decides and writes; called again after a conflict
 * @throws ServiceUnavailable after too many conflicts; also what `attempt` throws
 */
export async function retryOnConflict<Result>(
  attempt: () => Promise<Result | typeof conflict>,
  attempts = 12,
): Promise<Result> {
  for (let tried = 0; tried < attempts; tried += 1) {
    if (tried > 0) await pause(jitter(tried));
    const result = await attempt();
    if (result !== conflict) return result;
  }
  throw new ServiceUnavailable();
}
