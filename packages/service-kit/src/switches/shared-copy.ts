import type { Redis } from 'ioredis';
import { ServiceUnavailable } from '../errors/service-unavailable.js';

/** Every instance sees a change within this time. */
const rememberMs = 1_000;

/**
 * A small value that operators change and every process needs (decision B29, docs/adr/0025). Auth stores it and copies
 * it to Redis, which every process polls. Without Redis or its copy, the last known value is used.
 */
export class SharedCopy<Value> {
  #now: Value;
  #text: string | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  /** @param read parses the stored text, which may come from another version of the portal */
  constructor(
    private readonly redis: Redis | undefined,
    private readonly key: string,
    first: Value,
    private readonly read: (text: string) => Value,
  ) {
    this.#now = first;
  }

  /** The last known value. */
  get known(): Value {
    return this.#now;
  }

  /** The current value, or one that is less than a second old. */
  async latest(): Promise<Value> {
    if (performance.now() - this.#readAt >= rememberMs) {
      this.#reading ??= this.#look().finally(() => {
        this.#reading = undefined;
      });
      await this.#reading;
    }
    return this.#now;
  }

  /** For auth, which stores it. @throws ServiceUnavailable when Redis cannot be written */
  async publish(text: string): Promise<void> {
    try {
      await this.redis?.set(this.key, text);
    } catch (error) {
      throw new ServiceUnavailable(error);
    }
    this.#take(text);
  }

  async #look(): Promise<void> {
    const text = await this.redis?.get(this.key).catch(() => null);
    if (text) this.#take(text);
    this.#readAt = performance.now();
  }

  #take(text: string): void {
    if (text !== this.#text) {
      this.#now = this.read(text);
      this.#text = text;
    }
    this.#readAt = performance.now();
  }
}
