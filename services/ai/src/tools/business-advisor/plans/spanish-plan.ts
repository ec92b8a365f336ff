import type { Computed } from '../arithmetic/computed.js';
import type { Row } from '../step-rows.js';

export interface SpanishPlan {
  /** Kinds of problems, as the English plans name them. */
  readonly kinds: readonly string[];
  readonly title: string;
  steps(found: Computed): readonly Row[];
  readonly unseen: readonly string[];
  readonly professional: string;
}
