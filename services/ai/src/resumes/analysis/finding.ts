import type { ResumeSectionKind } from '@commons/contracts/resume-lists';
import type { ResumeStructure } from '@commons/contracts/resume-structure';

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

/** One finding of a measure. `text` quotes its line. */
export interface Finding {
  readonly part: AnalysedPart;
  readonly text: string;
  /** Points deducted from the score of the part, of 10; absent for a strength. */
  readonly off?: number;
  /** The suggestion as the user picks it; it also identifies the finding for the rewriter. */
  readonly action?: string;
  /** Applies `action` to a draft. */
  readonly fix?: (draft: ResumeDraft) => void;
}

export interface DraftSection {
  readonly kind: ResumeSectionKind;
  readonly heading: string;
  lines: string[];
}

/** A résumé being rewritten. */
export interface ResumeDraft {
  /** Name and contact lines. */
  head: string[];
  sections: DraftSection[];
  /** Reworded lines by their original text: several suggestions may concern one line. */
  readonly reworded: Map<string, string>;
}

/** One check of the analysis. */
export type Measure = (resume: ResumeStructure) => Finding[];

const longestQuote = 90;

/** A quoted line, cut at a word. */
export function quote(line: string): string {
  const text = line.replace(/\s+/g, ' ').trim();
  if (text.length <= longestQuote) return `“${text}”`;
  const cut = text.slice(0, longestQuote);
  return `“${cut.slice(0, cut.lastIndexOf(' ')) || cut} …”`;
}

/** The line that represents the head of a résumé: its name, else its first line. */
export const headLine = (resume: ResumeStructure): string => resume.name ?? resume.lines[0] ?? '';

export const sectionsOf = (resume: ResumeStructure, kind: ResumeSectionKind) =>
  resume.sections.filter((section) => section.kind === kind);

/** Lines of all sections of a kind. */
export const linesOf = (resume: ResumeStructure, kind: ResumeSectionKind): string[] =>
  sectionsOf(resume, kind).flatMap(({ lines }) => lines);

/** The text of a line without its bullet. */
export const withoutBullet = (line: string): string =>
  line.replace(/^\s*(?:[-–—•*▪◦‣·]|\d+[.)])\s+/, '').trim();

/** Whether a line looks like an achievement or duty: a bullet, or a sentence of some length. */
export const isStatement = (line: string): boolean =>
  /^\s*[-–—•*▪◦‣·]\s+\S/.test(line) ||
  (line.trim().split(/\s+/).length >= 7 && !dateRange.test(line));

/** A date range in résumé style: 2019 – 2022, Jan 2019 - present, 03/2019–06/2021. */
export const dateRange =
  /\b((?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?\s+|\d{1,2}\/)?(?:19|20)\d\d)\s*(?:-|–|—|to|until)\s*((?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?\s+|\d{1,2}\/)?(?:19|20)\d\d|present|now|current|today)/i;

/** The current text of a line of the résumé in the draft. */
export const presentLine = (draft: ResumeDraft, line: string): string =>
  draft.reworded.get(line) ?? line;

/** Rewords a line wherever it occurs in a draft, on top of earlier changes. */
export function rewordLine(
  draft: ResumeDraft,
  line: string,
  reword: (present: string) => string,
): void {
  const present = presentLine(draft, line);
  const by = reword(present);
  const change = (one: string) => (one.trim() === present.trim() ? by : one);
  draft.head = draft.head.map(change);
  for (const section of draft.sections) section.lines = section.lines.map(change);
  draft.reworded.set(line, by);
}
