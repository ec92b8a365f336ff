import { Inject, Injectable } from '@nestjs/common';
import type { ChainableCommander, Redis } from 'ioredis';
import { REDIS } from '../redis/redis-client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';
import { Bell } from './bell.js';
import { Channels } from './channels.js';

/** Followers also poll this often, for events whose message was lost. */
const pollMs = 2_000;

type Entry = [id: string, fields: string[]];

interface Batch<Event> {
  readonly events: Event[];
  /** Id of the last entry. */
  readonly last: string;
}

/** The two ends of a log, and how many processes follow it. */
export interface LogSummary<Event> {
  readonly first: Event;
  readonly last: Event;
  readonly followers: number;
}

/**
 * Ordered events of one subject, such as the pieces of a text, for followers in any process who may join late or
 * reconnect: each log is a Redis Stream with a lifetime. A message on the channel of the same name announces new
 * events. Events are JSON.
 */
@Injectable()
export class EventLogs {
  constructor(
    private readonly channels: Channels,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Starts a log with its first event. @throws while Redis is down, as every method but `follow` does */
  async start(log: string, event: unknown, seconds: number): Promise<void> {
    const key = this.#key(log);
    await execute(
      this.redis
        .multi()
        .xadd(key, '*', ...fieldsOf(event))
        .expire(key, seconds),
    );
  }

  /**
   * Appends events to a log that exists, and notifies its followers.
   * @param seconds lifetime of the log from now on
   */
  async append(log: string, events: readonly unknown[], seconds: number): Promise<void> {
    const key = this.#key(log);
    const commands = this.redis.multi();
    for (const event of events) commands.xadd(key, 'NOMKSTREAM', '*', ...fieldsOf(event));
    await execute(commands.expire(key, seconds).publish(this.channels.address(log), notice));
  }

  /** Deletes a log, which ends its followers. */
  async delete(log: string): Promise<void> {
    const commands = this.redis.multi().del(this.#key(log));
    await execute(commands.publish(this.channels.address(log), notice));
  }

  /** Sets the remaining lifetime. */
  async expire(log: string, seconds: number): Promise<void> {
    await this.redis.expire(this.#key(log), seconds);
  }

  /** @returns undefined when the log was deleted or has expired */
  async summary<Event>(log: string): Promise<LogSummary<Event> | undefined> {
    const key = this.#key(log);
    const [first, last, followers] = await execute(
      this.redis
        .pipeline()
        .xrange(key, '-', '+', 'COUNT', 1)
        .xrevrange(key, '+', '-', 'COUNT', 1)
        .pubsub('NUMSUB', this.channels.address(log)),
    );
    const [[begin], [end]] = [first as Entry[], last as Entry[]];
    if (!begin || !end) return undefined;
    return {
      first: eventOf<Event>(begin),
      last: eventOf<Event>(end),
      followers: Number((followers as string[])[1]),
    };
  }

  /**
   * All events of a log so far, then further ones as they are appended, in batches. Ends when the log is deleted or has
   * expired, and with the signal. Waits through an outage of Redis.
   */
  async *follow<Event>(log: string, signal: AbortSignal): AsyncGenerator<Event[], void> {
    const bell = new Bell(signal);
    let leave: (() => Promise<void>) | undefined;
    let ended = false;
    // Reads once more after subscribing: events appended before then sent no message here.
    const subscribed = this.channels
      .subscribe(log, () => bell.ring())
      .then((unsubscribe) => {
        leave = unsubscribe;
        if (ended) void unsubscribe();
        bell.ring();
      });
    subscribed.catch(() => undefined);
    try {
      for (let after = ''; !signal.aborted; await bell.wait(pollMs)) {
        const batch = await this.#readAfter<Event>(log, after).catch(() => 'unknown' as const);
        if (batch === undefined) return;
        if (batch === 'unknown' || batch.events.length === 0) continue;
        after = batch.last;
        yield batch.events;
      }
    } finally {
      ended = true;
      await leave?.();
    }
  }

  /** @returns undefined when there is no such log */
  async #readAfter<Event>(log: string, after: string): Promise<Batch<Event> | undefined> {
    const key = this.#key(log);
    const entries = await this.redis.xrange(key, after ? `(${after}` : '-', '+');
    const last = entries.at(-1)?.[0];
    if (last !== undefined) return { events: entries.map((entry) => eventOf<Event>(entry)), last };
    return (await this.redis.exists(key)) === 1 ? { events: [], last: after } : undefined;
  }

  #key(log: string): string {
    return `${this.config.REDIS_PREFIX}:${log}`;
  }
}

/** Content of a message: followers read the log anyway. */
const notice = '0';

const fieldsOf = (event: unknown): [string, string] => ['event', JSON.stringify(event)];

const eventOf = <Event>([, fields]: Entry): Event => JSON.parse(fields[1] ?? 'null') as Event;

/** @throws the error of the first command that failed */
async function execute(commands: ChainableCommander): Promise<unknown[]> {
  const results = (await commands.exec()) ?? [];
  for (const [error] of results) if (error) throw error;
  return results.map(([, result]) => result);
}
