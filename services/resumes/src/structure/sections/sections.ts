import { entriesOf } from '../entries/entries.js';
import { narrativeEntry } from '../entries/told/narrative-entries.js';
import type { SectionHeading } from '../headings/section-heading.js';
import { isBullet } from '../lines/bullet.js';
import type { DocumentLine } from '../lines/document-line.js';
import type { SectionLine } from '../lines/section-line.js';
import { isName } from '../person/name.js';
import { namesOccupation } from '../vocabulary/occupations.js';
import { hasOrganizationMark, namesDegree, namesSchool } from '../vocabulary/organizations.js';
import { isNextEntry } from './continued-column.js';
import {
  confidenceByContent,
  linesAt,
  renameByContent,
  type SectionDraft,
} from './section-kinds.js';
import { withStrayEntries } from './stray-entries.js';

export interface Sections {
  readonly sections: SectionDraft[];
  /** Indexes of lines outside of all sections: name, contact data, and what has no heading. */
  readonly head: number[];
}

/** A heading at the end of a column: its section continues below both columns, or on the next page. */
const openSection = (sections: readonly SectionDraft[]) =>
  sections.findLast(({ at, inline }) => at.length === 0 && !inline);

/** Lines to their sections. A column beside another goes on where the first of them began. */
export function sectionsAt(
  lines: readonly DocumentLine[],
  headings: readonly SectionHeading[],
): Sections {
  const byLine = new Map(headings.map((heading) => [heading.line, heading]));
  const sections: SectionDraft[] = [];
  const head: number[] = [];
  let current: SectionDraft | undefined;
  let before: SectionDraft | undefined;
  let around: SectionDraft | undefined;
  let isFloating = false;
  let column: number | undefined;
  for (const [at, line] of lines.entries()) {
    if (line.region === 'footer') continue;
    if (line.column !== column) {
      if (line.floating && !isFloating) around = current;
      if (isFloating && !line.floating) current = around;
      else if (line.floating) current = openSection(sections);
      else if (line.beside)
        current = before ?? (isNextEntry(lines, at, current?.kind) ? current : undefined);
      else current = openSection(sections) ?? current;
      if (!line.beside) before = current;
      isFloating = line.floating ?? false;
      column = line.column;
    }
    const heading = byLine.get(at);
    if (heading) {
      const { kind, text, confidence, inline } = heading;
      current = { kind, heading: text, line: at, at: [], confidence, ...(inline && { inline }) };
      sections.push(current);
    } else if (current) current.at.push(at);
    else head.push(at);
  }
  return { sections, head };
}

/** A letter around the résumé as sections of their own. @param within the lines of the résumé */
export function withLetterApart(
  { sections, head }: Sections,
  { from, to }: { from: number; to: number },
): Sections {
  const letter = (at: number[]): SectionDraft[] =>
    at.length === 0 ? [] : [{ kind: 'other', heading: '', line: at[0] ?? 0, at, confidence: 0.9 }];
  const end = [...head, ...sections.flatMap(({ at }) => at)].filter((index) => index >= to);
  return {
    sections: [
      ...letter(head.filter((index) => index < from)),
      ...sections.map((section) => ({ ...section, at: section.at.filter((index) => index < to) })),
      ...letter(end.sort((one, other) => one - other)),
    ],
    head: head.filter((index) => index >= from && index < to),
  };
}

/** Digits of a phone number alone on its line; two years have eight. */
const minPhone = 9;

/** The name at the top, and contact data: neither names a job. */
const isOfPerson = (text: string, at: number) =>
  (at < 2 && isName(text) && !namesOccupation(text)) ||
  /^\S+@\S+$|\S@\S+\.\S/.test(text) ||
  (/^\+?[\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= minPhone);

/** "Associate in Business, Erie Community College", although an associate is an occupation too. */
const isDegreeIn = (text: string) =>
  namesSchool(text) &&
  /\b(?:bachelor|master|associate)(?:['’]?s)?(?: degree)? (?:of|in) \p{Lu}/u.test(
    text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()),
  );

/** Courses that sentences describe. */
const toldCourses = (lines: readonly SectionLine[]) =>
  entriesOf(
    lines.filter(({ line }) => narrativeEntry(line.text, 'education')),
    'education',
  );

/** Jobs and courses without any heading above them. */
function findEntries({ sections, head }: Sections, lines: readonly DocumentLine[]): SectionDraft[] {
  const kinds = new Set(sections.map(({ kind }) => kind));
  if (kinds.has('experience') && kinds.has('education')) return [];
  const own = linesAt(
    lines,
    head.filter((at) => !isOfPerson(lines[at]?.text ?? '', at)),
  );
  const dated = [...entriesOf(own, 'experience'), ...toldCourses(own)]
    .filter(({ start, end }) => start ?? end)
    .sort((one, other) => (one.named[0] ?? 0) - (other.named[0] ?? 0));
  const found: SectionDraft[] = [];
  for (const { named, details, start } of dated) {
    const text = named.map((at) => lines[at]?.text ?? '').join(' ');
    const isCourse =
      (namesDegree(text) || namesSchool(text)) && (!namesOccupation(text) || isDegreeIn(text));
    const kind = isCourse ? 'education' : 'experience';
    const isNarrative = narrativeEntry(text, 'experience') !== undefined;
    const isJob = namesOccupation(text) || hasOrganizationMark(text);
    const isSure = isCourse || isNarrative || (start !== undefined && isJob);
    const last = found.at(-1);
    const at = [...named, ...details].sort((a, b) => a - b);
    // What follows a job is one too, whatever its title.
    const isNext = last?.kind === kind && last.at.at(-1) === (at[0] ?? 0) - 1;
    if (!(isSure || isNext) || kinds.has(kind)) continue;
    if (last?.kind === kind) last.at.push(...at);
    else {
      found.push({ kind, heading: '', line: at[0] ?? 0, at, confidence: confidenceByContent });
    }
  }
  return found;
}

const sentence = /^(?!.*@)(?:\S+\s+){8,}\S+/u;
/** "Baker and pastry lead who opens at four.": one whole sentence. */
const pitch = /^(?!.*@)\p{Lu}(?:\S+\s+){5,}\p{L}+[.!]$/u;
/** Minimum words of a text below the name. */
const minWords = 15;

const minCompetencies = 4;

/** "Labor Relations ▪ FMLA/ADA ▪ Kronos": competencies in one line below the name, without a heading. */
function findSkills({ sections, head }: Sections, lines: readonly DocumentLine[]): SectionDraft[] {
  if (sections.length === 0 || sections.some(({ kind }) => kind === 'skills')) return [];
  const at = head.filter((index) => {
    const items = (lines[index]?.text ?? '').split(/\s+[▪•|·◆■]\s+/);
    return (
      items.length >= minCompetencies &&
      items.every((item) => /^\p{Lu}[^@\d]*$/u.test(item) && item.split(/\s+/).length <= 4)
    );
  });
  const [line] = at;
  if (line === undefined) return [];
  return [{ kind: 'skills', heading: '', line, at, confidence: confidenceByContent }];
}

/** A text of sentences below the name, without a heading. */
function findSummary({ sections, head }: Sections, lines: readonly DocumentLine[]): SectionDraft[] {
  if (sections.some(({ kind }) => kind === 'summary')) return [];
  const first = head.findIndex((at) => {
    const text = lines[at]?.text ?? '';
    return sentence.test(text) || pitch.test(text);
  });
  if (first < 0) return [];
  const rest = head.slice(first);
  const end = rest.findIndex((at, step) => {
    const text = lines[at]?.text ?? '';
    return (
      at !== (rest[0] ?? 0) + step ||
      isBullet(text) ||
      /@|\d{3}[\s.-]?\d{3,4}/u.test(text) ||
      text.split(/\s+/).length < 3
    );
  });
  const at = rest.slice(0, end < 0 ? rest.length : end);
  const text = at.map((index) => lines[index]?.text ?? '').join(' ');
  if (text.split(/\s+/).length < minWords && !pitch.test(text)) return [];
  const confidence = confidenceByContent;
  return [{ kind: 'summary', heading: '', line: at[0] ?? 0, at, confidence }];
}

/** Adds sections without a heading, and names those with an unknown heading, by their content. */
export function withContentSections(found: Sections, lines: readonly DocumentLine[]): Sections {
  renameByContent(found.sections, lines);
  const sections = withStrayEntries(found.sections, lines);
  const added: SectionDraft[] = [];
  for (const find of [findEntries, findSkills, findSummary]) {
    const taken = new Set(added.flatMap(({ at }) => at));
    const head = found.head.filter((at) => !taken.has(at));
    added.push(...find({ sections, head }, lines));
  }
  const taken = new Set(added.flatMap(({ at }) => at));
  return {
    sections: [...sections, ...added].sort((a, b) => a.line - b.line),
    head: found.head.filter((at) => !taken.has(at)),
  };
}
