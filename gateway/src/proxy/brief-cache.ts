import type { ServiceName } from '@commons/service-kit/service.config';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { compressBuffer, type Encoding } from './compression.js';
import type { HeaderMap } from './header-rules.js';

/** Architecture §5: a public answer may be two seconds old. */
const lifetimeMs = 2_000;

/** A whole answer, with its packed forms once somebody asked for them. */
export class KeptAnswer {
  private readonly packed = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly status: number,
    readonly headers: HeaderMap,
    readonly body: Buffer,
  ) {}

  in(encoding: Encoding): Promise<Buffer> {
    const known = this.packed.get(encoding) ?? compressBuffer(this.body, encoding);
    this.packed.set(encoding, known);
    return known;
  }
}

/**
 * Answers to guests' searches, kept for two seconds; the same search asked by many at once goes out once.
 *
 * So that whoever writes sees it at once, through whichever gateway: each service has a number in Redis that
 * every write raises before it is answered, and the number is part of the key. What was read before the write
 * lies under the old number. Without Redis nothing is kept.
 */
export class BriefCache {
  private readonly kept = new LRUCache<string, Promise<KeptAnswer>>({ max: 500, ttl: lifetimeMs });

  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  private numberKey(service: ServiceName): string {
    return `${this.prefix}:gateway:writes:${service}`;
  }

  /**
   * @param key everything the answer depends on
   * @param load asks the service; an answer other than 200 is shared with those who wait, but not kept
   */
  async get(
    service: ServiceName,
    key: string,
    load: () => Promise<KeptAnswer>,
  ): Promise<KeptAnswer> {
    const writes = await this.redis.get(this.numberKey(service)).catch(() => undefined);
    if (writes === undefined) {
      return load();
    }
    const fullKey = `${writes}\n${service}\n${key}`;
    const known = this.kept.get(fullKey);
    if (known) {
      return known;
    }
    const coming = load();
    this.kept.set(fullKey, coming);
    const forget = () => this.kept.delete(fullKey);
    coming.then((answer) => answer.status === 200 || forget(), forget);
    return coming;
  }

  /** To be awaited before a write to the service is answered. */
  async written(service: ServiceName): Promise<void> {
    await this.redis.incr(this.numberKey(service)).catch(() => undefined);
  }
}
