import type { Translate } from '@commons/service-kit/texts/package-texts';
import type { Row } from '../step-rows.js';
import type { Found } from './computed.js';

/** A plan of its own for a question. */
export interface OwnPlan {
  readonly title: string;
  readonly steps: readonly Row[];
  readonly unseen: readonly string[];
  readonly professional: string;
}

/** An owner's question that was understood: its arithmetic, and the plan that fits it. */
export interface Answered {
  /** Kind of the plan, one of those that the advisor has or a plan of its own; by the words where there is none. */
  readonly kind?: string;
  /** Some of the entered numbers are not in it. */
  readonly isPart?: boolean;
  /** All that is owed to the owner. */
  readonly owed?: number;
  /** What the plan takes from it. */
  readonly found?: Found;
  /** The answer in a sentence, in the language of the texts. */
  short?(t: Translate): string;
  lines(t: Translate): readonly string[];
  plan?(t: Translate): OwnPlan;
}
