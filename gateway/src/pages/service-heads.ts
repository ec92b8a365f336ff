import { setTimeout as delay } from 'node:timers/promises';
import { PageHead } from '@commons/contracts/page-head';
import type { ServiceName } from '@commons/service-kit/service.config';
import { LRUCache } from 'lru-cache';
import type { Upstreams } from '../proxy/upstreams.js';
import { matchesPattern } from '../routing/path-pattern.js';
import type { ShownChanges } from './shown-changes.js';

/** Pages whose head a service knows: the page's path → the service's own. */
const headTable: readonly { pattern: string; service: ServiceName }[] = [
  { pattern: '/jobs/:id', service: 'jobs' },
  { pattern: '/business-directory/:id', service: 'directory' },
  { pattern: '/shared-profile/:token', service: 'resumes' },
];

/** A page never waits longer than this for its head; the answer, when it comes, serves the next visitor. */
const waitMs = 150;
const answerMs = 2_000;
const keptMs = 30_000;
/** A page that is missing may appear, and a service that failed may recover. */
const keptWithoutHeadMs = 2_000;

export type HeadAnswer =
  | { readonly kind: 'found'; readonly head: PageHead; readonly keep: boolean }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknown' };

const unknown: HeadAnswer = { kind: 'unknown' };

/** Heads of pages as their services tell them, at GET <path>/head. Never fails: at worst it does not know. */
export class ServiceHeads {
  private readonly kept = new LRUCache<string, Promise<HeadAnswer>>({ max: 2_000, ttl: keptMs });

  constructor(
    private readonly upstreams: Upstreams,
    private readonly changes: ShownChanges,
  ) {}

  async find(segments: readonly string[]): Promise<HeadAnswer> {
    const rule = headTable.find(({ pattern }) => matchesPattern(pattern, segments));
    if (!rule) {
      return unknown;
    }
    const path = `/${segments.map(encodeURIComponent).join('/')}/head`;
    return Promise.race([this.look(rule.service, path), delay(waitMs, unknown, { ref: false })]);
  }

  /** What was hidden must not go on telling its name and rating for the rest of its time here. */
  private async look(service: ServiceName, path: string): Promise<HeadAnswer> {
    const key = `${await this.changes.round()} ${path}`;
    return this.kept.get(key) ?? this.load(service, path, key);
  }

  private load(service: ServiceName, path: string, key: string): Promise<HeadAnswer> {
    const coming = this.ask(service, path).catch(() => unknown);
    this.kept.set(key, coming);
    void coming.then((answer) => {
      if (answer.kind !== 'found') {
        this.kept.set(key, coming, { ttl: keptWithoutHeadMs });
      } else if (!answer.keep) {
        this.kept.delete(key);
      }
    });
    return coming;
  }

  private async ask(service: ServiceName, path: string): Promise<HeadAnswer> {
    const answer = await this.upstreams
      .get(service)
      .call({ method: 'GET', path, headers: {}, answerMs, idleMs: answerMs });
    if (answer.statusCode !== 200) {
      await answer.body.dump();
      return answer.statusCode === 404 ? { kind: 'missing' } : unknown;
    }
    const head = PageHead.safeParse(await answer.body.json());
    // A shared profile whose link was taken back tells nothing any more, from that moment on.
    const keep = !String(answer.headers['cache-control'] ?? '').includes('no-store');
    return head.success ? { kind: 'found', head: head.data, keep } : unknown;
  }
}
