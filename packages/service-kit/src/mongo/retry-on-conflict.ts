import { ServiceUnavailable } from '../errors/service-unavailable.js';

/** What an attempt gives when the record changed since it was read. */
export const conflict = Symbol('conflict');

/**
 * Reads, decides and writes until nobody changed the record in between.
 * @param attempt reads the record anew each time
 * @throws ServiceUnavailable when that does not come about; what `attempt` throws
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
