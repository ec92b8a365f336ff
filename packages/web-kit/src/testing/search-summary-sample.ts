import type { SearchSummary } from '@commons/contracts/search/search-summary';

/** A summary that understood nothing in particular; `changes` are what a test is about. */
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
