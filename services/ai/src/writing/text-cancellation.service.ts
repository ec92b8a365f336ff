import { writeText } from '@commons/contracts/tasks/ai-tasks';
import { TaskCancellations } from '@commons/service-kit/queues/task-cancellations';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';
import { AnswersService, type KnownAnswer } from './answers.service.js';
import { taskIdOf } from './task-id.js';
import { TextLimitsService } from './text-limits.service.js';

/** How long after the grace time it is checked whether anyone returned. */
const marginMs = 20;

/** Stops texts that no one reads any more, and those that their person cancels. */
@Injectable()
export class TextCancellationService {
  constructor(
    @Inject(AI_CONFIG) private readonly settings: AiConfig,
    @Inject(SERVICE_CONFIG) private readonly shared: ServiceConfig,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly answers: AnswersService,
    private readonly tasks: TaskQueue,
    private readonly cancellations: TaskCancellations,
    private readonly limits: TextLimitsService,
  ) {}

  /** A reader left. The writing stops after the grace time, unless someone reads it then or left later. */
  async afterGrace(id: string): Promise<void> {
    const graceMs = Math.max(this.settings.AI_LEAVE_MS, 1);
    const check = async () => {
      const someoneLeftLater = (await this.redis.exists(this.#graceKey(id))) === 1;
      if (!someoneLeftLater) await this.ifUnread(id);
    };
    await this.redis.set(this.#graceKey(id), '1', 'PX', graceMs);
    setTimeout(() => void check().catch(() => undefined), graceMs + marginMs).unref();
  }

  /** Stops the writing unless someone reads it. */
  async ifUnread(id: string): Promise<void> {
    const answer = await this.answers.find(id);
    if (answer && !answer.end && !answer.followed) await this.stop(answer);
  }

  /** Stops the writing at once, even if others read it; a finished text is deleted. */
  async stop({ id, user, end }: KnownAnswer): Promise<void> {
    await this.answers.forget(id, user);
    if (end) return;
    await this.limits.end(user, id);
    const taskId = taskIdOf(id);
    if (!(await this.tasks.withdraw(writeText.queue, taskId)))
      await this.cancellations.cancel(taskId);
  }

  /** Exists while the last reader who left may come back. */
  #graceKey(id: string): string {
    return `${this.shared.REDIS_PREFIX}:ai:grace:${id}`;
  }
}
