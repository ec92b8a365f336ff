/** One way in which a document can match typed words. */
export interface Alternative {
  /** All of them must occur in one field, in any of their forms. */
  readonly words: readonly string[];
  /** How close it is to the typed words: one of the {@link qualities}, or a share of it. */
  readonly quality: number;
  /** Only these exact words, adjacent. */
  readonly adjacent?: boolean;
  /** From the vocabulary: prose mentions much that is not meant. */
  readonly notInProse?: boolean;
  /** Related to the typed words, not the same: not in fields with further information. */
  readonly isRelated?: boolean;
  /** Another name of a trade than its usual one: not in fields that name many trades. */
  readonly isNarrow?: boolean;
  /** Only in place fields. */
  readonly inPlace?: boolean;
  /** Another name of a trade: a street or a "Suite 200" does not say what is done there. */
  readonly notInPlace?: boolean;
  /** Only in short fields: every prose has "it", and mentions other trades. */
  readonly onlyShort?: boolean;
  /** A phrase of the vocabulary: its words must be adjacent. */
  readonly together?: boolean;
  /** In one item of a list, if not adjacent: "Shopping Centers, Home & Garden" is no garden center. */
  readonly inItem?: boolean;
  /** Longer names that end with this word and mean something else. */
  readonly unlessIn?: readonly string[];
  /** Another word for a trade: how much it counts in documents of each kind, from 0 to 1. */
  readonly fitsKind?: (kind: number) => number;
  /** The words may be in different fields; the lowest weight counts. */
  readonly apart?: boolean;
  /** Longer words with this prefix match too. */
  readonly prefix?: boolean;
  /** An index term instead of words: a filter. */
  readonly facet?: string;
}

/** A requirement for documents, with alternatives. */
export interface WordGroup {
  /** As typed, folded. */
  readonly typed: readonly string[];
  readonly alternatives: readonly Alternative[];
  /** Optional: only affects the score. */
  readonly optional?: boolean;
  /** A detail of a problem: optional, but relevant. */
  readonly detail?: boolean;
  /** Trades of which a document needs one: "plumber or electrician". */
  readonly either?: readonly WordGroup[];
  /** Only in the place fields. */
  readonly place?: boolean;
  /** A place: in a title it does not say what the document is about. */
  readonly where?: boolean;
  /** The trade that solves the described problem: "plumber" of "clogged toilet". */
  readonly trade?: string;
  /** The trade is a guess by the meaning of the words. */
  readonly nearest?: boolean;
  /** What is not wanted: "no weekends". */
  readonly condition?: boolean;
  /** Its interpretation, if it is more than words. */
  readonly understood?: { readonly kind: string; readonly text: string };
}

/** Closeness of each kind of alternative to the typed words. */
export const qualities = {
  /** Before any title that has the words: documents that say it of themselves, in whatever words. */
  stated: 5,
  typed: 1,
  plural: 0.97,
  joined: 0.95,
  synonym: 0.75,
  stem: 0.8,
  wider: 0.28,
  apart: 0.5,
  mended: 0.5,
  derived: 0.45,
  prefix: 0.35,
} as const;
