import type { ListAnswer } from '@commons/contracts/shell-contract';

/** Page size: the server's maximum (`paging` in contracts). */
const pageSize = 100;

interface PageQuery {
  readonly limit: number;
  readonly offset: number;
}

/**
 * Fetches all pages of a list, for screens that count over the whole list. Use `useInfiniteQuery` for lists that can
 * grow past some hundreds.
 */
export async function allRows<Row>(
  fetchPage: (query: PageQuery) => Promise<ListAnswer<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await fetchPage({ limit: pageSize, offset: rows.length });
    rows.push(...page.rows);
    const isLast = page.rows.length < pageSize || (!page.more && rows.length >= page.total);
    if (isLast) return rows;
  }
}
