import type { FailedTask, QueueName, QueueState } from '@commons/contracts/tasks/task-queues';
import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { ServiceUnavailable } from '../errors/service-unavailable.js';
import { safeMessage } from '../logging/safe-error.js';
import { type TaskData, TaskQueue } from './task-queue.js';
import { waitingSince } from './waiting-since.js';

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/**
 * What operators monitor and change of the queues of all services. Payloads are never returned: they may have personal
 * data.
 */
@Injectable()
export class QueueStates {
  constructor(private readonly tasks: TaskQueue) {}

  /** @throws ServiceUnavailable while Redis is down, like all methods */
  read(name: QueueName): Promise<QueueState> {
    return orUnavailable(async () => {
      const queue = this.tasks.queue(name);
      const [counts, workers, since] = await Promise.all([
        queue.getJobCounts(),
        // Not every Redis lists its clients.
        queue.getWorkersCount().catch(() => undefined),
        waitingSince(queue),
      ]);
      const sum = (...states: string[]) =>
        states.reduce((total, state) => total + (counts[state] ?? 0), 0);
      return {
        queue: name,
        ...(workers !== undefined && { workers }),
        waiting: sum('wait', 'waiting', 'prioritized'),
        active: sum('active'),
        delayed: sum('delayed'),
        failed: sum('failed'),
        ...(since !== undefined && { waiting_since: new Date(since).toISOString() }),
      };
    });
  }

  /** The permanently failed tasks, the latest first. */
  failed(name: QueueName, { limit, offset }: Page): Promise<{ rows: FailedTask[]; total: number }> {
    return orUnavailable(async () => {
      const queue = this.tasks.queue(name);
      const [jobs, total] = await Promise.all([
        queue.getFailed(offset, offset + limit - 1),
        queue.getFailedCount(),
      ]);
      return { rows: jobs.filter(Boolean).map(failedTask), total };
    });
  }

  /** The permanently failed ones among the named tasks, by ids and names. */
  namesOf(name: QueueName, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return orUnavailable(async () => {
      const jobs = await this.#failedOf(name, ids);
      return new Map(jobs.map((job) => [job.id ?? '', job.name]));
    });
  }

  /** Retries failed tasks with all their attempts. @returns their number */
  retry(name: QueueName, ids: readonly string[]): Promise<number> {
    return this.#each(name, ids, (job) =>
      job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true }),
    );
  }

  /** @returns the number of deleted tasks */
  drop(name: QueueName, ids: readonly string[]): Promise<number> {
    return this.#each(name, ids, (job) => job.remove());
  }

  async #failedOf(name: QueueName, ids: readonly string[]): Promise<Job<TaskData>[]> {
    const queue = this.tasks.queue(name);
    const jobs = await Promise.all([...new Set(ids)].map((id) => queue.getJob(id)));
    const found = jobs.filter((job): job is Job<TaskData> => job !== undefined);
    const failed = await Promise.all(found.map((job) => job.isFailed()));
    return found.filter((_, at) => failed[at]);
  }

  #each(name: QueueName, ids: readonly string[], act: (job: Job<TaskData>) => Promise<void>) {
    return orUnavailable(async () => {
      const jobs = await this.#failedOf(name, ids);
      const done = await Promise.allSettled(jobs.map(act));
      return done.filter(({ status }) => status === 'fulfilled').length;
    });
  }
}

const failedTask = (job: Job<TaskData>): FailedTask => ({
  id: job.id ?? '',
  name: job.name,
  tries: job.attemptsMade,
  error: safeMessage(job.failedReason ?? ''),
  added_at: new Date(job.timestamp).toISOString(),
  ...(job.finishedOn && { failed_at: new Date(job.finishedOn).toISOString() }),
  ...(job.data.request_id && { request_id: job.data.request_id }),
});

async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new ServiceUnavailable(error);
  }
}
