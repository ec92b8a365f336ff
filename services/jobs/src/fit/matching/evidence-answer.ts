import type { FitState } from '@commons/contracts/jobs/job-fit';
import type { DegreeLevel } from './degrees.js';
import type { Quote } from './person-text.js';

/** How a person's text addresses a requirement. */
export interface Evidence {
  readonly state: FitState;
  readonly quotes: readonly Quote[];
  readonly missing: readonly string[];
  /** The posting's words and the person's, where synonyms matched. */
  readonly wording?: { readonly theirs: string; readonly yours: string };
  /** Years of related jobs, and of all. */
  readonly years?: { readonly related: number; readonly all: number };
  /** The person's highest education, and the required one. */
  readonly degree?: { readonly own?: DegreeLevel; readonly asked: DegreeLevel };
}

/** Most quotes of one requirement. */
export const maxQuotes = 2;

export const none: Evidence = { state: 'not_found', quotes: [], missing: [] };
