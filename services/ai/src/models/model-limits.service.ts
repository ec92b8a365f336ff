import { minuteMs } from '@commons/contracts/durations';
import { writeText } from '@commons/contracts/tasks/ai-tasks';
import { log } from '@commons/service-kit/logging/logger';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';

/**
 * Sets the model's limits on the queue itself, where they apply to all workers together and waiting tasks stay in
 * order: concurrent texts, and texts per minute.
 */
@Injectable()
export class ModelLimitsService implements OnApplicationBootstrap {
  constructor(
    private readonly tasks: TaskQueue,
    @Inject(AI_CONFIG) private readonly config: AiConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const queue = this.tasks.queue(writeText.queue);
    const { AI_MODEL_CONCURRENCY: atOnce, AI_MODEL_PER_MINUTE: perMinute } = this.config;
    try {
      await (atOnce ? queue.setGlobalConcurrency(atOnce) : queue.removeGlobalConcurrency());
      await (perMinute
        ? queue.setGlobalRateLimit(perMinute, minuteMs)
        : queue.removeGlobalRateLimit());
    } catch (error) {
      // Redis is down: the limits of the last start apply.
      log().warn({ reason: (error as Error).message }, 'model limits could not be set');
    }
  }
}
