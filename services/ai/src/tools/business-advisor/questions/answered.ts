import type { Translate } from '@commons/service-kit/texts/package-texts';
import type { Found } from '../computations/computed.js';

/** One step: what to do, low to high effort with its time, its cost, and the days until it is looked at. */
export interface AnsweredStep {
  readonly act: string;
  readonly effort: 'low' | 'medium' | 'high';
  readonly time: string;
  readonly cost: string;
  readonly days: number;
}

/** A plan of its own for a question. */
export interface OwnPlan {
  readonly title: string;
  readonly steps: readonly AnsweredStep[];
  readonly unseen: readonly string[];
  readonly professional: string;
}

/** An owner's question that was understood: its arithmetic, and the plan that fits it. */
export interface Answered {
  /** Kind of the plan, one of those that the advisor has or a plan of its own; by the words where there is none. */
  readonly kind?: string;
  /** All that is owed to the owner. */
  readonly owed?: number;
  /** What the plan takes from it. */
  readonly found?: Found;
  /** The answer in a sentence, in the language of the texts. */
  short?(t: Translate): string;
  lines(t: Translate): readonly string[];
  plan?(t: Translate): OwnPlan;
}
