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
  /** Points deducted from the score of the part, of 10; none if the text asks, absent for a strength. */
  readonly off?: number;
  /** The suggestion as the user picks it; it also identifies the finding for the rewriter. */
  readonly action?: string;
  /** Applies `action` to a draft. */
  readonly fix?: (draft: ResumeDraft) => void;
}

/** One check of the analysis. */
export type Measure = (view: ResumeView) => Finding[];

const longestQuote = 90;

/**
 * A quoted line without its bullet and final full stop, cut at words. Its own quotation marks become single ones.
 * @param about a part of the line that the quote must show
 */
export function quote(line: string, about = ''): string {
  const text = withoutBullet(line.replace(/\s+/g, ' '))
    .replace(/(?<=\p{L}{4}|\))\.$/u, '')
    .replace(/[“„]/g, '‘')
    .replace(/”/g, '’');
  const end = text.indexOf(about) + about.length;
  const from = end <= longestQuote - 2 ? 0 : text.indexOf(' ', end - longestQuote / 2) + 1;
  if (text.length - from <= longestQuote) return `“${from > 0 ? '… ' : ''}${text.slice(from)}”`;
  const cut = text.slice(from, from + longestQuote);
  return `“${from > 0 ? '… ' : ''}${cut.slice(0, cut.lastIndexOf(' ')) || cut} …”`;
}
