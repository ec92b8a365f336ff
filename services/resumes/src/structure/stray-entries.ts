import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import { hasDates } from './dates/dates.js';
import { entriesOf } from './entries/entries.js';
import type { Entry } from './entries/entry.js';
import type { EntryKind } from './entries/entry-roles.js';
import { couldBeHeading } from './headings/heading-looks.js';
import { kindOfHeading } from './headings/headings.js';
import type { DocumentLine } from './lines/document-line.js';
import { confidenceByContent, linesAt, type SectionDraft } from './section-kinds.js';
import { namesOccupation } from './vocabulary/occupations.js';
import { namesDegree, namesSchool } from './vocabulary/organizations.js';

/** Sections that go on to jobs or courses whose heading was not found. */
const mayGoOn: readonly ResumeSectionKind[] = [
  'summary',
  'education',
  'skills',
  'certifications',
  'awards',
  'languages',
  'interests',
  'other',
];

const kinds: readonly EntryKind[] = ['experience', 'education'];

/** Whether the words of an entry say that it is a job or a course. */
const isSure = ({ kind, title = '', organization = '', start }: Entry): boolean =>
  kind === 'experience'
    ? namesOccupation(title) &&
      organization !== '' &&
      start !== undefined &&
      ![title, organization].some((text) => namesDegree(text) || namesSchool(text))
    : namesDegree(title) && namesSchool(organization);

/** Where the jobs or courses within a section begin; -1 if it has none. */
function beginOf(section: SectionDraft, kind: EntryKind, lines: readonly DocumentLine[]): number {
  const { at } = section;
  const entriesFrom = (from: number) => entriesOf(linesAt(lines, at.slice(from)), kind);
  const headed = at.findIndex((index) => {
    const line = lines[index];
    return line && couldBeHeading(line) && kindOfHeading(line.text) === kind;
  });
  if (headed >= 0 && entriesFrom(headed + 1).some(({ title, dates }) => dates && title))
    return headed;
  const first = entriesFrom(0).find((entry) => entry.kind === kind && isSure(entry));
  if (!first) return -1;
  // The line above may be the end of a list: "AutoCAD, Excel, Word".
  const isOfList = (text: string) => /,.*,/.test(text) && !hasDates(text);
  return at.findIndex(
    (index) => first.named.includes(index) && !isOfList(lines[index]?.text ?? ''),
  );
}

/** The part of a section that has jobs or courses, as a section of its own. */
function partFrom(
  from: number,
  section: SectionDraft,
  kind: EntryKind,
  lines: readonly DocumentLine[],
): SectionDraft {
  const at = section.at.splice(from);
  const [line = 0] = at;
  const text = lines[line]?.text ?? '';
  const isHeaded = kindOfHeading(text) === kind && !entriesOf(linesAt(lines, [line]), kind).length;
  return {
    kind,
    heading: isHeaded ? text : '',
    line,
    at: isHeaded ? at.slice(1) : at,
    confidence: confidenceByContent,
  };
}

/**
 * Jobs or courses below the text of another section, in a résumé whose own section of them was not found or has none:
 * the heading between them has words that the reader does not know.
 */
export function withStrayEntries(
  sections: readonly SectionDraft[],
  lines: readonly DocumentLine[],
): SectionDraft[] {
  const all = [...sections];
  for (const kind of kinds) {
    const has = (section: SectionDraft) =>
      section.kind === kind &&
      (section.inline !== undefined || entriesOf(linesAt(lines, section.at), kind).length > 0);
    if (all.some(has)) continue;
    for (const section of all.filter((one) => one.kind !== kind && mayGoOn.includes(one.kind))) {
      const from = beginOf(section, kind, lines);
      if (from >= 0) all.push(partFrom(from, section, kind, lines));
    }
  }
  return all;
}
