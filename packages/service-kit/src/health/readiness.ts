import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { NotReady } from '../errors/not-ready.js';
import { isFullDisk } from '../errors/outage.js';
import { MongoConnection } from '../mongo/mongo-connection.js';
import { ObjectStorage } from '../objects/object-storage.js';
import { REDIS } from '../redis/redis-client.js';

/** State of each store a service uses, and of what it prepares at its start: `ok`, or the reason why it is not. */
export type Checks = Record<string, string>;

const checkMs = 1_500;

async function within(check: Promise<unknown>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), checkMs);
  });
  try {
    await Promise.race([check, late]);
    return 'ok';
  } catch (error) {
    if (isFullDisk(error)) return 'disk full';
    return error instanceof NotReady ? error.message : 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}

/** Checks whether the stores of the service can be reached. */
@Injectable()
export class Readiness {
  readonly #notes = new Map<string, () => Promise<string | undefined>>();
  readonly #checks = new Map<string, () => Promise<void>>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis | undefined,
    @Optional() private readonly mongo?: MongoConnection,
    @Optional() private readonly objects?: ObjectStorage,
  ) {}

  /**
   * Adds information for operators that does not make the service unready.
   * @param read returns the text, or undefined when there is nothing to report
   */
  addNote(name: string, read: () => Promise<string | undefined>): void {
    this.#notes.set(name, read);
  }

  /**
   * Adds a condition of readiness.
   * @param check rejects while it is not met; the message of a {@link NotReady} is shown
   */
  addCheck(name: string, check: () => Promise<void>): void {
    this.#checks.set(name, check);
  }

  /** The notes that have a text. Those that take too long are omitted. */
  async notes(): Promise<Record<string, string>> {
    const asked = [...this.#notes].map(async ([name, read]) => {
      let text: string | undefined;
      await within(read().then((found) => (text = found)));
      return text ? [[name, text] as const] : [];
    });
    return Object.fromEntries((await Promise.all(asked)).flat());
  }

  /** Response time of each store in seconds; undefined for one that does not answer. */
  async answerTimes(): Promise<Record<string, number | undefined>> {
    const began = performance.now();
    const timed = this.#askStores().map(async ([name, check]) => {
      const state = await within(check);
      return [name, state === 'ok' ? (performance.now() - began) / 1_000 : undefined] as const;
    });
    return Object.fromEntries(await Promise.all(timed));
  }

  /** The state of each store and of the service's own checks, each within a timeout. Never throws. */
  async check(): Promise<Checks> {
    const asked = this.#askStores();
    for (const [name, check] of this.#checks) asked.push([name, check()]);
    const states = asked.map(async ([name, check]) => [name, await within(check)] as const);
    return Object.fromEntries(await Promise.all(states));
  }

  #askStores(): [string, Promise<unknown>][] {
    const asked: [string, Promise<unknown>][] = [];
    if (this.mongo) asked.push(['mongo', this.mongo.check()]);
    if (this.redis) asked.push(['redis', this.redis.ping()]);
    if (this.objects) asked.push(['objects', this.objects.check()]);
    return asked;
  }
}
