import type { Row } from '../step-rows.js';
import type { Computed } from '../worksheet/compute.js';
import type { TradeWords } from './trade-words.js';

/** What a plan is made from. */
export interface Case {
  /** Situation and goal, for words that change a step. */
  readonly text: string;
  readonly computed: Computed;
  /** "your bakery", or "your business" where the trade names no place. */
  readonly business: string;
  readonly trade: TradeWords;
  /** Of the advice; English where nothing is said. */
  readonly language?: 'en' | 'es';
}

/** Advice for one kind of problem. */
export interface Plan {
  readonly id: string;
  /** Heading, e.g. "Hiring and pay". */
  readonly title: string;
  /** Heading in the person's own figures or words, where they allow one. */
  headline?(given: Case): string | undefined;
  /** The answer in a sentence or two, where the figures give one. */
  answer?(given: Case): string | undefined;
  /** Words of a situation that speak for this kind. */
  readonly words: RegExp;
  /** Entry of the advisor's list of challenges that speaks for it a little. */
  readonly challenges: readonly string[];
  steps(given: Case): readonly Row[];
  /** What would change the advice and is not in the entries. */
  unseen(given: Case): readonly string[];
  /** Who knows more, and when to ask. */
  professional(given: Case): string;
}
