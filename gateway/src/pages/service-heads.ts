import { setTimeout as delay } from 'node:timers/promises';
import { PageHead } from '@commons/contracts/front-ends/page-head';
import { type ServiceName, serviceNames } from '@commons/service-kit/service.config';
import { LRUCache } from 'lru-cache';
import type { HidingCount } from '../change-counts.js';
import type { Upstreams } from '../proxy/upstreams.js';

/** Longest wait of a page for its head. A later answer is cached for the next request. */
const waitMs = 150;
const answerMs = 2_000;
const cachedMs = 30_000;
/** Shorter, because a missing page may appear and a failed service may recover. */
const cachedWithoutHeadMs = 2_000;

type HeadAnswer =
  | { readonly kind: 'found'; readonly head: PageHead; readonly keep: boolean }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknown' };

interface Asked {
  readonly service: ServiceName;
  readonly path: string;
  /** Language of the page. */
  readonly language: string;
}

const unknown: HeadAnswer = { kind: 'unknown' };

/** Heads of pages from their services, at GET <path>/head. Never fails: an error is `unknown`. */
export class ServiceHeads {
  readonly #cache = new LRUCache<string, Promise<HeadAnswer>>({ max: 2_000, ttl: cachedMs });

  constructor(
    private readonly upstreams: Upstreams,
    private readonly changes: HidingCount,
  ) {}

  /** @param name the service that has the record of the page; undefined for pages without one */
  async find(
    segments: readonly string[],
    name: string | undefined,
    language: string,
  ): Promise<HeadAnswer> {
    const late = delay(waitMs, unknown, { ref: false });
    return Promise.race([this.known(segments, name, language), late]);
  }

  /** The same, but waits for the service. */
  async known(
    segments: readonly string[],
    name: string | undefined,
    language: string,
  ): Promise<HeadAnswer> {
    const service = serviceNames.find((one) => one === name);
    if (!service) return unknown;
    const path = `/${segments.map(encodeURIComponent).join('/')}/head`;
    return this.#cached({ service, path, language });
  }

  /** The key changes when something may have been hidden, so that its cached head becomes unreachable. */
  async #cached(asked: Asked): Promise<HeadAnswer> {
    const key = `${await this.changes.cacheKey()} ${asked.language} ${asked.path}`;
    return this.#cache.get(key) ?? this.#load(asked, key);
  }

  #load(asked: Asked, key: string): Promise<HeadAnswer> {
    const pending = this.#ask(asked).catch(() => unknown);
    this.#cache.set(key, pending);
    void pending.then((answer) => {
      if (answer.kind !== 'found') {
        this.#cache.set(key, pending, { ttl: cachedWithoutHeadMs });
      } else if (!answer.keep) {
        this.#cache.delete(key);
      }
    });
    return pending;
  }

  async #ask({ service, path, language }: Asked): Promise<HeadAnswer> {
    const headers = { 'accept-language': language };
    const answer = await this.upstreams
      .get(service)
      .call({ method: 'GET', path, headers, answerMs, idleMs: answerMs });
    if (answer.statusCode !== 200) {
      await answer.body.dump();
      return answer.statusCode === 404 ? { kind: 'missing' } : unknown;
    }
    const head = PageHead.safeParse(await answer.body.json());
    // E.g. a shared profile, whose revoked link must stop working immediately.
    const keep = !String(answer.headers['cache-control'] ?? '').includes('no-store');
    return head.success ? { kind: 'found', head: head.data, keep } : unknown;
  }
}
