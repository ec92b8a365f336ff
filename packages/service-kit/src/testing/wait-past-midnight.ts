import { setTimeout as pause } from 'node:timers/promises';
import { isoDay, ownTimeZone } from '../config/time-zone.js';

/** Whether the day ends within that time, in local time or in UTC. */
const endsWithin = (milliseconds: number) =>
  ['UTC', ownTimeZone()].some((zone) => {
    const [now, then] = [0, milliseconds].map((more) => isoDay(new Date(Date.now() + more), zone));
    return now !== then;
  });

/**
 * Waits past midnight if it is near, for tests of daily counts: a visit counts again after midnight.
 * @param seconds longest duration of the test; less than jest's limit for a hook
 */
export async function waitPastMidnight(seconds = 60): Promise<void> {
  while (endsWithin(seconds * 1_000)) await pause(1_000);
}
