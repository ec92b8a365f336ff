import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import {
  isBullet,
  type ViewLine,
  type ViewSection,
  withoutBullet,
} from '../analysis/resume-view.js';

/** A line of the draft; the `original` of an added line is absent. */
export interface DraftLine {
  text: string;
  readonly original?: ViewLine;
  /** Heading on the same line: "Skills: ". */
  readonly label?: string;
  why?: string;
  /** It was cut off this line. */
  readonly cutOff?: DraftLine;
}

export interface DraftSection {
  readonly kind: ResumeSectionKind;
  heading?: DraftLine;
  readonly lines: DraftLine[];
  movedFor?: string;
}

/** One kind of bullet, which all software reads. */
export const plainLine = (text: string) =>
  isBullet(text) ? `- ${withoutBullet(text)}` : text.trim();

export const lineOf = (original: ViewLine): DraftLine => ({
  text: plainLine(original.text),
  original,
});

export const writtenLine = ({ label = '', text }: DraftLine) => `${label}${text}`;

/** The bullet or number before a text. */
export const markOf = (text: string) => text.slice(0, text.length - withoutBullet(text).length);

/** The lines of a section. A heading with text after it is on the line of that text. */
export function linesOf({ heading, lines }: ViewSection, resume: ResumeStructure): DraftLine[] {
  return lines.map((line, at) => {
    const whole = resume.lines[line.index]?.trim() ?? '';
    const isInline = at === 0 && heading.index >= 0 && heading.index === line.index;
    if (!isInline || !whole.endsWith(line.text.trim())) return lineOf(line);
    const text = line.text.trim();
    return { text, original: line, label: whole.slice(0, whole.length - text.length) };
  });
}
