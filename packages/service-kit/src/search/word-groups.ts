/** One way in which a document may have what was typed. */
export interface Alternative {
  /** All of them must stand in one field, in any of their forms. */
  readonly words: readonly string[];
  /** Up to 1: how near it is to what was typed. */
  readonly quality: number;
  /** Only as these very words, side by side. */
  readonly adjacent?: boolean;
  /** The words may stand in different fields; the weakest of them says what the hit counts for. */
  readonly apart?: boolean;
  /** Longer words that begin so count too. */
  readonly prefix?: boolean;
  /** A term of the index as it is, in the place of words: a filter. */
  readonly facet?: string;
}

/** Something that a document must have, in one of several ways. */
export interface WordGroup {
  /** As typed, folded. */
  readonly typed: readonly string[];
  readonly alternatives: readonly Alternative[];
  /** Counts for the order only. */
  readonly optional?: boolean;
  /** Beside a need: optional, but it says something. */
  readonly detail?: boolean;
  /** Only in the fields of the place. */
  readonly place?: boolean;
  /** The trade that does what these words ask for: "plumber" of "clogged toilet". */
  readonly trade?: string;
  /** What it was taken for, when it is more than words. */
  readonly understood?: { readonly kind: string; readonly text: string };
}

/** How near the kinds of alternatives are to what was typed. */
export const qualities = {
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
