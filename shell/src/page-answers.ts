import type { PageData } from '@commons/contracts/front-ends/page-rendering';
import type { AnswerKey, QueryClient } from '@commons/web-kit/query';

/** Period in which the answers that came with a page are not refetched. */
const freshMs = 10_000;

/**
 * Puts the answers that a page is rendered with into the query cache, on the server as in the browser: dated in the
 * near future, since an answer of now would be refetched immediately.
 */
export function keepAnswers(client: QueryClient, data: PageData): void {
  const updatedAt = Date.now() + freshMs;
  for (const [key, answer] of data) client.setQueryData(key as AnswerKey, answer, { updatedAt });
}
