import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import { datesIn, hasDates } from '../dates/dates.js';
import type { DocumentLine } from '../lines/document-line.js';

/** Lines at the top of a column that may name an entry with its dates. */
const maxNamed = 3;

/**
 * Whether a column beside the jobs begins with one more job, not with the name or contact data.
 * @param at index of the first line of the column
 * @param kind of the section that the column before it ended in
 */
export function isNextEntry(
  lines: readonly DocumentLine[],
  at: number,
  kind: ResumeSectionKind | undefined,
): boolean {
  if (kind !== 'experience' && kind !== 'education' && kind !== 'other') return false;
  const top = lines.slice(at, at + maxNamed).filter(({ column }) => column === lines[at]?.column);
  return top.some(({ text }) => datesIn(text)?.isRange && hasDates(text));
}
