import { randomUUID } from 'node:crypto';
import type { AiAnswer } from '@commons/contracts/ai';
import { writeText } from '@commons/contracts/tasks/ai-tasks';
import { refuse } from '@commons/service-kit/errors/refuse';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';
import { AnswerChannel, type AnswerEvent } from './answer-channel.service.js';
import { AnswerRegister } from './answer-register.service.js';
import { CatchUp } from './catch-up.js';
import { callerLeft, Ending, waitIsOver } from './ending.js';
import { Listeners } from './listeners.service.js';
import { taskIdOf } from './task-id.js';
import { TextLimits } from './text-limits.service.js';

const answerNotFound = 'Answer not found';
const tooLong = 'Writing took too long. Please try again.';

/** Polling interval for a finished answer whose message was lost. */
const lookEveryMs = 2_000;

/** A task is retried once, for an outage of Redis. BullMQ restarts the task of a dead worker by itself. */
const attempts = 2;

export interface WritingRequest {
  readonly userId: string;
  /** Owner id of the business that the person acts for. */
  readonly businessId: string;
  readonly tool: string;
  /** The caller's name of the tool. */
  readonly asked: string;
  readonly input: Record<string, unknown>;
}

export interface Following {
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
  /** Longest wait in milliseconds. */
  readonly waitMs: number;
  /**
   * Called with the id by which the answer can be followed again. Callers who pass it delete the text with `DELETE
   * /ai/answers/{id}` once they have it; otherwise it is forgotten on delivery.
   */
  readonly onStarted?: (id: string) => void;
  readonly onEvent?: (event: AnswerEvent) => void;
}

interface FollowedAnswer {
  /** Id of its task in the queue. */
  readonly id: string;
  readonly userId: string;
}

/** Enqueues texts and waits for the worker that writes them, for callers of this instance. */
@Injectable()
export class WritingService {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly channel: AnswerChannel,
    private readonly listeners: Listeners,
    private readonly register: AnswerRegister,
    private readonly limits: TextLimits,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(AI_CONFIG) private readonly settings: AiConfig,
  ) {}

  /** Longest waits: for a whole text, and for a stream. */
  get waits() {
    return { whole: this.settings.AI_WAIT_MS, streamed: this.settings.AI_STREAM_WAIT_MS };
  }

  /**
   * Enqueues a text and follows it to its end.
   * @throws 429 past the person's limits, 503 while Redis is down, 504 after the longest wait, 422 when the model
   * declined
   */
  async write(request: WritingRequest, following: Following): Promise<AiAnswer | undefined> {
    if (this.redis.status !== 'ready') throw new ServiceUnavailable();
    const id = randomUUID();
    const taskId = taskIdOf(id);
    const { userId: user_id, businessId: business_id, tool, asked, input } = request;
    const allowed = Promise.all([
      this.limits.begin(user_id, taskId),
      this.register.begin(taskId, user_id, asked),
    ]);
    // Awaited below; a rejection during the subscription must not be unhandled.
    allowed.catch(() => undefined);
    return this.#follow({ id: taskId, userId: user_id }, following, async () => {
      await allowed;
      await this.tasks.add(writeText, { user_id, business_id, tool, input }, { id, attempts });
      following.onStarted?.(id);
    });
  }

  /**
   * Follows an answer again that is running, or ended some minutes ago.
   * @throws 404 when it was forgotten, or for someone else's: its existence is not revealed
   */
  async rejoin(id: string, userId: string, following: Following): Promise<AiAnswer | undefined> {
    const taskId = taskIdOf(id);
    if (!(await this.register.join(taskId, userId))) throw refuse(404, answerNotFound);
    const catchUp = new CatchUp((event) => following.onEvent?.(event));
    const ordered = { ...following, onEvent: (event: AnswerEvent) => catchUp.receive(event) };
    return this.#follow({ id: taskId, userId }, ordered, async (end) => {
      following.onStarted?.(id);
      const [text] = await Promise.all([this.channel.textSoFar(taskId), this.#look(taskId, end)]);
      catchUp.begin(text);
    });
  }

  /**
   * Stops the writing, or forgets the finished text.
   * @throws 404 when it was forgotten, or for someone else's: its existence is not revealed
   */
  async stop(id: string, userId: string): Promise<void> {
    if (!(await this.listeners.stop(taskIdOf(id), userId))) throw refuse(404, answerNotFound);
  }

  /** @returns undefined when the caller disconnected */
  async #follow(
    answer: FollowedAnswer,
    { signal, waitMs, onStarted, onEvent }: Following,
    begin: (end: Ending) => Promise<void>,
  ): Promise<AiAnswer | undefined> {
    const { id } = answer;
    const end = new Ending(signal, waitMs);
    const leave = await this.channel.listen(id, (event) => {
      if (event.kind === 'done' && event.rest) onEvent?.(event.rest);
      if (event.kind === 'done' || event.kind === 'failed') end.by(event);
      else onEvent?.(event);
    });
    const timer = setInterval(() => void this.#look(id, end), lookEveryMs);
    let begun = false;
    try {
      await begin(end);
      begun = true;
      const written = await end.promise;
      // Lets the caller have it first.
      if (!onStarted) setImmediate(() => void this.#forget(answer));
      return written;
    } catch (error) {
      return await this.#giveUp(answer, error, begun && onStarted !== undefined);
    } finally {
      clearInterval(timer);
      // Clears the timer when the start was refused and nobody waited.
      end.reject(callerLeft);
      setImmediate(leave);
    }
  }

  /** Its caller has it and cannot return, since the id was not sent. */
  async #forget({ id, userId }: FollowedAnswer): Promise<void> {
    await this.register.forget(id, userId).catch(() => undefined);
  }

  async #look(id: string, end: Ending): Promise<void> {
    const found = await this.channel.endOf(id).catch(() => undefined);
    if (found) end.by(found);
  }

  /** @param canReturn whether the caller knows the id, and may want to know how it ended */
  async #giveUp(answer: FollowedAnswer, error: unknown, canReturn: boolean): Promise<undefined> {
    const { id, userId } = answer;
    if (error === callerLeft) {
      await this.listeners.leave(id, userId);
      return undefined;
    }
    // Refused: there is no task, or it has ended.
    const over = error instanceof HttpException && error.getStatus() < 500;
    if (!over) await this.listeners.giveUp(id, userId).catch(() => undefined);
    else if (!canReturn) await this.#forget(answer);
    if (error === waitIsOver) throw refuse(504, tooLong);
    throw error;
  }
}
