import type { IndexQuery } from '../index/search-index.js';
import type { Around } from '../places/around.js';

/** A search as requested by a call. */
export interface SearchRequest {
  readonly search?: string | undefined;
  readonly location?: string | undefined;
  /** Names of one place, one of which must occur in the place fields: an area of the town by name or ZIP code. */
  readonly placeNames?: readonly string[] | undefined;
  /** Terms that must all match, from `facetTerm`. */
  readonly facets?: readonly string[];
  /** Terms of which one must match. */
  readonly anyFacet?: readonly string[];
  readonly only?: IndexQuery['only'] | undefined;
  /** One of the subject's orders; without it "best match" with words, else the newest first (decision A69). */
  readonly order?: string | undefined;
  /** Restricts to documents near a place, or lists those first. */
  readonly around?: Around | undefined;
  readonly offset: number;
  readonly limit: number;
  /** Searches the words as typed: nothing is corrected or dropped. */
  readonly exact?: boolean | undefined;
  /** Guesses nothing by the meaning of words that no document has: for what is sent unasked, e.g. mails. */
  readonly withoutGuess?: boolean;
}
