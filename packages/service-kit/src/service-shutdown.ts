import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { EventStreams } from './http/event-streams.js';
import { log } from './logging/logger.js';
import { ReconciliationRunner } from './queues/reconciliation-runner.js';
import { TaskWorker } from './queues/task-worker.js';

/** Limit for closing the stores, which may hang when a store is dead. */
const storesMs = 3_000;

/** Whether the work ended within the time. */
async function within(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Stops a service gracefully: no new requests and tasks, the running ones finish, then the stores close. What is not
 * done after the grace time is cut off; another worker then runs the task again.
 * @param closeUnused ends the connections without a request
 */
export async function closeService(
  app: NestFastifyApplication,
  graceMs: number,
  closeUnused: () => void,
): Promise<void> {
  const worker = app.get(TaskWorker);
  app.get(EventStreams).close();
  const work = Promise.allSettled([
    app.getHttpAdapter().close(),
    worker.close(),
    app.get(ReconciliationRunner).close(),
  ]);
  closeUnused();
  if (!(await within(work, graceMs))) {
    log().warn('grace period is over, running work is aborted');
    app.getHttpServer().closeAllConnections();
    worker.abandon();
  }
  const stores = app
    .close()
    .catch((error: unknown) => log().warn({ err: error }, 'shutdown failed'));
  if (!(await within(stores, storesMs))) log().warn('stores did not close in time');
}
