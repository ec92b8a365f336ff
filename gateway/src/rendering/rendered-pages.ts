import type {
  PageCall,
  PageCallAnswer,
  RenderedPage,
} from '@commons/contracts/front-ends/page-rendering';
import { LRUCache } from 'lru-cache';
import type { WriteCount } from '../change-counts.js';
import { cacheScope } from '../routing/call-operation.js';
import type { CallApi } from './area-renderer.js';

/** Size of pages and the answers they were rendered from, in characters. */
const maxSize = 16 * 1024 * 1024;
/** Lifetime of a page: it says how old a job is and whether a shop is open. */
const longestMs = 20_000;
/**
 * Longest time without repeating the API calls while there are no writes. Changes without a call, e.g. by a task,
 * appear then.
 */
const unaskedMs = 2_000;

interface Exchange {
  readonly asked: PageCall;
  readonly answer: PageCallAnswer;
}

interface CachedPage {
  readonly page: RenderedPage;
  readonly exchanges: readonly Exchange[];
  /** When its calls were last made, and the number of writes before that. */
  asked: { readonly at: number; readonly writes: string | undefined };
  /** The visitor whose calls were made. */
  readonly visitors: Set<string>;
}

const keyOf = ({ method, path, body = '' }: PageCall) => `${method} ${path}\n${body}`;

/** A job counts its readers, so each visitor's call has to be made. */
const isVisitorsOwn = ({ asked }: Exchange): boolean =>
  cacheScope(asked.method, asked.path.split('?')[0] ?? '') === 'visitor';

/** The visitor of a page and the function that calls the API. */
export interface PageVisitor {
  /** Identifies the visitor. */
  readonly key: string;
  readonly callApi: CallApi;
}

/**
 * Cache of rendered pages. A page is reused when the API gives the same answers to its calls, so it is never older than
 * the API: writes appear at once. Without writes, the calls are skipped as well. Pages are rendered again after
 * some seconds, since they also depend on the clock.
 */
export class RenderedPages {
  readonly #cache = new LRUCache<string, CachedPage>({
    maxSize,
    sizeCalculation: sizeOf,
    ttl: longestMs,
  });

  constructor(private readonly writes: Pick<WriteCount, 'read'>) {}

  /**
   * @param key contains everything that the page depends on apart from the API
   * @param render renders the page with the given calls
   */
  async get(
    key: string,
    visitor: PageVisitor,
    render: (callApi: CallApi) => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    // Read before the calls: a write in between makes their answers outdated.
    const now = { at: Date.now(), writes: await this.writes.read() };
    const cached = this.#cache.get(key);
    if (cached) {
      const isUnchanged = await this.#isUnchanged(cached, visitor, now);
      if (isUnchanged) return cached.page;
    }
    return this.#render(key, visitor, now, render);
  }

  async #isUnchanged(cached: CachedPage, { key, callApi }: PageVisitor, now: CachedPage['asked']) {
    const { asked, exchanges, visitors } = cached;
    const isFresh =
      now.writes !== undefined && now.writes === asked.writes && now.at < asked.at + unaskedMs;
    const due = isFresh
      ? exchanges.filter((one) => isVisitorsOwn(one) && !visitors.has(key))
      : exchanges;
    const isSame = await Promise.all(
      due.map(async (one) => {
        const answer = await callApi(one.asked);
        return answer.status === one.answer.status && answer.body === one.answer.body;
      }),
    );
    if (isSame.includes(false)) return false;
    visitors.add(key);
    if (!isFresh) cached.asked = now;
    return true;
  }

  async #render(
    key: string,
    visitor: PageVisitor,
    asked: CachedPage['asked'],
    render: (callApi: CallApi) => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const exchanges = new Map<string, Exchange>();
    const page = await render(async (call) => {
      const answer = exchanges.get(keyOf(call))?.answer ?? (await visitor.callApi(call));
      exchanges.set(keyOf(call), { asked: call, answer });
      return answer;
    });
    const visitors = new Set([visitor.key]);
    this.#cache.set(key, { page, exchanges: [...exchanges.values()], asked, visitors });
    return page;
  }
}

function sizeOf({ page, exchanges }: CachedPage): number {
  const answers = exchanges.reduce((sum, { answer }) => sum + answer.body.length, 0);
  // The data of the page is what was answered.
  return page.html.length + 2 * answers + 1;
}
