import { writeText } from '@commons/contracts/tasks/ai-tasks';
import { TaskCancellations } from '@commons/service-kit/queues/task-cancellations';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';
import { TextLimits } from './text-limits.service.js';

/** Nothing waits longer; what is left in Redis after a crash goes by itself. */
const keepSeconds = 300;

/** Knows whose answer it is and how many listen to it, over all instances; stops the writing when the last one left. */
@Injectable()
export class Listeners {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    @Inject(AI_CONFIG) private readonly settings: AiConfig,
    private readonly tasks: TaskQueue,
    private readonly cancellations: TaskCancellations,
    private readonly limits: TextLimits,
  ) {}

  /** A new answer of a person, with its first listener. */
  async begin(id: string, userId: string): Promise<void> {
    const key = this.#key(id);
    await this.redis.multi().hset(key, { user: userId, count: 1 }).expire(key, keepSeconds).exec();
  }

  /** Another listener, e.g. after a lost connection. @returns false when the answer is not this person's, or over */
  async join(id: string, userId: string): Promise<boolean> {
    if ((await this.redis.hget(this.#key(id), 'user')) !== userId) return false;
    await this.redis.hincrby(this.#key(id), 'count', 1);
    return true;
  }

  /** The answer is over: nobody can join any more. */
  async end(id: string): Promise<void> {
    const user = await this.redis.hget(this.#key(id), 'user');
    if (user) await this.limits.end(user, id);
    await this.redis.del(this.#key(id));
  }

  /** A listener is gone; when none came back within the time of grace, the writing stops. */
  async leave(id: string): Promise<void> {
    await this.redis.hincrby(this.#key(id), 'count', -1);
    setTimeout(() => {
      this.#stopUnheard(id).catch(() => undefined);
    }, this.settings.AI_LEAVE_MS).unref();
  }

  /** Stops an answer that nobody wants any more, wherever its task is. */
  async stop(id: string): Promise<void> {
    await this.end(id);
    if (!(await this.tasks.withdraw(writeText.queue, id))) await this.cancellations.cancel(id);
  }

  async #stopUnheard(id: string): Promise<void> {
    const count = await this.redis.hget(this.#key(id), 'count');
    if (count !== null && Number(count) <= 0) await this.stop(id);
  }

  #key(id: string): string {
    return `${this.config.REDIS_PREFIX}:ai:answer:${id}`;
  }
}
