import type { Computed } from '../computations/computed.js';

export interface SpanishStep {
  readonly act: string;
  readonly effort: string;
  readonly cost: string;
  readonly days: number;
}

export interface SpanishPlan {
  /** Kinds of problems, as the English plans name them. */
  readonly kinds: readonly string[];
  readonly title: string;
  steps(found: Computed): readonly SpanishStep[];
  readonly unseen: readonly string[];
  readonly professional: string;
}

/** One step of a plan, to be looked at again after `days`. */
export const step = (act: string, effort: string, cost: string, days: number): SpanishStep => ({
  act,
  effort,
  cost,
  days,
});
