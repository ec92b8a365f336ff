import type { ListAnswer } from '@commons/contracts/shell-contract';
import {
  type AnswerKey,
  type AnswerPath,
  type QueryClient,
  useInfiniteQuery,
} from '@commons/web-kit/query';
import { useMemo } from 'react';

interface PagedListRules<Row> {
  /** Begins with the path and includes everything that the answer depends on. */
  readonly queryKey: AnswerKey;
  /** Fetches the rows from `offset` on. */
  readonly fetchPage: (offset: number, signal: AbortSignal) => Promise<ListAnswer<Row>>;
  /** Names a row within the list. Default: its id. */
  readonly keyOf?: (row: Row) => string;
  /** Rows before the first page that is fetched. Default: 0. */
  readonly before?: number;
  /** False where the previous list must not be shown while a new one is loading. Default: true. */
  readonly keepOld?: boolean;
}

/**
 * A list with infinite paging. Old rows are shown while a changed list is loading. Rows that move between pages because
 * something was added appear once.
 */
export function usePagedList<Row extends { readonly id: string }>({
  queryKey,
  fetchPage,
  keyOf = ({ id }) => id,
  before = 0,
  keepOld = true,
}: PagedListRules<Row>) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: before,
    getNextPageParam: nextOffset(before),
    placeholderData: (old) => (keepOld ? old : undefined),
    retry: false,
  });
  const { data } = query;
  // The same array until something else has arrived: only then are long lists of cards rendered again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list never names its rows differently
  const rows = useMemo(() => uniqueRows(data?.pages ?? [], keyOf), [data]);
  const last = data?.pages.at(-1);
  return {
    before,
    keyOf,
    rows,
    total: last?.total ?? 0,
    /** There are `total` or more. */
    more: last?.more ?? false,
    loaded: data !== undefined,
    searching: query.isFetching && !query.isFetchingNextPage,
    error: query.error,
    failedAt: query.errorUpdatedAt,
    hasNext: query.hasNextPage,
    loadingNext: query.isFetchingNextPage,
    loadNext: () => void query.fetchNextPage(),
    reload: () => void query.refetch(),
  };
}

/** `getNextPageParam` of a list with infinite paging: from which row on the next page is fetched; undefined after the last. */
export const nextOffset =
  (before = 0) =>
  (last: ListAnswer<unknown>, pages: readonly ListAnswer<unknown>[]): number | undefined => {
    const loaded = pages.reduce((count, { rows }) => count + rows.length, before);
    return last.rows.length > 0 && (last.more || loaded < last.total) ? loaded : undefined;
  };

const uniqueRows = <Row>(
  pages: readonly { readonly rows: readonly Row[] }[],
  keyOf: (row: Row) => string,
): Row[] => [
  ...new Map(pages.flatMap(({ rows }) => rows).map((row) => [keyOf(row), row])).values(),
];

export type PagedList<Row extends { readonly id: string }> = ReturnType<typeof usePagedList<Row>>;

/** Total for `LoadMore`; undefined while the server counts 'or more'. */
export function totalOf({
  hasNext,
  more,
  total,
  rows,
  before = 0,
}: {
  readonly before?: number;
  readonly hasNext: boolean;
  readonly more: boolean;
  readonly total: number;
  readonly rows: readonly unknown[];
}): number | undefined {
  if (!hasNext) return before + rows.length;
  return more ? undefined : total;
}

type Loaded<Row> =
  | readonly Row[]
  | {
      readonly rows?: readonly Row[];
      readonly pages?: readonly { readonly rows: readonly Row[] }[];
    };

const rowsOf = <Row>(loaded: Loaded<Row> = []): readonly Row[] =>
  'pages' in loaded || 'rows' in loaded
    ? [...(loaded.rows ?? []), ...(loaded.pages ?? []).flatMap(({ rows }) => rows)]
    : (loaded as readonly Row[]);

/** A row of a list loaded earlier. @param path beginning of the keys of these lists */
export function listedRow<Row extends { readonly id: string }>(
  client: QueryClient,
  path: AnswerPath,
  id: string,
): Row | undefined {
  const lists = client.getQueriesData<Loaded<Row>>({ queryKey: [path] });
  return lists.flatMap(([, loaded]) => rowsOf(loaded)).find((row) => row.id === id);
}
