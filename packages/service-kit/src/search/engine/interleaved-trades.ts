import {
  bestMatch,
  type IndexAnswer,
  type IndexQuery,
  type SearchIndex,
} from '../index/search-index.js';
import { inItself } from '../query/either-trades.js';
import type { WordGroup } from '../words/word-groups.js';

/**
 * Answers a query. Best matches of "plumber or electrician" are those that are both, then plumbers and electricians
 * alternately: by their scores alone, all of one trade would come first.
 */
export function interleaveTrades(index: SearchIndex, query: IndexQuery): IndexAnswer {
  const choice = query.groups.find(({ either }) => either);
  if (!choice?.either || query.order !== bestMatch) return index.search(query);
  const { offset, limit } = query;
  const idsOf = (...trades: WordGroup[]) => {
    const groups = query.groups.flatMap((group) => (group === choice ? trades : [group]));
    return index.search({ ...query, groups, offset: 0, limit: offset + limit }).ids;
  };
  const ids = new Set(idsOf(...choice.either.map(inItself)));
  const lists = choice.either.map((trade) => idsOf(trade));
  for (let at = 0; at < offset + limit; at += 1) {
    for (const list of lists) {
      const id = list[at];
      if (id !== undefined) ids.add(id);
    }
  }
  const { total } = index.search({ ...query, limit: 0 });
  return { ids: [...ids].slice(offset, offset + limit), total };
}
