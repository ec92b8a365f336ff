import type { Redis } from 'ioredis';

/**
 * Counts the writes through all gateways, in Redis. As long as the number is the same, nobody has written anything that
 * a page could show.
 */
export class WriteCount {
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  get #key(): string {
    return `${this.prefix}:gateway:write-count`;
  }

  /** @returns undefined without Redis: then nothing is known */
  async read(): Promise<string | undefined> {
    return this.redis.get(this.#key).then(
      (number) => number ?? '0',
      () => undefined,
    );
  }

  /** Counts a write. To be awaited before it is answered. */
  async add(): Promise<void> {
    await this.redis.incr(this.#key).catch(() => undefined);
  }
}
