import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import { hasDates } from '../dates/dates.js';
import { entriesOf } from '../entries/entries.js';
import type { Entry, EntryKind } from '../entries/entry.js';
import { formJobs } from '../entries/labels/labelled-records.js';
import { isSameLook } from '../entries/names/entry-names.js';
import { couldBeHeading } from '../headings/heading-looks.js';
import { kindOfHeading, knownHeading } from '../headings/headings.js';
import { confidences } from '../headings/section-heading.js';
import { isBullet } from '../lines/bullet.js';
import type { DocumentLine } from '../lines/document-line.js';
import { namesOccupation } from '../vocabulary/occupations.js';
import { hasOrganizationMark, namesDegree, namesSchool } from '../vocabulary/organizations.js';
import { confidenceByContent, linesAt, type SectionDraft } from './section-kinds.js';

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

/** Points by which lines of one list may differ in their indents. */
const minIndent = 6;

const kinds: readonly EntryKind[] = ['experience', 'education'];

/** Whether the words of an entry say that it is a job or a course. */
const isSure = ({ kind, title = '', organization = '', start }: Entry): boolean =>
  kind === 'experience'
    ? namesOccupation(title) &&
      organization !== '' &&
      start !== undefined &&
      ![title, organization].some((text) => namesDegree(text) || namesSchool(text))
    : namesDegree(title) && namesSchool(organization);

/** Sections in which a list of jobs does not go on, although they have names and years. */
const areLists: readonly ResumeSectionKind[] = [
  'experience',
  'education',
  'interests',
  'references',
  'publications',
];

/** An office that one has in an association is no job in the list of jobs. */
const memberships =
  /affiliation|membership|^(?:in the )?community$|civic|(?<!\p{L})associations|mitgliedschaft|afiliacion|membresía|adhésion|associações/iu;

/** Sections whose entries name occupations too ("Certified Technician"): a job there has to name an employer. */
const nameOccupations: readonly ResumeSectionKind[] = ['projects', 'certifications', 'awards'];

/** The line of an entry with its dates. */
const datedLine = ({ named }: Entry, lines: readonly DocumentLine[]): DocumentLine | undefined =>
  named.map((at) => lines[at]).find((line) => line && hasDates(line.text));

/** Where an entry begins. The line above may be the end of a list: "AutoCAD, Excel, Word". */
function firstLine(
  { named }: Entry,
  at: readonly number[],
  lines: readonly DocumentLine[],
): number {
  const isOfList = (text: string) => /,.*,/.test(text) && !hasDates(text);
  return at.findIndex((index) => named.includes(index) && !isOfList(lines[index]?.text ?? ''));
}

/** Whether an entry of another section is a job, by its words. */
function isJob(
  { title = '', organization = '', start, end, present, place }: Entry,
  isAmid: boolean,
) {
  const isNamed = namesOccupation(title) && organization !== '';
  return (
    start !== undefined &&
    (end !== undefined || present === true) &&
    (hasOrganizationMark(organization) || (isNamed && (place !== undefined || !isAmid))) &&
    ![title, organization].some((text) => namesDegree(text) || namesSchool(text))
  );
}

const leftOf = ({ x = 0 }: DocumentLine) => x;
const rightOf = ({ x = 0, width = 0 }: DocumentLine) => x + width;

/** Where the list of jobs or courses goes on in another section, in the same form; -1 if it does not. */
function nextIn(
  section: SectionDraft,
  kind: EntryKind,
  entries: readonly Entry[],
  lines: readonly DocumentLine[],
): number {
  const looks = entries.flatMap((entry) => datedLine(entry, lines) ?? []);
  const isNext = (entry: Entry) => {
    const own = datedLine(entry, lines);
    const isOwn =
      kind === 'experience'
        ? isJob(entry, nameOccupations.includes(section.kind))
        : isSure({ ...entry, kind });
    return (
      isOwn &&
      own !== undefined &&
      looks.some(
        (look) =>
          isSameLook(look, own) &&
          isBullet(look.text) === isBullet(own.text) &&
          look.indented === own.indented &&
          [leftOf, rightOf].some((edge) => Math.abs(edge(look) - edge(own)) < minIndent),
      )
    );
  };
  const next = entriesOf(linesAt(lines, section.at), kind).find(isNext);
  return next ? firstLine(next, section.at, lines) : -1;
}

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
  return firstLine(first, at, lines);
}

/** The part of a section that has jobs or courses, as a section of its own. */
function partFrom(
  from: number,
  section: SectionDraft,
  kind: EntryKind,
  lines: readonly DocumentLine[],
  confidence: number,
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
    confidence,
  };
}

/**
 * Jobs or courses below the text of another section, in a résumé whose own section of them was not found or has none:
 * the heading between them has words that the reader does not know. Jobs also where their list goes on below another
 * heading, such as what was achieved in one of them.
 */
export function withStrayEntries(
  sections: readonly SectionDraft[],
  lines: readonly DocumentLine[],
): SectionDraft[] {
  const all = [...sections];
  const take = (section: SectionDraft, from: number, kind: EntryKind, confidence: number) => {
    const isUnknown = section.kind === 'other' && !knownHeading(section.heading);
    // "Studied" right above a degree is the heading of the courses, and none is left without its lines.
    if ((from >= 0 && from <= 1 && isUnknown) || (from === 0 && section.kind === 'other'))
      Object.assign(section, { kind, confidence: confidenceByContent });
    else if (from >= 0) all.push(partFrom(from, section, kind, lines, confidence));
  };
  for (const kind of kinds) {
    const own = sections.filter((section) => section.kind === kind);
    const entries = own
      .flatMap(({ at }) => entriesOf(linesAt(lines, at), kind))
      .filter(({ title, organization, dates }) => dates ?? (title && organization));
    // "Awards: …" below one course is no end of the list of courses.
    const mayHold = ({ kind: other, heading, inline, line }: SectionDraft) =>
      line > (own[0]?.line ?? 0) &&
      !areLists.includes(other) &&
      !memberships.test(heading) &&
      (kind === 'experience' || inline !== undefined);
    for (const section of entries.length > 0 ? sections.filter(mayHold) : [])
      take(section, nextIn(section, kind, entries, lines), kind, confidences.look);
    if (kind === 'experience') {
      const known = new Set(entries.map(({ start }) => start));
      for (const section of sections.filter(
        (one) => one.kind !== kind && !areLists.includes(one.kind),
      )) {
        const [job] = formJobs(linesAt(lines, section.at)).filter(
          ({ dates }) => !known.has(dates?.start),
        );
        take(section, section.at.indexOf(job?.named[0] ?? -1), kind, confidences.look);
      }
    }
    if (entries.length > 0 || own.some(({ inline }) => inline !== undefined)) continue;
    for (const section of all.filter((one) => one.kind !== kind && mayGoOn.includes(one.kind))) {
      const from = beginOf(section, kind, lines);
      take(section, from, kind, confidenceByContent);
    }
  }
  return all;
}
