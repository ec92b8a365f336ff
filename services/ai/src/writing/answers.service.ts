import type { AiAnswer } from '@commons/contracts/tools/ai';
import { EventLogs } from '@commons/service-kit/channel/event-logs';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';

/** First event of every answer. */
interface AnswerStart {
  readonly kind: 'started';
  readonly user: string;
  readonly tool: string;
  readonly at: number;
}

/** What a worker reports while it writes. After a `restart` the text so far is void. */
export type AnswerProgress =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'restart'; readonly reason: 'worker' | 'built-in' };

export type AnswerEnd =
  | { readonly kind: 'done'; readonly answer: AiAnswer }
  | { readonly kind: 'failed'; readonly status: number; readonly detail: string };

type AnswerEvent = AnswerStart | AnswerProgress | AnswerEnd;

/** The end for everyone who still follows a stopped text. */
export const stopped: AnswerEnd = {
  kind: 'failed',
  status: 409,
  detail: 'Writing was stopped. Please try again.',
};

/** An answer that a person may fetch. */
export interface KnownAnswer {
  readonly id: string;
  readonly user: string;
  readonly tool: string;
  readonly startedAt: Date;
  /** How it ended; undefined while it is written. */
  readonly end: AnswerEnd | undefined;
  /** Whether a worker has written some of it. */
  readonly hasText: boolean;
  /** Whether someone follows it now. */
  readonly followed: boolean;
}

/** How long a finished text can be fetched, in seconds; a reader that has it deletes it at once. */
const keepSeconds = 180;

/** Extra lifetime of a running answer after its longest wait, in seconds, in case its instance died. */
const spareSeconds = 60;

/**
 * Answers that are written or ended some minutes ago. Each is an event log, to which a worker appends, and which any
 * instance follows (ADR 0008).
 */
@Injectable()
export class AnswersService {
  readonly #prefix: string;
  readonly #runningSeconds: number;

  constructor(
    private readonly logs: EventLogs,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) { REDIS_PREFIX }: ServiceConfig,
    @Inject(AI_CONFIG) { AI_WAIT_MS, AI_STREAM_WAIT_MS, AI_LEAVE_MS }: AiConfig,
  ) {
    this.#prefix = REDIS_PREFIX;
    const longestMs = Math.max(AI_WAIT_MS, AI_STREAM_WAIT_MS) + AI_LEAVE_MS;
    this.#runningSeconds = Math.ceil(longestMs / 1_000) + spareSeconds;
  }

  /** Registers a new answer of a person. @param tool the caller's name of the tool */
  async start(id: string, user: string, tool: string): Promise<void> {
    const started: AnswerStart = { kind: 'started', user, tool, at: Date.now() };
    const ids = this.redis.multi().sadd(this.#idsOf(user), id);
    await Promise.all([
      this.logs.start(logOf(id), started, this.#runningSeconds),
      ids.expire(this.#idsOf(user), this.#runningSeconds + keepSeconds).exec(),
    ]);
  }

  /** Appends progress to a running answer; a deleted one is not restored. */
  append(id: string, events: readonly AnswerProgress[]): Promise<void> {
    return this.logs.append(logOf(id), events, this.#runningSeconds);
  }

  /** Ends an answer. @param rest progress that was not appended before */
  end(id: string, end: AnswerEnd, rest: readonly AnswerProgress[] = []): Promise<void> {
    return this.logs.append(logOf(id), [...rest, end], keepSeconds);
  }

  /**
   * The text so far in one piece, then further pieces, and the end of the answer as the last event. Without an end when
   * it is forgotten meanwhile, or the signal is aborted.
   */
  async *follow(id: string, signal: AbortSignal): AsyncGenerator<AnswerProgress | AnswerEnd, void> {
    let skipsVoid = true;
    for await (const batch of this.logs.follow<AnswerEvent>(logOf(id), signal)) {
      const valid = skipsVoid ? batch.findLastIndex(({ kind }) => kind === 'restart') + 1 : 0;
      skipsVoid = false;
      for (const event of joined(batch.slice(valid))) {
        if (event.kind === 'started') continue;
        yield event;
        if (isEnd(event)) return;
      }
    }
  }

  /** @returns undefined when it was forgotten */
  async find(id: string): Promise<KnownAnswer | undefined> {
    const found = await this.logs.summary<AnswerEvent>(logOf(id));
    if (found?.first.kind !== 'started') return undefined;
    const { first, last, followers } = found;
    return {
      id,
      user: first.user,
      tool: first.tool,
      startedAt: new Date(first.at),
      end: isEnd(last) ? last : undefined,
      hasText: last.kind === 'text',
      followed: !isEnd(last) && followers > 0,
    };
  }

  /** The answers of a person, the latest first. */
  async list(user: string): Promise<KnownAnswer[]> {
    const ids = await this.redis.smembers(this.#idsOf(user));
    const found = await Promise.all(ids.map((id) => this.find(id)));
    return found
      .filter((answer) => answer !== undefined)
      .sort((one, other) => other.startedAt.getTime() - one.startedAt.getTime());
  }

  /** Gives a running answer the lifetime of a new one: someone came back to it. */
  prolong(id: string): Promise<void> {
    return this.logs.expire(logOf(id), this.#runningSeconds);
  }

  /** Deletes an answer with its text, which ends its followers. */
  async forget(id: string, user: string): Promise<void> {
    await Promise.all([this.logs.delete(logOf(id)), this.redis.srem(this.#idsOf(user), id)]);
  }

  /** Key of a person's answers; ids of deleted ones stay until it expires. */
  #idsOf(user: string): string {
    return `${this.#prefix}:ai:answers:${user}`;
  }
}

const logOf = (id: string) => `ai:answer:${id}`;

export const isEnd = (event: AnswerEvent): event is AnswerEnd =>
  event.kind === 'done' || event.kind === 'failed';

/** The same events with adjacent pieces of text in one. */
function joined(events: readonly AnswerEvent[]): AnswerEvent[] {
  const result: AnswerEvent[] = [];
  for (const event of events) {
    const last = result.at(-1);
    if (event.kind === 'text' && last?.kind === 'text')
      result[result.length - 1] = { kind: 'text', text: last.text + event.text };
    else result.push(event);
  }
  return result;
}
