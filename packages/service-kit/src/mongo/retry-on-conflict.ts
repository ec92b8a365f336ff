import { ServiceUnavailable } from '../errors/service-unavailable.js';

/** Returned by an attempt when the record changed since it was read. */
export const conflict = Symbol('conflict');

/**
 * Retries on a concurrent change.
 * @param attempt reads the record, decides and writes; called again after a conflict
 * @throws ServiceUnavailable after too many conflicts; also what `attempt` throws
 */
export async function retryOnConflict<Result>(
  attempt: () => Promise<Result | typeof conflict>,
  attempts = 8,
): Promise<Result> {
  for (let tried = 0; tried < attempts; tried += 1) {
    const result = await attempt();
    if (result !== conflict) return result;
  }
  throw new ServiceUnavailable();
}
