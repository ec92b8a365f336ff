import { setTimeout as pause } from 'node:timers/promises';

const day = 86_400_000;

/**
 * Waits until the day (UTC) does not end soon, for tests of what counts by the day: a visit counts again after
 * midnight.
 * @param seconds as long as the test may take; less than jest's limit for a hook
 */
export async function clearOfMidnight(seconds = 60): Promise<void> {
  const left = day - (Date.now() % day);
  if (left < seconds * 1_000) await pause(left + 1_000);
}
