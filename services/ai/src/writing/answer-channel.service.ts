import type { AiAnswer } from '@commons/contracts/ai';
import { log } from '@commons/service-kit/logging/logger';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** What a worker tells of an answer. */
export type AnswerNews =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'restart'; readonly reason: 'worker' | 'built-in' }
  | { readonly kind: 'done'; readonly answer: AiAnswer }
  | { readonly kind: 'failed'; readonly status: number; readonly detail: string };

type Hear = (news: AnswerNews) => void;

/** The written text of a running answer is kept this long after its last piece, for a listener that comes later. */
const keepSeconds = 60;

/** Without a text what was written so far is void or over. One command: a worker sends dozens for each answer. */
const tellScript = `
if ARGV[1] == '' then
  redis.call('DEL', KEYS[1])
else
  redis.call('APPEND', KEYS[1], ARGV[1])
  redis.call('EXPIRE', KEYS[1], ARGV[3])
end
return redis.call('PUBLISH', KEYS[2], ARGV[2])`;

/**
 * Carries what a worker writes to whichever instance holds the caller's connection: Redis publishes it, and keeps the
 * text so far. A lost message costs nothing but a glimpse: the finished answer is taken from `TaskAnswers`.
 */
@Injectable()
export class AnswerChannel implements OnApplicationShutdown {
  #subscriber: Redis | undefined;
  readonly #listeners = new Map<string, Set<Hear>>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Hears from now on. @returns what ends the hearing */
  async listen(id: string, hear: Hear): Promise<() => void> {
    const name = this.#channel(id);
    const present = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, present.add(hear));
    if (present.size === 1) await this.#connection().subscribe(name);
    return () => this.#leave(name, hear);
  }

  /** Tells news to all listeners, and keeps the text so far. */
  async tell(id: string, news: AnswerNews): Promise<void> {
    const text = news.kind === 'text' ? news.text : '';
    const keys = [this.#textKey(id), this.#channel(id)];
    await this.redis.eval(tellScript, 2, ...keys, text, JSON.stringify(news), keepSeconds);
  }

  /** The text so far of an answer that is being written. */
  async textSoFar(id: string): Promise<string> {
    return (await this.redis.get(this.#textKey(id))) ?? '';
  }

  onApplicationShutdown(): void {
    this.#subscriber?.disconnect();
  }

  #leave(name: string, hear: Hear): void {
    const present = this.#listeners.get(name);
    present?.delete(hear);
    if (present?.size !== 0) return;
    this.#listeners.delete(name);
    this.#connection()
      .unsubscribe(name)
      .catch((error: Error) => log().debug({ reason: error.message }, 'channel not left'));
  }

  /** Redis wants a connection of its own for hearing. It hears again by itself after an outage. */
  #connection(): Redis {
    if (this.#subscriber) return this.#subscriber;
    const subscriber = this.redis.duplicate({
      enableOfflineQueue: true,
      // Silence is normal here.
      socketTimeout: undefined,
      commandTimeout: undefined,
      maxRetriesPerRequest: null,
    });
    // Outages are reported by the service's own connection.
    subscriber.on('error', () => undefined);
    subscriber.on('message', (name: string, message: string) => {
      const news = JSON.parse(message) as AnswerNews;
      for (const hear of this.#listeners.get(name) ?? []) hear(news);
    });
    this.#subscriber = subscriber;
    return subscriber;
  }

  #channel(id: string): string {
    return `${this.config.REDIS_PREFIX}:ai:news:${id}`;
  }

  #textKey(id: string): string {
    return `${this.config.REDIS_PREFIX}:ai:text-so-far:${id}`;
  }
}
