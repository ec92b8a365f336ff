import { randomUUID } from 'node:crypto';
import { AiAnswer } from '@commons/contracts/ai';
import { writeText } from '@commons/contracts/tasks/ai-tasks';
import { refuse } from '@commons/service-kit/errors/refuse';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { TaskAnswers } from '@commons/service-kit/queues/task-answers';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';
import { AnswerChannel, type AnswerNews } from './answer-channel.service.js';
import { Listeners } from './listeners.service.js';
import { taskIdOf } from './task-id.js';
import { TextLimits } from './text-limits.service.js';

const tooLong = 'Writing took too long. Please try again.';

/** How often a caller looks for a finished answer whose message was lost. */
const lookEveryMs = 2_000;

/** A written task runs again once when Redis was away in between; a dead worker's task does so by itself. */
const attempts = 2;

export interface WritingRequest {
  readonly userId: string;
  readonly tool: string;
  readonly input: Record<string, unknown>;
}

export interface Following {
  /** Aborted when the caller is gone. */
  readonly signal: AbortSignal;
  /** Longest wait in milliseconds. */
  readonly waitMs: number;
  readonly onStarted?: (id: string) => void;
  readonly onNews?: (news: AnswerNews) => void;
}

interface FollowedAnswer {
  /** Of its task in the queue. */
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
    private readonly answers: TaskAnswers,
    private readonly limits: TextLimits,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(AI_CONFIG) private readonly settings: AiConfig,
  ) {}

  /** The longest waits: of a caller who gets the whole text at the end, and of one who reads along. */
  get waits() {
    return { whole: this.settings.AI_WAIT_MS, streamed: this.settings.AI_STREAM_WAIT_MS };
  }

  /**
   * Has a text written and follows it to its end.
   * @throws 429 when this person has too many, 503 while Redis is away, 504 when it took too long, 422 when the model declined
   */
  async write(request: WritingRequest, following: Following): Promise<AiAnswer | undefined> {
    if (this.redis.status !== 'ready') throw new ServiceUnavailable();
    const id = randomUUID();
    const taskId = taskIdOf(id);
    const { userId: user_id, tool, input } = request;
    const allowed = Promise.all([
      this.limits.begin(user_id, taskId),
      this.listeners.begin(taskId, user_id),
    ]);
    // Looked at below; what is refused while the hearing begins is no unhandled rejection.
    allowed.catch(() => undefined);
    return this.#follow({ id: taskId, userId: user_id }, following, async () => {
      await allowed;
      await this.tasks.add(writeText, { user_id, tool, input }, { id, attempts });
      following.onStarted?.(id);
    });
  }

  /**
   * Follows an answer that is being written, after a lost connection.
   * @throws 404 when it is over, or another person's
   */
  async rejoin(id: string, userId: string, following: Following): Promise<AiAnswer | undefined> {
    const taskId = taskIdOf(id);
    if (!(await this.listeners.join(taskId, userId))) throw refuse(404, 'Answer not found');
    return this.#follow({ id: taskId, userId }, following, async (end) => {
      following.onStarted?.(id);
      const text = await this.channel.textSoFar(taskId);
      if (text) following.onNews?.({ kind: 'text', text });
      // It may have been finished while nobody listened.
      else await this.#take(taskId, end);
    });
  }

  /** @returns undefined when the caller left */
  async #follow(
    answer: FollowedAnswer,
    { signal, waitMs, onNews }: Following,
    begin: (end: Ending) => Promise<void>,
  ): Promise<AiAnswer | undefined> {
    const { id } = answer;
    const end = new Ending(signal, waitMs);
    const leave = await this.channel.listen(id, (news) => {
      if (news.kind === 'done') end.resolve(news.answer);
      else if (news.kind === 'failed') end.reject(refuse(news.status, news.detail));
      else onNews?.(news);
    });
    const timer = setInterval(() => void this.#take(id, end), lookEveryMs);
    try {
      await begin(end);
      const written = await end.promise;
      // The caller gets it first.
      setImmediate(() => this.#clear(answer));
      return written;
    } catch (error) {
      return await this.#giveUp(answer, error);
    } finally {
      clearInterval(timer);
      // Ends its timer when the beginning was refused and nobody waited.
      end.reject(callerLeft);
      setImmediate(leave);
    }
  }

  /** The answer came with the message; what was kept for a lost one is not needed. */
  #clear({ id, userId }: FollowedAnswer): void {
    for (const clearing of [this.answers.take(id, AiAnswer), this.listeners.end(id, userId)])
      clearing.catch(() => undefined);
  }

  async #take(id: string, end: Ending): Promise<void> {
    const answer = await this.answers.take(id, AiAnswer).catch(() => undefined);
    if (answer) end.resolve(answer);
  }

  async #giveUp({ id, userId }: FollowedAnswer, error: unknown): Promise<undefined> {
    if (error === callerLeft) {
      await this.listeners.leave(id, userId);
      return undefined;
    }
    // Refused: there is no task, or it is over.
    const over = error instanceof HttpException && error.getStatus() < 500;
    const left = over ? this.listeners.end(id, userId) : this.listeners.giveUp(id, userId);
    await left.catch(() => undefined);
    if (error === waitIsOver) throw refuse(504, tooLong);
    throw error;
  }
}

const callerLeft = Symbol('the caller left');
const waitIsOver = Symbol('the wait is over');

/** The end of a wait: an answer, a refusal, the caller's leaving, or the time. Only the first counts. */
class Ending {
  readonly promise: Promise<AiAnswer>;
  resolve: (answer: AiAnswer) => void = () => undefined;
  reject: (reason: unknown) => void = () => undefined;

  constructor(signal: AbortSignal, waitMs: number) {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // Until the wait begins nobody looks at it.
    this.promise.catch(() => undefined);
    const timer = setTimeout(() => this.reject(waitIsOver), waitMs);
    const left = () => this.reject(callerLeft);
    if (signal.aborted) left();
    signal.addEventListener('abort', left, { once: true });
    const clear = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', left);
    };
    this.promise.then(clear, clear);
  }
}
