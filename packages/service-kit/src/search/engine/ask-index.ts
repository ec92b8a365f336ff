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
