import { randomUUID } from 'node:crypto';
import { type AdvisorRequest, AiAnswer } from '@commons/contracts/ai';
import { writeAdvice } from '@commons/contracts/tasks/ai-tasks';
import { refuse } from '@commons/service-kit/errors/refuse';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { log } from '@commons/service-kit/logging/logger';
import { Sweep } from '@commons/service-kit/queues/processor';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';

const tooLong = 'Writing took too long. Please try again.';

/**
 * A finished text waits this long for its reader. It stands in a key of its own and not in the task, because BullMQ
 * keeps results in its event log.
 */
const keepSeconds = 60;

/** Enqueues a text and waits for the worker that writes it. */
@Injectable()
export class AdviceService {
  constructor(
    private readonly tasks: TaskQueue,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    @Inject(AI_CONFIG) private readonly settings: AiConfig,
  ) {}

  /** @throws 503 while Redis is away, 504 when no worker answered in time */
  async advise(userId: string, input: AdvisorRequest): Promise<AiAnswer> {
    if (this.redis.status !== 'ready') throw new ServiceUnavailable();
    const id = randomUUID();
    const payload = { user_id: userId, input };
    const timeoutMs = this.settings.AI_WAIT_MS;
    try {
      const result = await this.tasks.run(writeAdvice, payload, { id, timeoutMs });
      return await this.#take(String(result));
    } catch (error) {
      if (error instanceof ServiceUnavailable) throw error;
      await this.#withdraw(id);
      log().warn({ reason: (error as Error).message }, 'no advice in time');
      throw refuse(504, tooLong);
    }
  }

  /** Puts a text where `advise` takes it. @returns its name */
  async put(taskId: string, answer: AiAnswer): Promise<string> {
    await this.redis.set(this.#key(taskId), JSON.stringify(answer), 'EX', keepSeconds);
    return taskId;
  }

  /** Erases the entered text from a task that is over. */
  async erase(taskId: string): Promise<void> {
    const task = await this.tasks.queue(writeAdvice.queue).getJob(taskId);
    if (task) await task.updateData({ ...task.data, payload: null });
  }

  /** Erases the texts of tasks that failed for good, e.g. because their workers died; the tasks are kept. */
  @Sweep({ name: 'failed-texts', everyMs: 60_000 })
  async eraseFailed(): Promise<void> {
    const failed = await this.tasks.queue(writeAdvice.queue).getFailed(0, 99);
    const left = failed.filter(({ data }) => data.payload !== null);
    for (const task of left) await task.updateData({ ...task.data, payload: null });
  }

  async #take(taskId: string): Promise<AiAnswer> {
    const text = await this.redis.getdel(this.#key(taskId));
    if (!text) throw new Error('the text is gone');
    return AiAnswer.parse(JSON.parse(text));
  }

  /** Nobody waits any more: a task that no worker took yet is removed with its text. */
  async #withdraw(id: string): Promise<void> {
    try {
      const task = await this.tasks.queue(writeAdvice.queue).getJob(`${writeAdvice.name}/${id}`);
      await task?.remove();
    } catch (error) {
      // A worker holds it: that one erases the text when it is done.
      log().debug({ reason: (error as Error).message }, 'task not withdrawn');
    }
  }

  #key(taskId: string): string {
    return `${this.config.REDIS_PREFIX}:ai:text:${taskId}`;
  }
}
