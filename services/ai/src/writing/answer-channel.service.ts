import type { AiAnswer } from '@commons/contracts/ai';
import { Channels } from '@commons/service-kit/channel/channels';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { answerKeys, keepSeconds } from './answer-keys.js';

/** `at`: how many characters stand before it. */
interface TextPiece {
  readonly kind: 'text';
  readonly text: string;
  readonly at: number;
}

/** What a worker tells of an answer. */
export type AnswerNews =
  | TextPiece
  | { readonly kind: 'restart'; readonly reason: 'worker' | 'built-in' }
  /** `rest`: the last piece, if it was not told before. */
  | { readonly kind: 'done'; readonly answer: AiAnswer; readonly rest?: TextPiece }
  | { readonly kind: 'failed'; readonly status: number; readonly detail: string };

export type AnswerEnd = Extract<AnswerNews, { kind: 'done' | 'failed' }>;

/** For whoever still listens to a text that was stopped. */
export const stopped: AnswerEnd = {
  kind: 'failed',
  status: 409,
  detail: 'Writing was stopped. Please try again.',
};

type Hear = (news: AnswerNews) => void;

/** The written text of a running answer is kept this long after its last piece, for a listener that comes later. */
const textSeconds = 60;

/** Without a text what was written so far is void. One command: a worker sends dozens for each answer. */
const tellScript = `
if ARGV[1] == '' then
  redis.call('DEL', KEYS[1])
else
  redis.call('APPEND', KEYS[1], ARGV[1])
  redis.call('EXPIRE', KEYS[1], ARGV[3])
end
return redis.call('PUBLISH', KEYS[2], ARGV[2])`;

/** The end is kept as long as somebody may pick it up: an answer that is forgotten has no end either. */
const tellEndScript = `
redis.call('DEL', KEYS[1])
if redis.call('EXISTS', KEYS[3]) == 1 then
  redis.call('SET', KEYS[4], ARGV[1], 'EX', ARGV[3])
  redis.call('HSET', KEYS[3], 'ended', ARGV[2])
  redis.call('EXPIRE', KEYS[3], ARGV[3])
end
return redis.call('PUBLISH', KEYS[2], ARGV[1])`;

/**
 * Carries what a worker writes to whichever instance holds the caller's connection: Redis publishes it, and keeps the
 * text so far, and the end for some minutes. A lost message costs nothing but a glimpse.
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

  /** Hears from now on. @returns what ends the hearing */
  listen(id: string, hear: Hear): Promise<() => void> {
    return this.channels.subscribe(channelOf(id), (news) => hear(news as AnswerNews));
  }

  /** Tells news to all listeners, and keeps the text so far. */
  async tell(id: string, news: Exclude<AnswerNews, AnswerEnd>): Promise<void> {
    const text = news.kind === 'text' ? news.text : '';
    const keys = [this.#keys.text(id), this.channels.address(channelOf(id))];
    await this.redis.eval(tellScript, 2, ...keys, text, JSON.stringify(news), textSeconds);
  }

  /** Tells the end to all listeners, and keeps it for one who comes later. */
  async tellEnd(id: string, end: AnswerEnd): Promise<void> {
    const { text, answer, end: endKey } = this.#keys;
    const channel = this.channels.address(channelOf(id));
    const keys = [text(id), channel, answer(id), endKey(id)];
    await this.redis.eval(tellEndScript, 4, ...keys, JSON.stringify(end), end.kind, keepSeconds);
  }

  /** The text so far of an answer that is being written. */
  async textSoFar(id: string): Promise<string> {
    return (await this.redis.get(this.#keys.text(id))) ?? '';
  }

  /** How an answer ended; undefined while it is written, and when that is forgotten. */
  async endOf(id: string): Promise<AnswerEnd | undefined> {
    const end = await this.redis.get(this.#keys.end(id));
    return end ? (JSON.parse(end) as AnswerEnd) : undefined;
  }
}

/** On which the pieces of an answer are published. */
const channelOf = (id: string) => `ai:news:${id}`;
