import type { Queue } from 'bullmq';

/** Since when the task that is next waits, in milliseconds since 1970; undefined when none does. */
export async function waitingSince(queue: Queue): Promise<number | undefined> {
  const next = await queue.getJobs(['wait', 'prioritized'], 0, 0, true);
  // A task that was delayed waits since its time has come.
  const since = next.filter(Boolean).map(({ timestamp, delay }) => timestamp + (delay ?? 0));
  return since.length > 0 ? Math.min(...since) : undefined;
}
