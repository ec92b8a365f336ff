import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { REDIS } from '../redis/redis-client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';

/** How long a finished answer waits for its reader. */
const keepSeconds = 60;

/**
 * What tasks answer, where the answer is personal: it stands in a key of its own for a minute and not in the task, because
 * BullMQ keeps results in its event log. The processor puts, the caller reads and forgets it, also over services.
 */
@Injectable()
export class TaskAnswers {
  constructor(
    @Inject(REDIS) private readonly redis: Redis | undefined,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** @param taskId id of the task in its queue, as the processor is told it and `TaskQueue.add` gives it */
  async put(taskId: string, answer: unknown): Promise<void> {
    await this.redis?.set(this.#key(taskId), JSON.stringify(answer), 'EX', keepSeconds);
  }

  /** @returns the answer, which stays until `forget` or its end; undefined when there is none (yet, or any more) */
  async read<Schema extends z.ZodType>(
    taskId: string,
    schema: Schema,
  ): Promise<z.output<Schema> | undefined> {
    const text = await this.redis?.get(this.#key(taskId));
    return text ? schema.parse(JSON.parse(text)) : undefined;
  }

  /** To be called when the answer is stored: until then others may look for it too. */
  async forget(taskId: string): Promise<void> {
    await this.redis?.del(this.#key(taskId));
  }

  #key(taskId: string): string {
    return `${this.config.REDIS_PREFIX}:task-answer:${taskId}`;
  }
}
