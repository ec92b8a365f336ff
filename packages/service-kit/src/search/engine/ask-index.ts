import {
  bestMatch,
  type IndexAnswer,
  type IndexQuery,
  nearestFirst,
  type SearchIndex,
} from '../index/search-index.js';
import { favourNear, isWithin, milesTo } from '../places/around.js';
import type { ReadQuery } from '../query/query-reading.js';
import type { WordGroup } from '../words/word-groups.js';
import { interleaveTrades } from './interleaved-trades.js';
import { withPay } from './search-filters.js';
import type { SearchRequest } from './search-request.js';

/** More documents are not few. */
const mostOfFew = 10;

/** Asks the index for a page of what matches parsed words and filters. */
export function askIndex(
  index: SearchIndex,
  request: SearchRequest,
  read: ReadQuery,
  filters: readonly WordGroup[],
): IndexAnswer {
  const { offset, limit, around } = request;
  const isBest = read.groups.length > 0 || around !== undefined;
  // Nothing is nearest where no place is named.
  const order = around || request.order !== nearestFirst ? request.order : undefined;
  const query = {
    groups: [...read.groups, ...filters],
    words: read.words,
    only: onlyOf(index, request, read),
    favour: around && favourNear(around),
    distance: around && milesTo(around),
    order: order ?? (isBest ? bestMatch : 'newest'),
    offset,
    limit,
  } as IndexQuery;
  return interleaveTrades(index, query);
}

/**
 * Asks for a page of what matches a wide reading, after the few documents that match a narrow one; in any other order
 * than by the best match, they are among the others.
 */
export function askBoth(
  index: SearchIndex,
  request: SearchRequest,
  { narrow, wide }: { readonly narrow: ReadQuery; readonly wide: ReadQuery },
  filters: readonly WordGroup[],
): IndexAnswer {
  const { offset, limit, order = bestMatch, around } = request;
  if (order !== bestMatch || around) return askIndex(index, request, wide, filters);
  const from = { ...request, offset: 0 };
  const few = askIndex(index, { ...from, limit: mostOfFew }, narrow, filters).ids;
  const all = askIndex(index, { ...from, limit: offset + limit + few.length }, wide, filters);
  const others = all.ids.filter((id) => !few.includes(id));
  return { ids: [...few, ...others].slice(offset, offset + limit), total: all.total };
}

/** The condition on single documents: that of the request, the pay in the words, and the distance. */
export function onlyOf(
  index: SearchIndex,
  { only, around }: SearchRequest,
  { pay }: ReadQuery,
): SearchRequest['only'] {
  const bounded = withPay(only, pay, index.subject);
  if (around?.within === undefined) return bounded;
  return (number, attached) => isWithin(around, number) && (bounded?.(number, attached) ?? true);
}
