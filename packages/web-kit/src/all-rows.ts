import type { ApiClient } from '@commons/contracts/shell-contract';

/** Page size: the server's maximum (`paging` in contracts). */
const pageSize = 100;

/**
 * Fetches all pages of a list, for screens that count over the whole list. Use `useInfiniteQuery` for lists that can
 * grow past some hundreds.
 * @param path without a query, e.g. '/my-jobs'
 */
export async function allRows<Row>(
  api: ApiClient,
  path: string,
  signal: AbortSignal,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const query = `limit=${pageSize}&offset=${rows.length}`;
    const page = await api.list<Row>(`${path}?${query}`, { signal });
    rows.push(...page.rows);
    const isLast = page.rows.length < pageSize || (!page.more && rows.length >= page.total);
    if (isLast) return rows;
  }
}
