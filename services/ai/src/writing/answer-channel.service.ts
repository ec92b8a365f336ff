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
  | { readonly kind: 'failed'; readonly detail: string };

type Hear = (news: AnswerNews) => void;

/** The written text of a running answer is kept this long after its last piece, for a listener that comes later. */
const keepSeconds = 60;

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
    const message = JSON.stringify(news);
    const call = this.redis.multi();
    if (news.kind === 'text') {
      call.append(this.#textKey(id), news.text).expire(this.#textKey(id), keepSeconds);
    } else {
      call.del(this.#textKey(id));
    }
    await call.publish(this.#channel(id), message).exec();
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
