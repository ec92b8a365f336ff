import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import { hasDates } from '../dates/dates.js';
import { entriesOf } from '../entries/entries.js';
import { isContactHeading } from '../headings/headings.js';
import { withoutBullet } from '../lines/bullet.js';
import type { DocumentLine } from '../lines/document-line.js';
import { fieldIn, isPersonalField } from '../lines/fields.js';
import type { SectionLine } from '../lines/section-line.js';
import { namesOccupation } from '../vocabulary/occupations.js';
import { namesDegree, namesSchool } from '../vocabulary/organizations.js';

/** A section with the indexes of its lines. */
export interface SectionDraft {
  kind: ResumeSectionKind;
  /** Empty if it was recognized by its content. */
  readonly heading: string;
  /** Index of the heading, or of the first line. */
  readonly line: number;
  readonly at: number[];
  readonly inline?: string;
  confidence: number;
}

/** Confidence of a section whose kind is known by its content alone. */
export const confidenceByContent = 0.5;

export const linesAt = (lines: readonly DocumentLine[], at: readonly number[]): SectionLine[] =>
  at.map((index) => ({ at: index, line: lines[index] ?? { text: '' } }));

/** What the dated entries among lines are; undefined without any. */
function kindByContent(lines: readonly SectionLine[]): 'experience' | 'education' | undefined {
  const entries = entriesOf(lines, 'experience').filter(({ start }) => start);
  if (entries.length === 0) return undefined;
  const textOf = (at: number) => lines.find((one) => one.at === at)?.line.text ?? '';
  const texts = entries.map(({ named }) => named.map(textOf).join(' '));
  const jobs = texts.filter((text) => namesOccupation(text)).length;
  const courses = texts.filter((text) => namesDegree(text) || namesSchool(text)).length;
  if (jobs * 2 >= texts.length && jobs >= courses) return 'experience';
  return courses * 2 >= texts.length ? 'education' : undefined;
}

const maxSkillWords = 4;

/** Short items only, separated by commas or one a line. */
function isListOfSkills(lines: readonly SectionLine[]): boolean {
  const items = lines.flatMap(({ line }) => withoutBullet(line.text).split(/\s*[,;|•·、，]\s*/));
  const short = items.filter((item) => item && item.split(/\s+/).length <= maxSkillWords);
  return (
    items.length >= 4 &&
    short.length >= 0.8 * items.length &&
    !items.some((item) => /[@]|\b(?:19|20)\d{2}\b.*\d{4}/.test(item))
  );
}

/** "Carpenter and site foreman, 19 years." below "What I do" or "What I bring" is no list of skills. */
const isOnePitch = ({ at, heading }: SectionDraft, lines: readonly DocumentLine[]) =>
  /^what i (?:do|bring)$/i.test(heading) &&
  at.length > 0 &&
  /[.!]$/.test(lines[at.at(-1) ?? 0]?.text ?? '') &&
  at.every((index) => (lines[index]?.text ?? '').split(/\s+/).length >= 5);

/** "Qualifications", which some people have and others earned: courses with their years. */
const areCourses = ({ kind, heading }: SectionDraft, lines: readonly SectionLine[]) =>
  kind === 'skills' &&
  /^(?:my )?qualifications$/i.test(heading) &&
  lines.filter(({ line }) => hasDates(line.text)).length * 2 >= Math.max(lines.length, 1);

/** Entries with both names and dates, which make a section of jobs or courses whatever its heading. */
const wholeEntries = (lines: readonly SectionLine[], kind: 'experience' | 'education') =>
  entriesOf(lines, kind).filter(({ title, organization, dates }) => title && organization && dates);

/**
 * Headings that people use for two things: "Experience summary" and "Professional qualifications" are jobs and courses
 * where their lines are, if no other section has them.
 */
function kindOfAmbiguous(
  { kind, heading }: SectionDraft,
  lines: readonly SectionLine[],
  sections: readonly SectionDraft[],
): ResumeSectionKind | undefined {
  const has = (other: ResumeSectionKind) => sections.some((one) => one.kind === other);
  if (kind === 'summary' && !has('experience') && wholeEntries(lines, 'experience').length > 0)
    return 'experience';
  const isQualified = kind === 'certifications' && /qualification/i.test(heading);
  const isCourse = lines.some(({ line }) => namesDegree(line.text) || namesSchool(line.text));
  return isQualified && !has('education') && isCourse ? 'education' : undefined;
}

const minPersonal = 2;

/** "Personal profile" above "Date of birth: …", "Nationality: …": a form about the person, no summary. */
const isPersonalForm = (lines: readonly SectionLine[]) => {
  const fields = lines.flatMap(({ line }) => fieldIn(line.text) ?? []);
  return (
    lines.filter(({ line }) => isPersonalField(line.text)).length >= minPersonal &&
    fields.length * 2 >= lines.length
  );
};

/** Sections under headings of unknown words are known by their dated entries. */
export function renameByContent(
  sections: readonly SectionDraft[],
  lines: readonly DocumentLine[],
): void {
  for (const section of sections) {
    if (section.kind === 'summary' && isPersonalForm(linesAt(lines, section.at)))
      section.kind = 'other';
    const told = kindOfAmbiguous(section, linesAt(lines, section.at), sections);
    if (told) section.kind = told;
    if (section.kind === 'skills' && isOnePitch(section, lines)) section.kind = 'summary';
    const isUnknown = section.kind === 'other' && !isContactHeading(section.heading);
    const own = linesAt(lines, section.at);
    if (areCourses(section, own) && !sections.some(({ kind }) => kind === 'education'))
      section.kind = 'education';
    const kind =
      isUnknown && !isPersonalForm(own)
        ? (kindByContent(own) ?? (isListOfSkills(own) ? 'skills' : undefined))
        : undefined;
    if (kind && !sections.some((other) => other.kind === kind)) {
      section.kind = kind;
      section.confidence = confidenceByContent;
    }
  }
}
