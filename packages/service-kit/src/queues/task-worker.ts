import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { DelayedError, type Job, RateLimitError, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { log } from '../logging/logger.js';
import { currentContext, type RequestContext, runInContext } from '../logging/request-context.js';
import { waitForRedis, workerRedis } from '../redis/redis-client.js';
import { SERVICE_CONFIG, SERVICE_NAME, type ServiceConfig } from '../service.config.js';
import { asTraceId, newTraceId } from '../tracing/trace-id.js';
import { TaskProcessors } from './task-processors.js';
import { queuePrefix, type TaskData } from './task-queue.js';

/** Lock of a running task. A dead worker is detected by its expired lock (6 s), checked every 3 s (architecture §6). */
const lockMs = 6_000;
const stalledCheckMs = 3_000;

/** A task whose worker died this often is the likely cause, and fails permanently. */
const maxStalls = 3;

/** How long a stop right after the start waits for a pending connection. */
const connectMs = 1_000;

/** Processes the tasks of the service, in the role `worker`. In every role the processors are checked at the start. */
@Injectable()
export class TaskWorker implements OnModuleInit, OnApplicationBootstrap {
  #worker: Worker<TaskData> | undefined;
  #redis: Redis | undefined;
  #processors: ReturnType<TaskProcessors['find']> = new Map();

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    @Inject(SERVICE_NAME) private readonly service: string,
    private readonly found: TaskProcessors,
  ) {}

  onModuleInit(): void {
    this.#processors = this.found.find();
  }

  onApplicationBootstrap(): void {
    const { config } = this;
    if (!config.REDIS_URL || !config.ROLES.includes('worker') || this.#processors.size === 0)
      return;
    const logger = log();
    const tracing = currentContext()?.tracing;
    this.#redis = workerRedis(config.REDIS_URL, logger.child({}, { level: 'silent' }));
    this.#worker = new Worker<TaskData>(
      this.service,
      (job, token) => this.#inContext(job, token, { logger, tracing }),
      {
        connection: this.#redis,
        prefix: queuePrefix(config),
        concurrency: config.WORKER_CONCURRENCY,
        lockDuration: lockMs,
        stalledInterval: stalledCheckMs,
        maxStalledCount: maxStalls,
      },
    );
    // Outages are reported by the service's own connection.
    this.#worker.on('error', () => undefined);
    this.#worker.on('failed', (job, error) => {
      const task = { task: job?.name, task_id: job?.id, attempt: job?.attemptsMade };
      // Without `finishedOn` the task is retried.
      if (job?.finishedOn) logger.error({ ...task, err: error }, 'task failed permanently');
      else logger.warn({ ...task, reason: error.message }, 'task failed, it will be retried');
    });
  }

  /** Stops taking tasks, and waits for the running ones. */
  async close(): Promise<void> {
    if (!this.#worker || !this.#redis) return;
    // A graceful close waits for the connection. Without one no running task could still store its result.
    const connected = await waitForRedis(this.#redis, connectMs);
    await this.#worker.close(!connected);
    this.#redis.disconnect();
  }

  /**
   * Abandons the running tasks: their results can no longer be stored, so another worker notices within seconds that
   * they stalled and runs them again. (BullMQ's forced close does nothing once a graceful one has begun.)
   */
  abandon(): void {
    this.#redis?.disconnect();
    this.#worker?.disconnect().catch(() => undefined);
  }

  async #inContext(
    job: Job<TaskData>,
    token: string | undefined,
    { logger, tracing }: RequestContext,
  ): Promise<unknown> {
    const { traceparent, request_id } = job.data;
    // A task without a request gets its own id, so that its log lines can be found.
    const requestId = asTraceId(request_id) ?? newTraceId();
    const fields = { task: job.name, task_id: job.id, request_id: requestId };
    const context = { logger: logger.child(fields), requestId, tracing };
    const span = runInContext(context, () =>
      tracing?.start({ name: `task ${job.name}`, kind: 'consumer', parent: traceparent }),
    );
    try {
      const result = await runInContext({ ...context, span }, () => this.#process(job, token));
      span?.end();
      return result;
    } catch (error) {
      span?.end({ error });
      throw error;
    }
  }

  async #postpone(milliseconds: number): Promise<never> {
    // Redis has no keys that expire at once.
    await this.#worker?.rateLimit(Math.max(Math.ceil(milliseconds), 1));
    throw new RateLimitError();
  }

  async #process(job: Job<TaskData>, token: string | undefined): Promise<unknown> {
    const entry = this.#processors.get(job.name);
    // The payload was erased because the task is done; its worker died before it could report so.
    if (job.data.payload === null) return null;
    if (!entry) throw new UnrecoverableError(`task ${job.name} is unknown to ${this.service}`);
    const payload = entry.task.payload.safeParse(job.data.payload);
    if (!payload.success) throw new UnrecoverableError(`payload refused: ${payload.error.message}`);
    const started = performance.now();
    const result = await entry.processor.process(payload.data, {
      id: job.id ?? '',
      attempt: job.attemptsMade + 1,
      lastAttempt: job.attemptsMade + 1 >= (job.opts.attempts ?? 1),
      starts: job.attemptsStarted,
      progress: (data) => job.updateProgress(data),
      postpone: (milliseconds) => this.#postpone(milliseconds),
      later: async (milliseconds) => {
        await job.moveToDelayed(Date.now() + milliseconds, token);
        throw new DelayedError();
      },
      erase: () => job.updateData({ ...job.data, payload: null }),
    });
    log().info({ ms: Math.round(performance.now() - started) }, 'task done');
    return result ?? null;
  }
}
