import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { log } from '../logging/logger.js';
import { REDIS, workerRedis } from '../redis/redis-client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';

type Listener = (message: unknown) => void;

interface Subscription {
  readonly listeners: Set<Listener>;
  readonly confirmed: Promise<unknown>;
}

/**
 * Publish and subscribe between all processes of all services. Redis passes a message to the current subscribers and
 * stores none, so one may be lost in an outage. A message only says that something is worth checking. What must not be
 * missed is stored in a key or a record.
 */
@Injectable()
export class Channels implements OnApplicationShutdown {
  readonly #subscriptions = new Map<string, Subscription>();
  #subscriber: Redis | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Name of the channel in Redis, for a script that publishes together with a write. Messages are JSON. */
  address(channel: string): string {
    return `${this.config.REDIS_PREFIX}:${channel}`;
  }

  /** @throws while Redis is down */
  async publish(channel: string, message: unknown): Promise<void> {
    await this.redis.publish(this.address(channel), JSON.stringify(message));
  }

  /** Like `publish`, but while Redis is down the message is lost. */
  async tryPublish(channel: string, message: unknown): Promise<void> {
    try {
      await this.publish(channel, message);
    } catch (error) {
      log().debug({ channel, reason: (error as Error).message }, 'message lost');
    }
  }

  /**
   * Resolves once every further message reaches the listener; while Redis is down, when it is back.
   * @returns a function that unsubscribes; it resolves when Redis no longer counts this process, or is down
   */
  async subscribe(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const address = this.address(channel);
    let subscription = this.#subscriptions.get(address);
    if (!subscription) {
      const confirmed = this.#connection().subscribe(address);
      subscription = { listeners: new Set(), confirmed };
      this.#subscriptions.set(address, subscription);
    }
    subscription.listeners.add(listener);
    await subscription.confirmed;
    return () => this.#leave(address, listener);
  }

  onApplicationShutdown(): void {
    this.#subscriber?.disconnect();
  }

  async #leave(address: string, listener: Listener): Promise<void> {
    const subscription = this.#subscriptions.get(address);
    subscription?.listeners.delete(listener);
    if (subscription?.listeners.size !== 0) return;
    this.#subscriptions.delete(address);
    const connection = this.#connection();
    const unsubscribed = connection
      .unsubscribe(address)
      .catch((error: Error) => log().debug({ reason: error.message }, 'channel not unsubscribed'));
    if (connection.status === 'ready') await unsubscribed;
  }

  /** Redis requires a separate connection for subscriptions. It resubscribes by itself after an outage. */
  #connection(): Redis {
    if (this.#subscriber) return this.#subscriber;
    // Outages are reported by the service's own connection.
    const silent = log().child({}, { level: 'silent' });
    const subscriber = workerRedis(this.config.REDIS_URL ?? '', silent);
    subscriber.on('message', (address: string, text: string) => {
      const message: unknown = JSON.parse(text);
      for (const listener of this.#subscriptions.get(address)?.listeners ?? []) listener(message);
    });
    this.#subscriber = subscriber;
    return subscriber;
  }
}
