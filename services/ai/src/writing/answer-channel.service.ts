import type { AiAnswer } from '@commons/contracts/ai';
import { Channels } from '@commons/service-kit/channel/channels';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { answerKeys, keepSeconds } from './answer-keys.js';

/** `at`: offset of the piece in characters. */
interface TextPiece {
  readonly kind: 'text';
  readonly text: string;
  readonly at: number;
}

/** An event of an answer, published by a worker. */
export type AnswerEvent =
  | TextPiece
  | { readonly kind: 'restart'; readonly reason: 'worker' | 'built-in' }
  /** `rest`: the last piece, if it was not published before. */
  | { readonly kind: 'done'; readonly answer: AiAnswer; readonly rest?: TextPiece }
  | { readonly kind: 'failed'; readonly status: number; readonly detail: string };

export type AnswerEnd = Extract<AnswerEvent, { kind: 'done' | 'failed' }>;

/** The end for everyone who still follows a stopped text. */
export const stopped: AnswerEnd = {
  kind: 'failed',
  status: 409,
  detail: 'Writing was stopped. Please try again.',
};

type Listener = (event: AnswerEvent) => void;

/** Lifetime of the text so far after its last piece, for a listener that joins later. */
const textSeconds = 60;

/** Without a text it deletes the text so far. One command, because a worker sends dozens per answer. */
const publishScript = `
if ARGV[1] == '' then
  redis.call('DEL', KEYS[1])
else
  redis.call('APPEND', KEYS[1], ARGV[1])
  redis.call('EXPIRE', KEYS[1], ARGV[3])
end
return redis.call('PUBLISH', KEYS[2], ARGV[2])`;

/** Stores the end as long as somebody may fetch it. A forgotten answer has no end either. */
const publishEndScript = `
redis.call('DEL', KEYS[1])
if redis.call('EXISTS', KEYS[3]) == 1 then
  redis.call('SET', KEYS[4], ARGV[1], 'EX', ARGV[3])
  redis.call('HSET', KEYS[3], 'ended', ARGV[2])
  redis.call('EXPIRE', KEYS[3], ARGV[3])
end
return redis.call('PUBLISH', KEYS[2], ARGV[1])`;

/**
 * Carries a worker's text to the instance that holds the caller's connection. Redis publishes each piece and stores the
 * text so far, and the end for some minutes. A lost message only delays the display.
 */
@Injectable()
export class AnswerChannel {
  readonly #keys: ReturnType<typeof answerKeys>;

  constructor(
    private readonly channels: Channels,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) shared: ServiceConfig,
  ) {
    this.#keys = answerKeys(shared);
  }

  /** Subscribes to the events of an answer. @returns a function that unsubscribes */
  listen(id: string, listener: Listener): Promise<() => void> {
    return this.channels.subscribe(channelOf(id), (event) => listener(event as AnswerEvent));
  }

  /** Publishes an event to all listeners, and stores the text so far. */
  async publish(id: string, event: Exclude<AnswerEvent, AnswerEnd>): Promise<void> {
    const text = event.kind === 'text' ? event.text : '';
    const keys = [this.#keys.text(id), this.channels.address(channelOf(id))];
    await this.redis.eval(publishScript, 2, ...keys, text, JSON.stringify(event), textSeconds);
  }

  /** Publishes the end to all listeners, and stores it for later ones. */
  async publishEnd(id: string, end: AnswerEnd): Promise<void> {
    const { text, answer, end: endKey } = this.#keys;
    const channel = this.channels.address(channelOf(id));
    const keys = [text(id), channel, answer(id), endKey(id)];
    await this.redis.eval(publishEndScript, 4, ...keys, JSON.stringify(end), end.kind, keepSeconds);
  }

  /** The text so far of a running answer. */
  async textSoFar(id: string): Promise<string> {
    return (await this.redis.get(this.#keys.text(id))) ?? '';
  }

  /** How an answer ended; undefined while it is running and after it was forgotten. */
  async endOf(id: string): Promise<AnswerEnd | undefined> {
    const end = await this.redis.get(this.#keys.end(id));
    return end ? (JSON.parse(end) as AnswerEnd) : undefined;
  }
}

/** Channel of an answer's events. */
const channelOf = (id: string) => `ai:news:${id}`;
