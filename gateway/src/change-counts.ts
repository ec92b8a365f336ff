import type { Redis } from 'ioredis';

/**
 * Counts changes through all gateways, in Redis, so that what was cached before a change differs from what is cached after
 * it.
 */
class ChangeCount {
  /** Those through this gateway, which it knows without Redis too. */
  #own = 0;

  constructor(
    private readonly redis: Redis,
    private readonly key: string,
  ) {}

  /** Counts a change. To be awaited before its call is answered. */
  async add(): Promise<void> {
    this.#own += 1;
    await this.redis.incr(this.key).catch(() => undefined);
  }

  /** @returns undefined without Redis, when the number is unknown */
  async read(): Promise<string | undefined> {
    return this.redis.get(this.key).then(
      (number) => number ?? '0',
      () => undefined,
    );
  }

  /** A part of a cache key that differs after each change; without Redis, after those through this gateway. */
  async cacheKey(): Promise<string> {
    return `${(await this.read()) ?? ''}.${this.#own}`;
  }
}

/** Writes. While their number is unchanged, none has changed what pages show. */
export class WriteCount extends ChangeCount {
  constructor(redis: Redis, prefix: string) {
    super(redis, `${prefix}:gateway:write-count`);
  }
}

/**
 * Calls that may hide or restore something: decisions of operators, and reports, the third of which hides a job.
 */
export class HidingCount extends ChangeCount {
  constructor(redis: Redis, prefix: string) {
    super(redis, `${prefix}:gateway:shown-changes`);
  }
}
