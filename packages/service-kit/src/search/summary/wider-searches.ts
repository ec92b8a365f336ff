import type { NearWord, WiderSearch } from '@commons/contracts/search/search-summary';
import { leastSpecific } from '../engine/fewer-words.js';
import type { SearchEngine } from '../engine/search-engine.js';
import type { SearchRequest } from '../engine/search-request.js';
import type { ReadQuery } from '../query/query-reading.js';
import { correctedWord } from '../query/spelling-corrections.js';
import { cutWords, replaceWord } from '../query/typed-words.js';

/** The part of a search's body that wider searches change. */
export interface SearchBody {
  readonly search?: string | undefined;
}

/** The engine's query for a body. */
export type RequestOf<Body extends SearchBody> = (body: Body) => SearchRequest;

const maxWider = 6;
const maxWordsTried = 16;

/** Fields of a body that do not filter. */
const noFilters = new Set(['search', 'sortBy', 'exact', 'limit', 'offset', 'near']);

const totalOf = (engine: SearchEngine, request: SearchRequest) =>
  engine.find({ ...request, order: 'newest', offset: 0, limit: 0 }).total;

/** What each filter and word excludes from a search without results. */
export function widerSearches<Body extends SearchBody>(
  engine: SearchEngine,
  body: Body,
  read: ReadQuery,
  requestOf: RequestOf<Body>,
): WiderSearch[] {
  const filters = Object.entries(body).filter(
    ([name, value]) => !noFilters.has(name) && isSet(value),
  );
  const withoutFilter: WiderSearch[] = filters.map(([field, value]) => ({
    without: { field, value: String(value) },
    total: totalOf(engine, requestOf({ ...body, [field]: undefined })),
  }));
  const byTotal = withoutFilter.sort((one, other) => other.total - one.total);
  const wider = [...byTotal, ...withoutWords(engine, body, read, requestOf)];
  const any = wider.some(({ total }) => total > 0);
  const everything = totalOf(engine, requestOf({ ...body, search: undefined }));
  return (
    (any ? wider : onlyOneWord(engine, body, read, requestOf))
      // Without a filter, what only small words are left of would match everything.
      .filter(
        ({ search, total }) => search === undefined || total < everything || filters.length > 0,
      )
      .filter(({ total }) => total > 0)
      .slice(0, maxWider)
  );
}

const isSet = (value: unknown) =>
  value !== undefined && value !== '' && value !== false && value !== null;

function withoutWords<Body extends SearchBody>(
  engine: SearchEngine,
  body: Body,
  read: ReadQuery,
  requestOf: RequestOf<Body>,
): WiderSearch[] {
  const { search = '' } = body;
  const needed = read.groups.filter(({ optional }) => !optional);
  const words = leastSpecific(engine, needed).slice(0, maxWordsTried);
  const cuts = words.map(({ typed }) => cutWords(search, typed));
  if (read.pay) {
    const rest = search.replace(read.pay.typed, ' ').replace(/\s+/g, ' ').trim();
    cuts.unshift({ words: read.pay.typed, search: rest });
  }
  return cuts.map(({ words: value, search: rest }) => ({
    without: { field: 'search', value },
    total: totalOf(engine, requestOf({ ...body, search: rest })),
    search: rest,
  }));
}

/** Each word alone, when removing one does not help. */
function onlyOneWord<Body extends SearchBody>(
  engine: SearchEngine,
  body: Body,
  read: ReadQuery,
  requestOf: RequestOf<Body>,
): WiderSearch[] {
  const needed = read.groups.filter(({ optional }) => !optional).slice(0, maxWordsTried);
  const byWeight = leastSpecific(engine, needed).reverse();
  return byWeight.map(({ typed }) => {
    const others = needed.flatMap((group) => (group.typed === typed ? [] : group.typed));
    const search = typed.join(' ');
    const total = totalOf(engine, requestOf({ ...body, search }));
    return { without: { field: 'search', value: others.join(' ') }, total, search };
  });
}

/** Known words similar to those without a match. */
export function nearWords<Body extends SearchBody>(
  engine: SearchEngine,
  body: Body,
  read: ReadQuery,
  requestOf: RequestOf<Body>,
): NearWord[] {
  const { search = '' } = body;
  const { terms } = engine.index;
  const documentsWith = (term: string) => engine.index.documentsWith(term);
  const typed = read.groups.filter(({ optional }) => !optional).flatMap((group) => group.typed);
  return (
    typed
      // A known word is no typing error: "roof" is not "room", even where nothing is listed for it.
      .filter((word) => documentsWith(word) === 0 && !engine.vocabulary.words.has(word))
      .flatMap((word) => {
        const known = correctedWord(word, { terms, documentsWith }, engine.vocabulary);
        if (!known) return [];
        const better = replaceWord(search, word, known);
        const total = totalOf(engine, requestOf({ ...body, search: better }));
        return total > 0 ? [{ word, known, search: better, total }] : [];
      })
  );
}
