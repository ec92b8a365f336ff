import { setTimeout as delay } from 'node:timers/promises';
import { analyzeResume } from '@commons/contracts/tasks/resume-writing-tasks';
import { log } from '@commons/service-kit/logging/logger';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { REDIS, workerRedis } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { ResumeRecord, ResumeRun } from './resume.schema.js';
import { taskIdOf } from './run-tasks.js';

/** The first follower of an instance waits this long for the ears to be open; after it the slow look has to do. */
const openingMs = 1_000;

/**
 * Says when it is worth to look at a run again: the queue of the AI service tells of its tasks, and whichever instance
 * changed the run tells of that over Redis. A lost message costs time alone: followers also look now and then.
 */
@Injectable()
export class RunNews implements OnApplicationShutdown {
  readonly #awaited = new Map<string, Set<() => void>>();
  #subscriber: Redis | undefined;
  #opened: Promise<unknown> | undefined;

  constructor(
    private readonly tasks: TaskQueue,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Tells the followers of a résumé's run, at all instances. Best effort. */
  async tell({ _id }: Pick<ResumeRecord, '_id'>): Promise<void> {
    try {
      await this.redis.publish(this.#channel, String(_id));
    } catch (error) {
      log().debug({ reason: (error as Error).message }, 'news of a run is lost');
    }
  }

  /** Resolves when the ears are open, or take too long. */
  async ready(): Promise<void> {
    this.#opened ??= this.#open();
    const patience = new AbortController();
    await Promise.race([
      this.#opened,
      delay(openingMs, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
  }

  /** Hears of a run from now on. @returns what ends the hearing */
  hear({ _id }: Pick<ResumeRecord, '_id'>, run: ResumeRun, listener: () => void): () => void {
    const keys = [String(_id), taskIdOf(run)];
    for (const key of keys) {
      const present = this.#awaited.get(key) ?? new Set();
      this.#awaited.set(key, present.add(listener));
    }
    return () => {
      for (const key of keys) {
        const present = this.#awaited.get(key);
        present?.delete(listener);
        if (present?.size === 0) this.#awaited.delete(key);
      }
    };
  }

  onApplicationShutdown(): void {
    this.#subscriber?.disconnect();
  }

  get #channel(): string {
    return `${this.config.REDIS_PREFIX}:resumes:runs`;
  }

  #open(): Promise<unknown> {
    const tell = (key: string) => {
      for (const listener of this.#awaited.get(key) ?? []) listener();
    };
    const events = this.tasks.events(analyzeResume.queue);
    for (const event of ['active', 'completed', 'failed', 'removed'] as const) {
      events.on(event, ({ jobId }: { jobId: string }) => tell(jobId));
    }
    this.#subscriber = workerRedis(this.config.REDIS_URL ?? '', log());
    this.#subscriber.on('message', (_, id: string) => tell(id));
    return Promise.allSettled([events.waitUntilReady(), this.#subscriber.subscribe(this.#channel)]);
  }
}
