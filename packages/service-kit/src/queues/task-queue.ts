import { daySeconds, hourMs } from '@commons/contracts/durations';
import type { TaskDefinition } from '@commons/contracts/tasks/task';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type JobsOptions, Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { ServiceUnavailable } from '../errors/service-unavailable.js';
import { log } from '../logging/logger.js';
import { currentRequestId } from '../logging/request-context.js';
import { REDIS, workerRedis } from '../redis/redis-client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';
import { startStep } from '../tracing/span.js';
import { waitingSince } from './waiting-since.js';

export interface AddOptions {
  /** Deterministic id: adding the same one again changes nothing. Any text; prefixed with the task's name. */
  readonly id?: string;
  /**
   * Tasks with the same name and the same value here never run at the same time. While one waits, another is not added;
   * while one runs, the last one added runs after it.
   */
  readonly deduplicateBy?: string;
  /** With `deduplicateBy`: a delayed task gets the delay of this one instead of its own. */
  readonly reschedule?: boolean;
  readonly delayMs?: number;
  /**
   * 1 is the most urgent; default is that of the task's definition. Tasks without a priority come before all others.
   */
  readonly priority?: number;
  /** Attempts before the task fails permanently; default TASK_ATTEMPTS. Few where a request waits for the result. */
  readonly attempts?: number;
}

/** The data of a task in the queue. */
export interface TaskData {
  readonly payload: unknown;
  readonly request_id?: string | undefined;
  /** The span that added it. */
  readonly traceparent?: string;
}

/**
 * `attempts` of a task that nothing adds again after it failed permanently, such as a mail of the week: with doubled
 * pauses they last for 36 hours, longer than a mail server is usually away.
 */
export const attemptsOfDays = 18;

/** Finished tasks are remembered this long, so that the same id is not processed twice. */
const rememberSeconds = daySeconds;

/** BullMQ key prefix of all queues. */
export const queuePrefix = (config: ServiceConfig) => `${config.REDIS_PREFIX}:bull`;

/** BullMQ rejects ':' in custom ids. */
const taskId = (task: TaskDefinition, id: string) =>
  `${task.name}/${id}`.replaceAll('%', '%25').replaceAll(':', '%3A');

/** Part of an id that changes each hour: a permanently failed task keeps its id, so its successor needs another one. */
export const periodOf = (now: number, retryMs = hourMs) => Math.floor(now / retryMs);

/**
 * Options for a task that a reconciliation adds as long as it is due: not while it waits or runs, and once an hour after
 * it failed permanently.
 * @param id of what is due, e.g. record and time
 */
export const untilDone = (id: string, now = new Date()): AddOptions => ({
  id: `${id}-${periodOf(now.getTime())}`,
  deduplicateBy: id,
});

/** Adds tasks to the queues of this and other services. */
@Injectable()
export class TaskQueue implements OnApplicationShutdown {
  readonly #queues = new Map<string, Queue<TaskData>>();
  readonly #events = new Map<string, { events: QueueEvents; redis: Redis }>();

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    @Inject(REDIS) private readonly redis: Redis | undefined,
  ) {}

  /**
   * Adds a task.
   * @returns id of the task in its queue
   * @throws ZodError when the payload is invalid: nothing is added
   * @throws ServiceUnavailable when Redis cannot be reached
   */
  async add<Task extends TaskDefinition>(
    task: Task,
    payload: z.input<Task['payload']>,
    options: AddOptions = {},
  ): Promise<string> {
    const data = { payload: task.payload.parse(payload), request_id: currentRequestId() };
    if (this.redis?.status !== 'ready') throw new ServiceUnavailable();
    const span = startStep({ name: `queue ${task.name}`, kind: 'producer' });
    const traced = span ? { ...data, traceparent: span.traceparent } : data;
    try {
      const jobOptions = this.#jobOptions(task, options);
      const job = await this.queue(task.queue).add(task.name, traced, jobOptions);
      return job.id ?? '';
    } catch (error) {
      throw new ServiceUnavailable(error);
    } finally {
      span?.end();
    }
  }

  /**
   * Adds a task and waits for its result.
   * @param timeoutMs longest wait; the task continues after it
   * @throws Error with the task's message when it failed permanently or did not finish in time
   */
  async run<Task extends TaskDefinition>(
    task: Task,
    payload: z.input<Task['payload']>,
    options: AddOptions & { timeoutMs: number; onProgress?: (data: unknown) => void },
  ): Promise<unknown> {
    const events = this.events(task.queue);
    await events.waitUntilReady();
    const id = await this.add(task, payload, options);
    const follow = (progress: { jobId: string; data: unknown }) => {
      if (progress.jobId === id) options.onProgress?.(progress.data);
    };
    if (options.onProgress) events.on('progress', follow);
    try {
      const job = await this.queue(task.queue).getJob(id);
      return await job?.waitUntilFinished(events, options.timeoutMs);
    } finally {
      events.off('progress', follow);
    }
  }

  /** Removes a task from its queue. @returns false when a worker runs it, or it has finished */
  async withdraw(queue: string, id: string): Promise<boolean> {
    try {
      const task = await this.queue(queue).getJob(id);
      if (!task || task.finishedOn) return false;
      await task.remove();
      return true;
    } catch (error) {
      // Locked by a worker.
      log().debug({ reason: (error as Error).message }, 'task not withdrawn');
      return false;
    }
  }

  /**
   * @param ids as in `AddOptions`
   * @returns whether one of these tasks has completed, as far as the queue remembers
   * @throws ServiceUnavailable without Redis, for which BullMQ would wait
   */
  async isCompleted(task: TaskDefinition, ids: readonly string[]): Promise<boolean> {
    if (this.redis?.status !== 'ready') throw new ServiceUnavailable();
    const queue = this.queue(task.queue);
    for (const id of ids) {
      if ((await queue.getJobState(taskId(task, id))) === 'completed') return true;
    }
    return false;
  }

  /** Tasks of a queue by state. @throws ServiceUnavailable without Redis, for which BullMQ would wait */
  async counts(name: string): Promise<Record<string, number>> {
    if (this.redis?.status !== 'ready') throw new ServiceUnavailable();
    return this.queue(name).getJobCounts();
  }

  /** Age of the next task, in seconds; 0 without one. @throws as `counts` */
  async waitingSeconds(name: string): Promise<number> {
    if (this.redis?.status !== 'ready') throw new ServiceUnavailable();
    const since = await waitingSince(this.queue(name));
    return since === undefined ? 0 : Math.max(0, (Date.now() - since) / 1_000);
  }

  /** The BullMQ queue of a service, for counts and look-ups. */
  queue(name: string): Queue<TaskData> {
    const known = this.#queues.get(name);
    if (known) return known;
    if (!this.redis) throw new Error('this service has no Redis');
    const queue = new Queue<TaskData>(name, {
      connection: this.redis,
      prefix: queuePrefix(this.config),
    });
    // Outages are reported by the connection itself.
    queue.on('error', () => undefined);
    this.#queues.set(name, queue);
    return queue;
  }

  /** The events of a queue (progress, completed, failed), over a separate connection. */
  events(name: string): QueueEvents {
    const known = this.#events.get(name);
    if (known) return known.events;
    const redis = workerRedis(this.config.REDIS_URL ?? '', log().child({}, { level: 'silent' }));
    const events = new QueueEvents(name, { connection: redis, prefix: queuePrefix(this.config) });
    events.on('error', () => undefined);
    this.#events.set(name, { events, redis });
    return events;
  }

  async onApplicationShutdown(): Promise<void> {
    const following = [...this.#events.values()];
    // Without a connection BullMQ would wait for one before closing.
    if (this.redis?.status !== 'ready') {
      this.redis?.disconnect();
      for (const { redis } of following) redis.disconnect();
    }
    const closing = [...this.#queues.values(), ...following.map(({ events }) => events)];
    const results = await Promise.allSettled(closing.map((part) => part.close()));
    for (const { redis } of following) redis.disconnect();
    const failed = results.filter(({ status }) => status === 'rejected').length;
    if (failed > 0) log().debug({ failed }, 'queues did not close cleanly');
  }

  #jobOptions(task: TaskDefinition, options: AddOptions): JobsOptions {
    const { id, deduplicateBy, reschedule = false, delayMs, priority = task.priority } = options;
    return {
      attempts: options.attempts ?? this.config.TASK_ATTEMPTS,
      backoff: { type: 'exponential', delay: this.config.TASK_RETRY_MS },
      removeOnComplete: { age: rememberSeconds, count: 10_000 },
      removeOnFail: false,
      ...(id === undefined ? {} : { jobId: taskId(task, id) }),
      ...(deduplicateBy !== undefined && {
        deduplication: { id: taskId(task, deduplicateBy), keepLastIfActive: true, reschedule },
      }),
      ...(delayMs === undefined ? {} : { delay: delayMs }),
      ...(priority === undefined ? {} : { priority }),
    };
  }
}
