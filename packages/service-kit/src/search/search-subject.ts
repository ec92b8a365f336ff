import type { SuggestionKind } from '@commons/contracts/search/search-lists';
import type { FacetName } from '@commons/contracts/search/search-summary';

/** A field of what is searched. At most seven fields and the facets: their places are bits of one byte. */
export interface SearchField {
  readonly name: string;
  /** What a hit in it counts for. */
  readonly weight: number;
  /** Found by prefix, by parted words and as a phrase; a long text only by its words. */
  readonly short?: boolean;
  /** Counts for more when the searched words are all that stands in it, e.g. "Restaurants" as the trade. */
  readonly whole?: boolean;
  /** City, street, ZIP: what the box for the place asks. */
  readonly place?: boolean;
  /** Names of companies: words that stand mostly here are shown as one. */
  readonly company?: boolean;
}

/** Words of a search that mean a value of a filter, e.g. "part time". */
export interface UnderstoodWords {
  /** Folded words as typed, e.g. `['part time', 'parttime']`. */
  readonly words: readonly string[];
  readonly facet: string;
  /** What the screen says was understood, e.g. `{ kind: 'Employment type', text: 'Part-time' }`. */
  readonly kind: string;
  readonly text: string;
}

/** A filter whose values are counted: the terms that it filters by, and how the filter writes a folded value of theirs. */
export interface CountedFacet {
  readonly of: readonly {
    /** Name in `facetTerm`. */
    readonly name: string;
    /** @returns undefined for a value that the filter does not offer */
    text(folded: string): string | undefined;
  }[];
}

/** One key of an order: a number or a text of the document. */
export interface OrderKey {
  readonly by: string;
  readonly down?: boolean;
}

/** Something that can be searched: everything that the engine has to know of it. */
export interface SearchSubject {
  /** Names the change log: `jobs`, `listings`. */
  readonly name: string;
  readonly fields: readonly SearchField[];
  /** Orders by name; each ends with the id. "Best match" ends with `newest`. */
  readonly orders: Readonly<Record<string, readonly OrderKey[]>> & { newest: readonly OrderKey[] };
  readonly understood?: readonly UnderstoodWords[];
  /** Names of the numbers between which an amount a year lies; absent when there is no pay. */
  readonly pay?: { readonly from: string; readonly to: string };
  /** Words that say nothing here, e.g. "jobs" on the job board: they never keep a document out. */
  readonly fillers?: readonly string[];
  /** The filters that a summary counts, by their names in the body of a search. */
  readonly facets?: Readonly<Partial<Record<FacetName, CountedFacet>>>;
  /** Keys whose texts are suggested as one types. A text that several documents have is suggested as a search. */
  readonly suggested?: readonly { readonly key: string; readonly kind: SuggestionKind }[];
  /** What a chip calls a phrase of the vocabulary, e.g. "Trade". */
  readonly vocabularyKind?: string;
  /** Whether a search may say what somebody needs instead of who does it: "clogged toilet" for plumbers. */
  readonly needs?: boolean;
  /** What stands in the fields of the place and is neither city nor state is a street. */
  readonly streets?: boolean;
}

/** What the index keeps of a document. */
export interface IndexedDocument {
  readonly id: string;
  /** In the order of the subject's fields. */
  readonly texts: readonly (readonly (string | undefined)[])[];
  /** From {@link facetTerm}. */
  readonly facets: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  /** Folded texts to sort by. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Up to 1: what sets it apart from equally good matches, e.g. its reviews. */
  readonly merit?: number;
}
