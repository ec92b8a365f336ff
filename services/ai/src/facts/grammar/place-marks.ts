/**
 * Characters of private use, which nobody types. Each marks places of a text while it is changed, and is taken out
 * afterwards; one text may have several of them.
 */
export const placeMarks = {
  /** Stands before a line that is said as it is. */
  keptLine: '\ue000',
  /** Stands after a pronoun that means somebody else than the reader. */
  ofSomebodyElse: '\ue001',
  /** Stands for a "them" that means things. */
  things: '\ue002',
  /** Stands before an order that stays as it was typed. */
  keptOrder: '\ue003',
  /** Stands around the number of a quotation, in its place. */
  quotation: '\ue004',
} as const;
