import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import type {
  ResumeEntry,
  ResumeSection,
  ResumeStructure,
} from '@commons/contracts/resumes/resume-structure';
import { entriesOf } from './entries/entries.js';
import { withLabelColon } from './entries/labels/record-columns.js';
import { looksOf, withHeadingStyles, withWholeHeadings } from './headings/heading-looks.js';
import { isContactHeading, knownHeading } from './headings/headings.js';
import { plainHeading } from './headings/plain-heading.js';
import { withoutLetterGaps } from './headings/spaced-letters.js';
import { isBullet } from './lines/bullet.js';
import type { DocumentLine } from './lines/document-line.js';
import { withPlainColon } from './lines/fields.js';
import { isLineOfLanguages, languagesIn, withoutLabel } from './lists/languages.js';
import { certificationsIn, isDrivingLicence, skillsIn } from './lists/lists.js';
import { contactOf, hasContactData } from './person/contact.js';
import { withWholeAddresses } from './person/email-address.js';
import { hasName } from './person/location.js';
import { labelledName, nameBeside, nameOf } from './person/name.js';
import { signedName } from './person/signature.js';
import { narrativeLines } from './prepared/narrative-lines.js';
import { withRecordRows } from './prepared/record-rows.js';
import { withRunInLines } from './prepared/run-in-lines.js';
import { withWholeNames } from './prepared/wrapped-names.js';
import { resumeWithin } from './sections/cover-letter.js';
import { sectionHeadings } from './sections/section-headings.js';
import type { SectionDraft } from './sections/section-kinds.js';
import { sectionsAt, withContentSections, withLetterApart } from './sections/sections.js';
import { isStreet } from './vocabulary/places.js';

/** Lines of a text without headings that may name the person. */
const headLines = 8;

/** Maximum entries of a résumé. */
const maxEntries = 100;

/** Contact data is searched in the head, in sections such as "Contact", and in page headers and footers. */
function contactIndexes(
  lines: readonly DocumentLine[],
  sections: readonly SectionDraft[],
  head: readonly number[],
): number[] {
  // A title followed by the town could be read as the beginning of a summary.
  const untitled = sections
    .filter(({ heading, kind }) => heading === '' && kind !== 'other')
    .flatMap(({ at }) => at);
  const own =
    sections.length > 0
      ? [...head, ...untitled.filter((at) => at < headLines)]
      : head.slice(0, headLines);
  const contact = sections.filter(({ heading }) => isContactHeading(heading));
  const edges = lines.flatMap(({ region }, at) => (region === undefined ? [] : [at]));
  const inline = contact.filter((section) => section.inline).map(({ line }) => line);
  return [...new Set([...own, ...contact.flatMap(({ at }) => at), ...inline, ...edges])];
}

/** Whether text of another column is at the height of a line. */
function isBeside(own: DocumentLine | undefined, lines: readonly DocumentLine[]): boolean {
  const { x, y, width, column, page } = own ?? {};
  if (x === undefined || y === undefined || width === undefined) return false;
  return lines.some(
    (other) =>
      other.column !== column &&
      other.page === page &&
      other.region === undefined &&
      Math.abs((other.y ?? 0) - y) < 2 * (other.size ?? 10) &&
      ((other.x ?? 0) > x + width || (other.x ?? 0) + (other.width ?? 0) < x),
  );
}

const sectionOf = (
  { kind, heading, line, at, inline, confidence }: SectionDraft,
  texts: readonly string[],
  lines: readonly DocumentLine[],
): ResumeSection => ({
  ...(isBeside(lines[line], lines) && { beside: true }),
  kind,
  heading,
  line,
  at: inline ? [line, ...at] : at,
  lines: [...(inline ? [inline] : []), ...at.map((index) => texts[index] ?? '')],
  confidence,
});

const entryKinds: readonly ResumeSectionKind[] = ['experience', 'education'];

/** "Quinsigamond College, CNA 2019. Achimota School, 2014." behind the heading "Education:". */
const entriesInOneLine = (text: string): string[] =>
  text
    .split(/(?<=\b(?:(?:19|20)\d{2}|present|now)\)?)[.;](?:\s+|$)/iu)
    .filter((part) => part.trim() !== '');

/** The entries of all sections of jobs and courses. */
export function entriesOfSections(
  lines: readonly DocumentLine[],
  sections: readonly (Pick<ResumeSection, 'kind' | 'at'> & Partial<SectionDraft>)[],
): ResumeEntry[] {
  return sections
    .flatMap(({ kind, at = [], inline = '', line: first = 0 }, section) => {
      if (!entryKinds.includes(kind)) return [];
      const own = [
        ...entriesInOneLine(inline).map((text) => ({ at: first, line: { text } })),
        ...at.map((index) => ({ at: index, line: lines[index] ?? { text: '' } })),
      ];
      const read = kind === 'education' ? 'education' : 'experience';
      return entriesOf(own, read).map((entry) => ({ ...entry, section }));
    })
    .slice(0, maxEntries);
}

/** "Scheels, Minot" of a person who lives in Minot: the town is no part of the employer. */
function withoutOwnTown(entries: readonly ResumeEntry[], location = ''): ResumeEntry[] {
  return entries.map((entry) => {
    const [, organization, town = ''] = /^(.{2,}), ([^,]+)$/u.exec(entry.organization ?? '') ?? [];
    const isOwn = town.length > 2 && location.split(/[\s,]+\b[A-Z]{2}\b|,\s*/u).includes(town);
    return organization && isOwn ? { ...entry, organization, place: entry.place ?? town } : entry;
  });
}

/** Lines in which the person's name at the head is no name of a job: "DENISE ROWE, BSN, RN" above the first one. */
function withoutNameLine(lines: readonly DocumentLine[], name = ''): readonly DocumentLine[] {
  const isName = ({ text }: DocumentLine) =>
    name !== '' && text.trim().toLowerCase().startsWith(name.toLowerCase());
  return lines.map((line, at) => (at < headLines && isName(line) ? { ...line, text: '' } : line));
}

/** Items of lists below a job or course whose bullets are drawn: they stay list items wherever the text is used. */
function pointsOf(
  lines: readonly DocumentLine[],
  entries: readonly ResumeEntry[],
): ReadonlySet<number> {
  const isPoint = (at: number) => {
    const { indented, text = '' } = lines[at] ?? {};
    return indented === true && !isBullet(text) && /^[\p{Lu}\p{Lo}\d]/u.test(text);
  };
  return new Set(entries.flatMap(({ details }) => details.filter(isPoint)));
}

/** "Languages:" above "German, English": a label on a line of its own. */
const withLabelsBeside = (lines: readonly string[]): string[] =>
  lines.flatMap((line, at) => {
    const isBehindLabel = (lines[at - 1] ?? '').endsWith(':');
    if (isBehindLabel) return [`${lines[at - 1]} ${line}`];
    return line.endsWith(':') && at + 1 < lines.length ? [] : [line];
  });

/** "IT | SAP, DATEV" in a section "Sprachen & IT". */
const isLineOfSkills = (line: string): boolean => {
  const [, label = ''] = /^(?:[•*–-]\s*)?([^|:]{2,30}?)\s*(?:\||:)/u.exec(line) ?? [];
  return (
    /^(?:it|edv|pc|software|informati(?:que|ca))$/i.test(plainHeading(label)) ||
    knownHeading(label) === 'skills'
  );
};

/** Skills, languages and certifications, only from their sections. */
export function listsOf(sections: readonly ResumeSection[]) {
  const of = (kind: ResumeSectionKind) =>
    sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines);
  const spokenLines = of('languages');
  const languages = spokenLines
    .filter((line) => !isLineOfSkills(line))
    .map((line) => (isLineOfLanguages(line) ? withoutLabel(line) : line));
  const skills = [
    ...withLabelsBeside(of('skills')),
    ...spokenLines.filter((line) => isLineOfSkills(line)),
  ];
  // A form about the person has them too: "Languages known: Hindi".
  const spoken = [...skills, ...of('other')].filter(isLineOfLanguages).map(withoutLabel);
  return {
    skills: skillsIn([
      ...skills.filter((line) => !isLineOfLanguages(line)),
      ...languages.filter(isDrivingLicence),
    ]),
    languages: languagesIn([...languages.filter((line) => !isDrivingLicence(line)), ...spoken]),
    certifications: certificationsIn(of('certifications')),
  };
}

/**
 * Parses a résumé into contact data, sections and their entries. Headings are detected by their words or by their
 * common look, and sections without a heading by their content. Data that is not found is absent.
 */
export function structureOf(read: readonly DocumentLine[]): ResumeStructure {
  const plainFields = withRecordRows(read).map((line) => ({
    ...line,
    text: withLabelColon(withPlainColon(withoutLetterGaps(line.text))),
  }));
  const lines = withRunInLines(
    narrativeLines(
      withWholeNames(withHeadingStyles(withWholeHeadings(withWholeAddresses(plainFields)))),
    ),
  );
  const within = resumeWithin(lines);
  const isWithin = ({ line }: { line: number }) => line >= within.from && line < within.to;
  const headings = sectionHeadings(lines).filter(isWithin);
  const { sections: drafts, head } = withContentSections(
    withLetterApart(sectionsAt(lines, headings), within),
    lines,
  );
  const texts = lines.map(({ text }) => text);
  const headLinesOf = head.flatMap((at) => lines[at] ?? []);
  const ofContact = contactIndexes(lines, drafts, head);
  const contactTexts = ofContact.map((at) => texts[at] ?? '');
  const email = contactOf(texts, contactTexts).email;
  const inHeadings = new Set(headings.filter(({ inline }) => !inline).map(({ line }) => line));
  const signed = signedName(texts);
  const isSigned = signed && texts.slice(0, headLines).some((text) => hasName(text, signed));
  const name =
    labelledName(contactTexts, email) ??
    (isSigned ? signed : undefined) ??
    nameOf(headLinesOf, email) ??
    nameBeside(
      lines.slice(0, 60).filter((_, at) => !inHeadings.has(at)),
      looksOf(lines).bodySize || undefined,
    ) ??
    signed;
  const plain = texts.map((text, at) =>
    inHeadings.has(at) ? text.replace(/\s*[:：]$/, '') : text,
  );
  const contact = contactOf(texts, contactTexts, name);
  const entries = withoutOwnTown(
    entriesOfSections(withoutNameLine(lines, name), drafts),
    contact.location,
  );
  const points = pointsOf(lines, entries);
  const pointed = plain.map((text, at) => (points.has(at) ? `• ${text}` : text));
  const sections = drafts.map((draft) => sectionOf(draft, pointed, lines));
  const hasContact = (at: number) =>
    hasContactData(texts[at] ?? '', name) || texts[at] === contact.location;
  return {
    ...(name && { name }),
    ...contact,
    lines: pointed,
    sections,
    entries,
    ...listsOf(sections),
    contact_lines: ofContact
      // The street above the town belongs to it.
      .filter((at) => hasContact(at) || (isStreet(texts[at] ?? '') && hasContact(at + 1)))
      .sort((a, b) => a - b),
  };
}
