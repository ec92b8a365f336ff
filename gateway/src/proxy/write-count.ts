import type { Redis } from 'ioredis';

/**
 * Counts writes through all gateways, in Redis. While the number is unchanged, no write has changed what pages show.
 */
export class WriteCount {
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  get #key(): string {
    return `${this.prefix}:gateway:write-count`;
  }

  /** @returns undefined without Redis, when the number is unknown */
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
