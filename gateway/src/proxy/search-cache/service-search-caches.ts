import { noSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { anyChange } from '@commons/service-kit/search/follow/change-log';
import type { ServiceName } from '@commons/service-kit/service.config';
import type { Redis } from 'ioredis';
import { type CachedAnswer, SearchCache } from './search-cache.js';
import { SearchChanges } from './search-changes.js';

/** The cached searches of one service, and the number of the last change applied to them. */
class ServiceCache {
  readonly cached = new SearchCache();
  #known: number | undefined;
  #following: Promise<void> | undefined;

  constructor(
    private readonly service: ServiceName,
    private readonly changes: SearchChanges,
  ) {}

  /** Resolves once every change up to this number has invalidated the answers it may affect. */
  async follow(wanted: number): Promise<void> {
    while (this.#known === undefined || this.#known < wanted) {
      this.#following ??= this.#catchUp(wanted).finally(() => {
        this.#following = undefined;
      });
      await this.#following;
    }
    // Redis lost its data and restarted the numbers. A late older answer of Redis only clears the cache needlessly.
    if (wanted < this.#known) {
      this.cached.voidAll();
      this.#known = wanted;
    }
  }

  async #catchUp(wanted: number): Promise<void> {
    const missed =
      this.#known === undefined
        ? undefined
        : await this.changes.between(this.service, this.#known, wanted).catch(() => undefined);
    if (missed) for (const terms of missed) this.cached.voidChanged(terms);
    else this.cached.voidAll();
    this.#known = wanted;
  }

  forget(): void {
    this.#known = undefined;
    this.cached.voidAll();
  }
}

/**
 * Caches answers to guests' searches for up to ten seconds (docs/adr/0007). A write through any gateway takes effect
 * immediately: before it is answered, it gets a number in Redis, with the terms of its change. A search first reads the
 * number and invalidates the answers that writes since then may have changed. Changes without a write through a gateway
 * (a job expires, a company's new name reaches its jobs, views are counted) show after at most ten seconds. Answers
 * whose service does not declare their dependencies are cached for two seconds and invalidated by every write. Without Redis
 * nothing is cached.
 */
export class BriefCache {
  readonly #caches = new Map<ServiceName, ServiceCache>();
  readonly #changes: SearchChanges;

  constructor(redis: Redis, prefix: string) {
    this.#changes = new SearchChanges(redis, prefix);
    // Writes may be missed until Redis is back.
    redis.on('close', () => this.#forgetAll());
  }

  #cacheOf(service: ServiceName): ServiceCache {
    const cache = this.#caches.get(service) ?? new ServiceCache(service, this.#changes);
    this.#caches.set(service, cache);
    return cache;
  }

  #forgetAll(): void {
    for (const cache of this.#caches.values()) cache.forget();
  }

  /**
   * @param key contains everything the answer depends on
   * @param load calls the service; an answer other than 200 is shared with concurrent callers but not cached
   */
  async get(
    service: ServiceName,
    key: string,
    load: () => Promise<CachedAnswer>,
  ): Promise<CachedAnswer> {
    const number = await this.#changes.number(service).catch(() => undefined);
    if (number === undefined) return load();
    const cache = this.#cacheOf(service);
    await cache.follow(number);
    return cache.cached.get(key, load);
  }

  /**
   * Publishes a write. To be awaited before it is answered, even if it failed.
   * @param declared terms of the change as declared by the service; undefined if it declares none
   */
  async written(service: ServiceName, declared?: string): Promise<void> {
    if (declared === noSearchChange) return;
    try {
      await this.#changes.publish(service, declared ?? anyChange);
    } catch {
      this.#cacheOf(service).forget();
    }
  }
}
