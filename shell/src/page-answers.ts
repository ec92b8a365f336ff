import type { PageData } from '@commons/contracts/front-ends/page-rendering';
import type { QueryClient } from '@commons/web-kit/query';

/** For so long the answers that came with a page are not asked for again. */
const freshMs = 10_000;

/**
 * Puts the answers that a page is rendered with into the query cache, on the server as in the browser: as answers of the
 * near future, since an answer of now would already be asked for again.
 */
export function keepAnswers(client: QueryClient, data: PageData): void {
  const updatedAt = Date.now() + freshMs;
  for (const [key, answer] of data) client.setQueryData(key, answer, { updatedAt });
}
