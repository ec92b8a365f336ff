import { writeText } from '@commons/contracts/tasks/ai-tasks';
import { TaskCancellations } from '@commons/service-kit/queues/task-cancellations';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';
import { TextLimits } from './text-limits.service.js';

/** How much longer than its longest wait a listener is remembered, in seconds, when its instance died. */
const spareSeconds = 60;

const beginScript = `
redis.call('HSET', KEYS[1], 'user', ARGV[1], 'count', 1)
return redis.call('EXPIRE', KEYS[1], ARGV[2])`;

/** Gives whether the answer runs and is this person's. */
const joinScript = `
if redis.call('HGET', KEYS[1], 'user') ~= ARGV[1] then return 0 end
redis.call('HINCRBY', KEYS[1], 'count', 1)
return redis.call('EXPIRE', KEYS[1], ARGV[2])`;

/** Only while the answer runs: counting would make a key that stays for ever. */
const leaveScript = `
return redis.call('EXISTS', KEYS[1]) == 1 and redis.call('HINCRBY', KEYS[1], 'count', -1) or 0`;

/** Ends an answer that nobody hears, and tells whether it did: between look and end nobody can join. */
const endUnheardScript = `
local count = redis.call('HGET', KEYS[1], 'count')
return count and tonumber(count) <= 0 and redis.call('DEL', KEYS[1]) or 0`;

/** Knows whose answer it is and how many listen to it, over all instances; stops the writing when the last one left. */
@Injectable()
export class Listeners {
  readonly #keepSeconds: number;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    @Inject(AI_CONFIG) private readonly settings: AiConfig,
    private readonly tasks: TaskQueue,
    private readonly cancellations: TaskCancellations,
    private readonly limits: TextLimits,
  ) {
    const { AI_WAIT_MS, AI_STREAM_WAIT_MS, AI_LEAVE_MS } = settings;
    const longestMs = Math.max(AI_WAIT_MS, AI_STREAM_WAIT_MS) + AI_LEAVE_MS;
    this.#keepSeconds = Math.ceil(longestMs / 1_000) + spareSeconds;
  }

  /** A new answer of a person, with its first listener. */
  async begin(id: string, userId: string): Promise<void> {
    await this.redis.eval(beginScript, 1, this.#key(id), userId, this.#keepSeconds);
  }

  /** Another listener, e.g. after a lost connection. @returns false when the answer is not this person's, or over */
  async join(id: string, userId: string): Promise<boolean> {
    return (await this.redis.eval(joinScript, 1, this.#key(id), userId, this.#keepSeconds)) === 1;
  }

  /** The answer is over: nobody can join any more. */
  async end(id: string, userId: string): Promise<void> {
    await Promise.all([this.limits.end(userId, id), this.redis.del(this.#key(id))]);
  }

  /** A listener is gone; when none came back within the time of grace, the writing stops. */
  async leave(id: string, userId: string): Promise<void> {
    await this.redis.eval(leaveScript, 1, this.#key(id));
    setTimeout(() => {
      this.#stopUnheard(id, userId).catch(() => undefined);
    }, this.settings.AI_LEAVE_MS).unref();
  }

  /** A listener waits no longer; the writing stops at once, unless somebody else listens. */
  async giveUp(id: string, userId: string): Promise<void> {
    await this.redis.eval(leaveScript, 1, this.#key(id));
    await this.#stopUnheard(id, userId);
  }

  /** Wherever the task is: out of the queue, or its worker is told to stop. */
  async #stopUnheard(id: string, userId: string): Promise<void> {
    if ((await this.redis.eval(endUnheardScript, 1, this.#key(id))) !== 1) return;
    await this.limits.end(userId, id);
    if (!(await this.tasks.withdraw(writeText.queue, id))) await this.cancellations.cancel(id);
  }

  #key(id: string): string {
    return `${this.config.REDIS_PREFIX}:ai:answer:${id}`;
  }
}
