import type { SearchSummary } from '@commons/contracts/search/search-summary';
import type { Found, SearchEngine } from '../engine/search-engine.js';
import { offersChoice } from '../query/either-trades.js';
import { neededTerms } from '../query/needed-terms.js';
import type { ReadQuery } from '../query/query-reading.js';
import { cutWords, replaceWord } from '../query/typed-words.js';
import { type FurtherValues, facetCounts } from './facet-counts.js';
import { highlightGroups, highlightWords } from './highlight-words.js';
import { relatedCategory } from './related-category.js';
import { understoodChips } from './understood-chips.js';
import { nearWords, type RequestOf, type SearchBody, widerSearches } from './wider-searches.js';

/** A summary, and the terms that a document must have to change it (see `Found.dependencies`). */
export interface Summarized {
  readonly summary: SearchSummary;
  readonly dependencies: readonly (readonly string[])[];
}

/**
 * What a search understood and found, and what alternatives would find.
 * @param body of the search; its fields are the filters that can be removed
 * @param further values of filters to count in addition to those that documents state
 */
export function summarize<Body extends SearchBody>(
  engine: SearchEngine,
  body: Body,
  requestOf: RequestOf<Body>,
  further?: FurtherValues,
): Summarized {
  const request = { ...requestOf(body), order: 'newest', offset: 0, limit: 0 };
  const found = engine.find(request);
  const { total, read, leftOut, corrected } = found;
  const { search = '' } = body;
  const from = corrected === undefined ? search : correctedSearch(search, found);
  const wider = total > 0 ? [] : widerSearches(engine, body, read, requestOf);
  const isListed = total > 0 || wider.some(({ without }) => without.field !== 'search');
  const category = isListed ? undefined : relatedCategory(engine, body, read, requestOf);
  const summary: SearchSummary = {
    total,
    understood: understoodChips(engine, from, read),
    ...(corrected !== undefined && { corrected: { from: search, to: from } }),
    left_out: [...leftOut],
    ...anyOf(search, read),
    ...nearestOf(read),
    wider,
    near_words: total > 0 ? [] : nearWords(engine, body, read, requestOf),
    ...(category && { related_category: category }),
    facets: facetCounts(
      engine.index,
      (name, value) => engine.matching(requestOf({ ...body, [name]: value }), read),
      further,
    ),
    highlight: highlightWords(highlightGroups(engine, read.groups)),
    ...(request.around && { near: request.around.text }),
  };
  // Counts without a filter change with documents that the filter excludes, so only the words are required.
  const isCertain = found.dependencies.length > 0;
  const words = read.groups.filter(({ optional }) => !optional).map(neededTerms);
  return { summary, dependencies: isCertain ? words : [] };
}

/** The trades of which the results have one, where the search did not say "or" itself. */
function anyOf(search: string, { groups, words }: ReadQuery): Pick<SearchSummary, 'any_of'> {
  const trades = groups.find(({ either }) => either)?.either;
  if (!trades || offersChoice(search, words)) return {};
  return { any_of: trades.map(({ typed }) => cutWords(search, typed).words) };
}

const nearestOf = ({ groups }: ReadQuery): Pick<SearchSummary, 'nearest'> => {
  const trade = groups.find(({ nearest }) => nearest)?.trade;
  return trade ? { nearest: trade } : {};
};

/** The search with its typos corrected; case and punctuation of the other words stay. */
const correctedSearch = (search: string, { replaced }: Found): string =>
  [...(replaced ?? [])].reduce((text, [word, other]) => replaceWord(text, word, other), search);
