import { anyChange } from '@commons/service-kit/search/change-log';
import { noSearchChange } from '@commons/service-kit/search/search-notes';
import type { ServiceName } from '@commons/service-kit/service.config';
import type { Redis } from 'ioredis';
import { type KeptAnswer, KeptSearches } from './kept-searches.js';
import { SearchChanges } from './search-changes.js';

/** The kept searches of one service, and the number of the last change that they know of. */
class ServiceCache {
  readonly kept = new KeptSearches();
  private known: number | undefined;
  private following: Promise<void> | undefined;

  constructor(
    private readonly service: ServiceName,
    private readonly changes: SearchChanges,
  ) {}

  /** Ends when every change up to this one has voided what it may have changed. */
  async follow(wanted: number): Promise<void> {
    while (this.known === undefined || this.known < wanted) {
      this.following ??= this.catchUp(wanted).finally(() => {
        this.following = undefined;
      });
      await this.following;
    }
    // Redis has begun anew, e.g. after the loss of its data. An older answer of Redis that came late does no harm.
    if (wanted < this.known) {
      this.kept.voidAll();
      this.known = wanted;
    }
  }

  private async catchUp(wanted: number): Promise<void> {
    const missed =
      this.known === undefined
        ? undefined
        : await this.changes.between(this.service, this.known, wanted).catch(() => undefined);
    if (missed) for (const terms of missed) this.kept.voidChanged(terms);
    else this.kept.voidAll();
    this.known = wanted;
  }

  forget(): void {
    this.known = undefined;
    this.kept.voidAll();
  }
}

/**
 * Answers to guests' searches, kept for up to ten seconds (docs/adr/0007). A write is seen at once by everybody,
 * through whichever gateway: before it is answered, it gets a number in Redis, with the terms of what it changed; a
 * search first asks for the number and voids what the writes since then may have changed. What no write through a
 * gateway changes (a job expires, a company's new name reaches its jobs, views are counted) shows within the ten
 * seconds. Answers of which the service does not say what they need are kept for two, and voided by every write. Without
 * Redis nothing is kept.
 */
export class BriefCache {
  private readonly caches = new Map<ServiceName, ServiceCache>();
  private readonly changes: SearchChanges;

  constructor(redis: Redis, prefix: string) {
    this.changes = new SearchChanges(redis, prefix);
    // Writes may go unseen until Redis is back.
    redis.on('close', () => this.forgetAll());
  }

  private cacheOf(service: ServiceName): ServiceCache {
    const cache = this.caches.get(service) ?? new ServiceCache(service, this.changes);
    this.caches.set(service, cache);
    return cache;
  }

  private forgetAll(): void {
    for (const cache of this.caches.values()) cache.forget();
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
    const number = await this.changes.number(service).catch(() => undefined);
    if (number === undefined) {
      return load();
    }
    const cache = this.cacheOf(service);
    await cache.follow(number);
    return cache.kept.get(key, load);
  }

  /**
   * To be awaited before a write to the service is answered, whatever came of it.
   * @param noted what the service says it changed; undefined when it does not say
   */
  async written(service: ServiceName, noted?: string): Promise<void> {
    if (noted === noSearchChange) return;
    try {
      await this.changes.publish(service, noted ?? anyChange);
    } catch {
      this.cacheOf(service).forget();
    }
  }
}
