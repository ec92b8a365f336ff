import type { Decided } from '../arithmetic/decision.js';

/** What stands in an answer, and how plausible it is: a loss larger than what comes in is rarely meant. */
export interface Told {
  readonly decided: Decided;
  readonly value: number;
  readonly likely: number;
}
