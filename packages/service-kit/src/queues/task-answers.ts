import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { REDIS } from '../redis/redis-client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';

/** Lifetime of a finished answer. */
const keepSeconds = 60;

/**
 * Personal answers of tasks. Each is stored in its own key for a minute instead of in the task, because BullMQ keeps
 * results in its event log. The processor writes it; the caller reads and deletes it, also across services.
 */
@Injectable()
export class TaskAnswers {
  constructor(
    @Inject(REDIS) private readonly redis: Redis | undefined,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** @param taskId id of the task in its queue, from the processor's context or from `TaskQueue.add` */
  async put(taskId: string, answer: unknown): Promise<void> {
    await this.redis?.set(this.#key(taskId), JSON.stringify(answer), 'EX', keepSeconds);
  }

  /** @returns the answer, which stays until `forget` or its expiry; undefined when there is none (yet, or any more) */
  async read<Schema extends z.ZodType>(
    taskId: string,
    schema: Schema,
  ): Promise<z.output<Schema> | undefined> {
    const text = await this.redis?.get(this.#key(taskId));
    return text ? schema.parse(JSON.parse(text)) : undefined;
  }

  /** Deletes the answer. Call it when the answer is stored: until then others may read it too. */
  async forget(taskId: string): Promise<void> {
    await this.redis?.del(this.#key(taskId));
  }

  #key(taskId: string): string {
    return `${this.config.REDIS_PREFIX}:task-answer:${taskId}`;
  }
}
