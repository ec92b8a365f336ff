import type { Queue } from 'bullmq';

/** Since when the next task has been waiting, in milliseconds since 1970; undefined without one. */
export async function waitingSince(queue: Queue): Promise<number | undefined> {
  const next = await queue.getJobs(['wait', 'prioritized'], 0, 0, true);
  // A delayed task waits from its due time on.
  const since = next.filter(Boolean).map(({ timestamp, delay }) => timestamp + (delay ?? 0));
  return since.length > 0 ? Math.min(...since) : undefined;
}
