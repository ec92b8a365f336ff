import type { Around } from './places/around.js';
import type { IndexQuery } from './search-index.js';

/** A search as a call asks it. */
export interface SearchRequest {
  readonly search?: string | undefined;
  readonly location?: string | undefined;
  /** Terms that must all be there, from `facetTerm`. */
  readonly facets?: readonly string[];
  /** Of these terms one must be there. */
  readonly anyFacet?: readonly string[];
  readonly only?: IndexQuery['only'] | undefined;
  /** One of the subject's orders; without it "best match" with words, else the newest first (decision A69). */
  readonly order?: string | undefined;
  /** Only documents near to a place, or those first. */
  readonly around?: Around | undefined;
  readonly offset: number;
  readonly limit: number;
  /** As typed: nothing is mended and nothing left out. */
  readonly exact?: boolean | undefined;
}
