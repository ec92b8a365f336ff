import { writeText } from '@commons/contracts/tasks/ai-tasks';
import { TaskCancellations } from '@commons/service-kit/queues/task-cancellations';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Inject, Injectable } from '@nestjs/common';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';
import { AnswerChannel, stopped } from './answer-channel.service.js';
import { AnswerRegister } from './answer-register.service.js';
import { TextLimits } from './text-limits.service.js';

/** Stops texts that nobody reads any more, and those that their person cancels. */
@Injectable()
export class Listeners {
  constructor(
    @Inject(AI_CONFIG) private readonly settings: AiConfig,
    private readonly register: AnswerRegister,
    private readonly channel: AnswerChannel,
    private readonly tasks: TaskQueue,
    private readonly cancellations: TaskCancellations,
    private readonly limits: TextLimits,
  ) {}

  /** A listener left. If none returns within the grace time, the writing stops. */
  async leave(id: string, userId: string): Promise<void> {
    const leaving = await this.register.leave(id, userId);
    if (leaving === 0) return;
    setTimeout(() => {
      this.#stopUnfollowed(id, userId, leaving).catch(() => undefined);
    }, this.settings.AI_LEAVE_MS).unref();
  }

  /** A listener gave up. The writing stops at once, unless somebody else listens. */
  async giveUp(id: string, userId: string): Promise<void> {
    await this.#stopUnfollowed(id, userId, await this.register.leave(id, userId));
  }

  /**
   * Its person cancels it. The writing stops at once, whoever listens; a finished text is forgotten.
   * @returns false when it belongs to someone else or was forgotten
   */
  async stop(id: string, userId: string): Promise<boolean> {
    const was = await this.register.forget(id, userId);
    if (was === 'running')
      await Promise.all([this.channel.publishEnd(id, stopped), this.#free(id, userId)]);
    return was !== undefined;
  }

  async #stopUnfollowed(id: string, userId: string, leaving: number): Promise<void> {
    if (await this.register.forgetUnfollowed(id, userId, leaving)) await this.#free(id, userId);
  }

  /** Removes the task from the queue, or tells its worker to stop. */
  async #free(id: string, userId: string): Promise<void> {
    await this.limits.end(userId, id);
    if (!(await this.tasks.withdraw(writeText.queue, id))) await this.cancellations.cancel(id);
  }
}
