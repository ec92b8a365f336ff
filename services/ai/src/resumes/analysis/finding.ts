import type { ResumeDraft } from '../rewriting/resume-draft.js';
import { type ResumeView, type ViewLine, withoutBullet } from './resume-view.js';

/** Parts that an analysis scores. */
export const analysedParts = [
  'Contact',
  'Structure',
  'Summary',
  'Experience',
  'Education',
  'Skills',
  'Readability',
] as const;
export type AnalysedPart = (typeof analysedParts)[number];

/** One finding of a measure. `text` quotes its lines. */
export interface Finding {
  readonly part: AnalysedPart;
  readonly text: string;
  /** The lines that it is about. */
  readonly lines: readonly ViewLine[];
  /** Points deducted from the score of the part, of 10; absent for a strength. */
  readonly off?: number;
  /** The suggestion as the user picks it; it also identifies the finding for the rewriter. */
  readonly action?: string;
  /** Applies `action` to a draft. */
  readonly fix?: (draft: ResumeDraft) => void;
}

/** One check of the analysis. */
export type Measure = (view: ResumeView) => Finding[];

const longestQuote = 90;

/** A quoted line without its bullet and final full stop, cut at a word. */
export function quote(line: string): string {
  const text = withoutBullet(line.replace(/\s+/g, ' ')).replace(/(?<=\p{L}{4}|\))\.$/u, '');
  if (text.length <= longestQuote) return `“${text}”`;
  const cut = text.slice(0, longestQuote);
  return `“${cut.slice(0, cut.lastIndexOf(' ')) || cut} …”`;
}
