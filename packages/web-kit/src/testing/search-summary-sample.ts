import type { SearchSummary } from '@commons/contracts/search/search-summary';

/** A neutral summary for tests, with `changes`. */
export const searchSummary = (changes: Partial<SearchSummary> = {}): SearchSummary => ({
  total: 0,
  understood: [],
  left_out: [],
  wider: [],
  near_words: [],
  facets: {},
  highlight: [],
  ...changes,
});
