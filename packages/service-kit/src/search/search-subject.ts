import type { SuggestionKind } from '@commons/contracts/search/search-lists';
import type { FacetName } from '@commons/contracts/search/search-summary';

/** A searchable field. At most seven fields in addition to the facets: their bits share one byte. */
export interface SearchField {
  readonly name: string;
  /** Weight of a hit. */
  readonly weight: number;
  /** Also matched by prefix, split words and phrases; long texts are matched by word only. */
  readonly short?: boolean;
  /** Long text that mentions much by chance ("day … care"): only typed words are looked for there, no other names. */
  readonly prose?: boolean;
  /** Weighs more when the searched words are its whole content, e.g. "Restaurants" as the trade. */
  readonly whole?: boolean;
  /** Describes it further. Related words do not count there: a dentist's "cleanings" make no cleaning service. */
  readonly further?: boolean;
  /**
   * Names a kind of many trades. Other words for a trade do not count there: "gym" also means "fitness", but not every
   * business of "Fitness & Sports" is one. Its usual name does: "lunch" finds "Food & Restaurants".
   */
  readonly broad?: boolean;
  /** Its texts are items of a list: a phrase ends where an item ends. */
  readonly list?: boolean;
  /** City, street, ZIP: fields of the place box. */
  readonly place?: boolean;
  /** Company names: words that occur mostly here are shown as a company. */
  readonly company?: boolean;
}

/** Words of a search that mean a filter value, e.g. "part time". */
export interface UnderstoodWords {
  /** Folded words as typed, e.g. `['part time', 'parttime']`. */
  readonly words: readonly string[];
  readonly facet: string;
  /** Names of a place, of which one in the place fields means the same: an area's ZIP codes and streets. */
  readonly placeNames?: readonly string[];
  /** The chip on the screen, e.g. `{ kind: 'Employment type', text: 'Part-time' }`. */
  readonly kind: string;
  readonly text: string;
  /** Only affects the order, without a chip. */
  readonly optional?: boolean;
}

/** A filter whose values are counted: its terms, and the spelling of their folded values. */
export interface CountedFacet {
  readonly of: readonly {
    /** Name in `facetTerm`. */
    readonly name: string;
    /** @returns undefined for a value that the filter does not offer */
    text(folded: string): string | undefined;
  }[];
}

/** A sort key: a number or a text of the document. */
export interface OrderKey {
  readonly by: string;
  readonly down?: boolean;
}

/** Definition of a searchable subject for the engine. */
export interface SearchSubject {
  /** Name of the change log: `jobs`, `listings`. */
  readonly name: string;
  readonly fields: readonly SearchField[];
  /** Sort orders by name; each ends with the id. "Best match" ends with `newest`. */
  readonly orders: Readonly<Record<string, readonly OrderKey[]>> & { newest: readonly OrderKey[] };
  readonly understood?: readonly UnderstoodWords[];
  /** Further ones, which the town may change while the service runs; the same list as long as nothing changes. */
  readonly townMeanings?: () => readonly UnderstoodWords[];
  /** Numeric columns with the bounds of the yearly pay; absent without pay. */
  readonly pay?: { readonly from: string; readonly to: string };
  /** Words without meaning for this subject, e.g. "good" on the job board: they are never required. */
  readonly fillers?: readonly string[];
  /** Fillers that name whatever is listed: a search for nothing else finds everything ("jobs near me"). */
  readonly listed?: readonly string[];
  /** Filters counted in a summary, by their names in the search's body. */
  readonly facets?: Readonly<Partial<Record<FacetName, CountedFacet>>>;
  /** The value of the filter `category` that a trade or an occupation belongs to; undefined where it is not known. */
  readonly categoryOf?: (words: string) => string | undefined;
  /**
   * Kinds of documents, where other words for a trade say too little: "El Patio", a restaurant, builds no decks, nor do
   * "Parking decks". Needs `categoryOf`.
   */
  readonly kinds?: {
    /** The numeric column with the kind of each document. */
    readonly by: string;
    /** How much another word for a trade of that category counts in a document of this kind, from 0 to 1. */
    fits(kind: number, category: string): number;
  };
  /** Keys whose texts are suggested while typing. A text of several documents is suggested as a search. */
  readonly suggested?: readonly { readonly key: string; readonly kind: SuggestionKind }[];
  /** Chip label of a vocabulary phrase, e.g. "Trade". */
  readonly vocabularyKind?: string;
  /** What searches may describe instead of a trade: a problem ("clogged toilet") or a job ("drive my own car"). */
  readonly described?: 'problems' | 'activities';
  /**
   * Terms of the documents of the kind that words name, in addition to those that have the words: the jobs of an
   * occupation, by any of its titles. They come after the others.
   * @param words folded
   */
  readonly named?: (words: readonly string[]) => readonly string[];
  /**
   * Terms of the documents that say of themselves what words describe: the jobs that take people at 16, for "16 year
   * olds". They come before the others.
   * @param words folded
   */
  readonly stated?: (words: readonly string[]) => readonly string[];
  /** A place field that is neither city nor state counts as a street. */
  readonly streets?: boolean;
}

/** The indexed part of a document. */
export interface IndexedDocument {
  readonly id: string;
  /** In the order of the subject's fields. */
  readonly texts: readonly (readonly (string | undefined)[])[];
  /** From {@link facetTerm}. */
  readonly facets: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  /** Folded sort texts. */
  readonly keys?: Readonly<Record<string, string>>;
  /** What filters need to know besides numbers; freed with the document. */
  readonly attached?: unknown;
  /** From 0 to 1: ranks equally good matches, e.g. by their reviews. */
  readonly merit?: number;
}
