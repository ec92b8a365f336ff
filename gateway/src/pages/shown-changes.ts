import type { Redis } from 'ioredis';

/**
 * Counts the calls that may take something from sight or bring it back: decisions of operators, and reports, the third
 * of which hides a job. The count is in Redis and so the same in all gateways; without Redis each knows its own calls.
 */
export class ShownChanges {
  private own = 0;

  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  private get key(): string {
    return `${this.prefix}:gateway:shown-changes`;
  }

  /** A text that is another one after each change. */
  async round(): Promise<string> {
    const counted = await this.redis.get(this.key).catch(() => undefined);
    return `${counted ?? ''}.${this.own}`;
  }

  /** To be awaited before such a call is answered. */
  async noteChange(): Promise<void> {
    this.own += 1;
    await this.redis.incr(this.key).catch(() => undefined);
  }
}
