import { bestMatch, type IndexAnswer, type SearchIndex } from '../index/search-index.js';
import { eitherOfBoth } from '../query/either-trades.js';
import type { ReadQuery } from '../query/query-reading.js';
import { orAnyOfTrade } from '../query/trade-details.js';
import type { WordGroup } from '../words/word-groups.js';
import { askIndex } from './ask-index.js';
import type { Found, SearchEngine } from './search-engine.js';
import { filterGroups } from './search-filters.js';
import type { SearchRequest } from './search-request.js';

/** As many results are no longer few. */
const few = 10;

/**
 * Asks for a page of what matches a wide reading, after the few documents that match a narrow one; in any other order
 * than by the best match, they are among the others.
 */
function askBoth(
  index: SearchIndex,
  request: SearchRequest,
  { narrow, wide }: { readonly narrow: ReadQuery; readonly wide: ReadQuery },
  filters: readonly WordGroup[],
): IndexAnswer {
  const { offset, limit, order = bestMatch, around } = request;
  if (order !== bestMatch || around) return askIndex(index, request, wide, filters);
  const from = { ...request, offset: 0 };
  const first = askIndex(index, { ...from, limit: few }, narrow, filters).ids;
  const all = askIndex(index, { ...from, limit: offset + limit + first.length }, wide, filters);
  const others = all.ids.filter((id) => !first.includes(id));
  return { ids: [...first, ...others].slice(offset, offset + limit), total: all.total };
}

/** Where few businesses of a trade state its details, or are of both trades, the others follow. */
export function orOfTrade(engine: SearchEngine, request: SearchRequest, found: Found): Found {
  const { index, vocabulary } = engine;
  const isEnough = found.total === 0 || found.total >= few;
  if (index.subject.described !== 'problems' || request.exact || isEnough) return found;
  const isPlace = (typed: readonly string[]) => engine.isNamedPlace(typed);
  const read =
    orAnyOfTrade(found.read, vocabulary, isPlace) ?? eitherOfBoth(found.read, vocabulary);
  if (!read) return found;
  const filters = filterGroups(request);
  const answer = askBoth(index, request, { narrow: found.read, wide: read }, filters);
  if (answer.total <= found.total) return found;
  return { ...found, ...answer, read, dependencies: [] };
}
