import { setTimeout as pause } from 'node:timers/promises';
import { isoDay, ownTimeZone } from '../config/time-zone.js';

/** Whether the day ends within that time: here, and by UTC. */
const endsWithin = (milliseconds: number) =>
  ['UTC', ownTimeZone()].some((zone) => {
    const [now, then] = [0, milliseconds].map((more) => isoDay(new Date(Date.now() + more), zone));
    return now !== then;
  });

/**
 * Waits until the day does not end soon, for tests of what counts by the day: a visit counts again after midnight.
 * @param seconds as long as the test may take; less than jest's limit for a hook
 */
export async function clearOfMidnight(seconds = 60): Promise<void> {
  while (endsWithin(seconds * 1_000)) await pause(1_000);
}
