import { randomUUID } from 'node:crypto';
import { writeText } from '@commons/contracts/tasks/ai-tasks';
import { refuse } from '@commons/service-kit/errors/refuse';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import {
  type AnswerEnd,
  type AnswerProgress,
  AnswersService,
  isEnd,
  type KnownAnswer,
  stopped,
} from './answers.service.js';
import { TextCancellationService } from './text-cancellation.service.js';
import { TextLimitsService } from './text-limits.service.js';

/** A task is retried once, for an outage of Redis. BullMQ restarts the task of a dead worker by itself. */
const attempts = 2;

export interface WritingRequest {
  readonly userId: string;
  /** Owner id of the business that the person acts for. */
  readonly businessId: string;
  readonly tool: string;
  /** The caller's name of the tool. */
  readonly asked: string;
  /** Of the page, for entries without a recognizable language. */
  readonly language: string;
  readonly input: Record<string, unknown>;
}

/** A reader of an answer. */
export interface Reading {
  readonly id: string;
  /** How it ended before the reader came. */
  readonly end?: AnswerEnd | undefined;
}

/** Enqueues texts, and follows those that a worker writes. */
@Injectable()
export class WritingService {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly answers: AnswersService,
    private readonly cancellation: TextCancellationService,
    private readonly limits: TextLimitsService,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /**
   * Enqueues a text.
   * @returns the answer to follow
   * @throws 429 past the person's limits, 503 while Redis is down
   */
  async start(request: WritingRequest): Promise<Reading> {
    if (this.redis.status !== 'ready') throw new ServiceUnavailable();
    const { userId: user_id, businessId: business_id, tool, asked, input, language } = request;
    const id = randomUUID();
    await this.limits.begin(user_id, id);
    try {
      await this.answers.start(id, user_id, asked);
      await this.tasks.add(
        writeText,
        { user_id, business_id, tool, language, input },
        { id, attempts },
      );
    } catch (error) {
      await Promise.allSettled([this.limits.end(user_id, id), this.answers.forget(id, user_id)]);
      throw error;
    }
    return { id };
  }

  /**
   * Returns to an answer that is running, or ended some minutes ago.
   * @throws 404 when it was forgotten, or for someone else's: its existence is not revealed
   */
  async resume(id: string, userId: string): Promise<Reading> {
    const { end } = await this.#own(id, userId);
    if (!end) await this.answers.prolong(id);
    return { id, end };
  }

  /**
   * The text as it is written, and its end. Ends early when the reader disconnects; the writing then continues for
   * the grace time.
   * @throws 504 after the longest wait: the writing stops, unless someone else reads it
   */
  async *follow(
    { id, end }: Reading,
    disconnected: AbortSignal,
    waitMs: number,
  ): AsyncGenerator<AnswerProgress | AnswerEnd, void> {
    if (end) {
      yield end;
      return;
    }
    const timeout = AbortSignal.timeout(waitMs);
    const signal = AbortSignal.any([disconnected, timeout]);
    for await (const event of this.answers.follow(id, signal)) {
      yield event;
      if (isEnd(event)) return;
    }
    if (disconnected.aborted) await this.cancellation.afterGrace(id);
    else if (timeout.aborted) {
      await this.cancellation.ifUnread(id).catch(() => undefined);
      throw refuse(504, 'Writing took too long. Please try again.');
    } else yield stopped;
  }

  /** Deletes a finished answer whose reader has it and cannot return. Best effort: it expires anyway. */
  async forget(id: string, userId: string): Promise<void> {
    await this.answers.forget(id, userId).catch(() => undefined);
  }

  /**
   * Stops the writing, or forgets the finished text.
   * @throws 404 when it was forgotten, or for someone else's: its existence is not revealed
   */
  async stop(id: string, userId: string): Promise<void> {
    await this.cancellation.stop(await this.#own(id, userId));
  }

  async #own(id: string, userId: string): Promise<KnownAnswer> {
    const answer = await this.answers.find(id);
    if (answer?.user !== userId) throw refuse(404, 'Answer not found');
    return answer;
  }
}
