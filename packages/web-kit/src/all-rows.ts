import type { ApiClient } from '@commons/contracts/shell-contract';

/** Rows of one call: the most the server gives at once (`paging` in contracts). */
const pageSize = 100;

/**
 * Every row of a list call, fetched page after page: for screens that count over the whole list. A list that may
 * grow past some hundreds is better shown in parts (`useInfiniteQuery`).
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
