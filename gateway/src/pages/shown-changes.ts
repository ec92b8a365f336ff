import type { Redis } from 'ioredis';

/**
 * Counts calls that may hide or restore something: decisions of operators, and reports, the third of which hides a job.
 * The count is shared by all gateways in Redis. Without Redis each gateway counts its own calls.
 */
export class ShownChanges {
  #own = 0;

  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  get #key(): string {
    return `${this.prefix}:gateway:shown-changes`;
  }

  /** A cache key that differs after each change. */
  async round(): Promise<string> {
    const counted = await this.redis.get(this.#key).catch(() => undefined);
    return `${counted ?? ''}.${this.#own}`;
  }

  /** Records a change. To be awaited before the call is answered. */
  async recordChange(): Promise<void> {
    this.#own += 1;
    await this.redis.incr(this.#key).catch(() => undefined);
  }
}
