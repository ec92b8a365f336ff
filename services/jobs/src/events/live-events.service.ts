import type { AccessClaims } from '@commons/contracts/account';
import { RevokedSessions } from '@commons/service-kit/auth/revoked-sessions';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type EventStream, EventStreams } from '@commons/service-kit/http/event-streams';
import { log } from '@commons/service-kit/logging/logger';
import { REDIS, workerRedis } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Redis } from 'ioredis';

/** Open streams of one person at one instance: a few tabs on a few devices. */
export const streamsPerPerson = 10;

/** How often an open stream asks whether its token still holds. */
const checkMs = 15_000;

/**
 * Tells people's open pages that something changed. It goes through Redis, so that it does not matter which instance
 * made the change and which one serves the page. Nothing is kept: whoever was not connected reads the lists anyway.
 */
@Injectable()
export class LiveEvents implements OnApplicationShutdown {
  readonly #open = new Map<string, Set<EventStream>>();
  #subscriber: Redis | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    private readonly streams: EventStreams,
    private readonly revoked: RevokedSessions,
  ) {}

  /** Best effort: the change itself is stored, and shows at the next look. */
  async publish(person: string, event: string, data: unknown): Promise<void> {
    try {
      await this.redis.publish(this.#channel(person), JSON.stringify({ event, data }));
    } catch (error) {
      log().warn({ reason: (error as Error).message }, 'live event is lost');
    }
  }

  /**
   * Opens a stream for the caller, which ends with the session or the token. Its first event is `ready`.
   * @throws 429 for more streams than anyone needs, before anything is sent
   */
  async open(reply: FastifyReply, claims: AccessClaims): Promise<void> {
    const person = claims.sub;
    if ((this.#open.get(person)?.size ?? 0) >= streamsPerPerson) {
      throw refuse(429, 'Too many open pages. Please close some of them.');
    }
    const stream = this.streams.open(reply, { endless: true });
    const check = setInterval(() => void this.#endIfOver(stream, claims), checkMs);
    this.#add(person, stream);
    stream.onClose(() => {
      clearInterval(check);
      this.#remove(person, stream);
    });
    try {
      await this.#connection().subscribe(this.#channel(person));
      stream.send('ready', {});
    } catch {
      stream.end();
    }
  }

  #channel(person: string): string {
    return `${this.config.REDIS_PREFIX}:live:${person}`;
  }

  /** A connection that subscribes can do nothing else; it subscribes again by itself after an outage. */
  #connection(): Redis {
    if (this.#subscriber) return this.#subscriber;
    this.#subscriber = workerRedis(this.config.REDIS_URL ?? '', log());
    this.#subscriber.on('message', (channel: string, text: string) => {
      const { event, data } = JSON.parse(text) as { event: string; data: unknown };
      const person = channel.slice(this.#channel('').length);
      for (const stream of this.#open.get(person) ?? []) stream.send(event, data);
    });
    return this.#subscriber;
  }

  #add(person: string, stream: EventStream): void {
    const mine = this.#open.get(person) ?? new Set();
    this.#open.set(person, mine.add(stream));
  }

  #remove(person: string, stream: EventStream): void {
    const mine = this.#open.get(person);
    mine?.delete(stream);
    if (mine?.size !== 0) return;
    this.#open.delete(person);
    void this.#subscriber?.unsubscribe(this.#channel(person)).catch(() => undefined);
  }

  /** While Redis cannot be asked, nothing would come anyway: the page connects again later. */
  async #endIfOver(stream: EventStream, { sid, exp }: AccessClaims): Promise<void> {
    const over = exp * 1_000 <= Date.now() || (await this.revoked.has(sid).catch(() => true));
    if (over) stream.end();
  }

  onApplicationShutdown(): void {
    this.#subscriber?.disconnect();
  }
}
