import type { PageCall, PageCallAnswer, RenderedPage } from '@commons/contracts/page-rendering';
import { LRUCache } from 'lru-cache';
import type { CallApi } from './area-renderer.js';

/** Of pages and of the answers that they were rendered with, in characters. */
const mostKept = 16 * 1024 * 1024;
/** A page says how old a job is and whether a shop is open. */
const longestMs = 20_000;

interface Exchange {
  readonly asked: PageCall;
  readonly answer: PageCallAnswer;
}

interface Kept {
  readonly page: RenderedPage;
  readonly exchanges: readonly Exchange[];
}

const keyOf = ({ method, path, body = '' }: PageCall) => `${method} ${path}\n${body}`;

/**
 * Pages that were rendered before. One is shown again when the API answers its calls as it did then, so that a page is
 * never older than the answers of the API: what was written is on the page at once. After some seconds it is rendered
 * anew, since it also depends on the clock.
 */
export class RenderedPages {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: mostKept,
    sizeCalculation: sizeOf,
    ttl: longestMs,
  });

  /**
   * @param key contains everything the page depends on besides the API
   * @param render renders the page by the given calls
   */
  async get(
    key: string,
    callApi: CallApi,
    render: (callApi: CallApi) => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const kept = this.#kept.get(key);
    const known = kept ? await askAgain(kept.exchanges, callApi) : new Map<string, Exchange>();
    if (kept?.exchanges.every((one) => isSame(one, known.get(keyOf(one.asked))))) return kept.page;
    const page = await render(async (asked) => {
      const answer = known.get(keyOf(asked))?.answer ?? (await callApi(asked));
      known.set(keyOf(asked), { asked, answer });
      return answer;
    });
    this.#kept.set(key, { page, exchanges: [...known.values()] });
    return page;
  }
}

async function askAgain(
  exchanges: readonly Exchange[],
  callApi: CallApi,
): Promise<Map<string, Exchange>> {
  const again = exchanges.map(async ({ asked }) => {
    const answer = await callApi(asked);
    return [keyOf(asked), { asked, answer }] as const;
  });
  return new Map(await Promise.all(again));
}

const isSame = ({ answer }: Exchange, now: Exchange | undefined): boolean =>
  answer.status === now?.answer.status && answer.body === now.answer.body;

function sizeOf({ page, exchanges }: Kept): number {
  const answers = exchanges.reduce((sum, { answer }) => sum + answer.body.length, 0);
  // The data of the page is what was answered.
  return page.html.length + 2 * answers + 1;
}
