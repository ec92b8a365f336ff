import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import {
  certain,
  type ResumeEntry,
  type ResumeStructure,
} from '@commons/contracts/resumes/resume-structure';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { languageOf } from '../../facts/language/language.js';
import { aiTexts } from '../../texts/ai-texts.js';
import { isEnglishText } from './language.js';

/** A line with its index in the résumé. */
export interface ViewLine {
  readonly index: number;
  readonly text: string;
}

export interface ViewSection {
  readonly kind: ResumeSectionKind;
  /** Empty for a section without one. */
  readonly heading: ViewLine;
  /** Lines with text. */
  readonly lines: readonly ViewLine[];
  readonly confidence: number;
}

const bullet = /^\s*[-–—•*▪◦‣·]\s+\S/;

export const isBullet = (line: string): boolean => bullet.test(line);

/** The text of a line without its bullet. */
export const withoutBullet = (line: string): string =>
  line.replace(/^\s*(?:[-–—•*▪◦‣·]|\d+[.)])\s+/, '').trim();

/** Dates, addresses and numbers of people: such a line is never reworded. */
const facts =
  /@|https?:|www\.|(?:19|20)\d\d\b.{0,24}(?:(?:19|20)\d\d\b|present|now|current|today|heute|actual|oggi|atual)|^[^\p{Ll}]*(?:19|20)\d\d\W*$/iu;
/** Longest line that consists of a title, an employer and dates. */
const maxNameWords = 12;

const wordsOf = (text: string) => text.trim().split(/\s+/).filter(Boolean);

/** A bullet, or a sentence of some words. */
const isSentence = (text: string) =>
  isBullet(text) ? wordsOf(withoutBullet(text)).length >= 3 : wordsOf(text).length >= 5;

/** Each view of a résumé has its own lines. */
export const isSameLine = (one: ViewLine | undefined, other: ViewLine): boolean =>
  one !== undefined && one.index === other.index && one.text === other.text;

/** The sections of a résumé whose record has no indexes: they are found by their text. */
function located(resume: ResumeStructure): { line: number; at: number[] }[] {
  let next = 0;
  const find = (text: string) => {
    const at = resume.lines.indexOf(text, next);
    if (at >= 0) next = at + 1;
    return at;
  };
  return resume.sections.map(({ heading, line, lines, at }) => {
    if (line !== undefined && at) return { line, at };
    const own = heading ? find(heading) : -1;
    return { line: own, at: lines.map((text) => (text.trim() ? find(text) : -1)) };
  });
}

/** A résumé as the measures see it: every line by its index, and which lines are facts. */
export class ResumeView {
  readonly sections: readonly ViewSection[];
  readonly entries: readonly ResumeEntry[];
  readonly isEnglish: boolean;
  readonly isSpanish: boolean;
  /** Texts for the person, in the language of the page. */
  readonly t: Translate;
  /** Texts that become part of the résumé, in its language. */
  readonly own: Translate;
  readonly #inSections = new Map<number, ViewSection>();
  readonly #named: ReadonlySet<number>;
  readonly #details: ReadonlySet<number>;
  readonly #headings: ReadonlySet<number>;

  /** @param language of the findings */
  constructor(
    readonly resume: ResumeStructure,
    language = 'en',
  ) {
    this.t = aiTexts(language);
    const places = located(resume);
    this.sections = resume.sections.map(({ kind, heading, lines, confidence = 1 }, section) => {
      const { line = -1, at = [] } = places[section] ?? {};
      const own = lines.map((text, position) => ({ index: at[position] ?? -1, text }));
      return {
        kind,
        heading: { index: heading ? line : -1, text: heading },
        lines: own.filter(({ text }) => text.trim()),
        confidence,
      };
    });
    for (const section of this.sections) {
      for (const { index } of section.lines) this.#inSections.set(index, section);
    }
    this.#headings = new Set(
      this.sections.map(({ heading }) => heading.index).filter((index) => index >= 0),
    );
    this.entries = resume.entries ?? [];
    const jobs = this.entries.filter(({ kind }) => kind === 'experience');
    this.#named = new Set(this.entries.flatMap(({ named }) => named));
    this.#details = new Set(jobs.flatMap(({ details }) => details));
    this.isEnglish = isEnglishText(resume.lines);
    this.isSpanish = !this.isEnglish && languageOf(resume.lines.join('\n')) === 'es';
    this.own = aiTexts(this.isSpanish ? 'es' : 'en');
  }

  /** Lines with text, with their indexes. */
  get lines(): ViewLine[] {
    return this.resume.lines.flatMap((text, index) => (text.trim() ? [{ index, text }] : []));
  }

  /** The lines at some indexes. */
  linesAt(indexes: readonly number[]): ViewLine[] {
    return indexes.flatMap((index) => {
      const text = this.resume.lines[index]?.trim();
      return text ? [{ index, text }] : [];
    });
  }

  of(kind: ResumeSectionKind): ViewSection[] {
    return this.sections.filter((section) => section.kind === kind);
  }

  linesOf(kind: ResumeSectionKind): ViewLine[] {
    return this.of(kind).flatMap(({ lines }) => lines);
  }

  /** Whether the reading is certain that a section is of its kind. */
  isCertain(kind: ResumeSectionKind): boolean {
    return this.of(kind).some(({ confidence }) => confidence >= certain);
  }

  /**
   * Whether the jobs or courses were read so well that what was not found of them is missing: each has both its names,
   * or no line of the courses is left over, and none says how long.
   */
  isReadWhole(kind: 'experience' | 'education'): boolean {
    const entries = this.entries.filter((entry) => entry.kind === kind);
    const lines = this.linesOf(kind);
    const areWhole = entries.every(({ title, organization }) => title && organization);
    const isLeft = !lines.every(({ index }) => this.#named.has(index));
    return (
      (entries.length > 0 || !this.resume.entries) &&
      (areWhole || (kind === 'education' && !isLeft)) &&
      !lines.some(({ text }) => duration.test(text))
    );
  }

  /** The line that represents the head: its name, else the first line. */
  get headLine(): ViewLine {
    const { name } = this.resume;
    const named =
      name && this.lines.find(({ text }) => text.toLowerCase().includes(name.toLowerCase()));
    return named || (this.lines[0] ?? { index: 0, text: '' });
  }

  /**
   * The name with the lines below it, up to the next heading. With a sidebar it is read after it, although it is
   * at the top of the page.
   */
  get titleLines(): ViewLine[] {
    const name = this.resume.name?.toLowerCase() ?? '';
    const { head } = this;
    const isNamed = (text: string) =>
      text.length > 2 && (text.toLowerCase().includes(name) || name.startsWith(text.toLowerCase()));
    const from = name ? head.findIndex(({ text }) => isNamed(text.trim())) : -1;
    if (from < 0) return [];
    const rest = head.slice(from);
    const end = rest.findIndex(({ index }, at) => index !== (rest[0]?.index ?? 0) + at);
    return rest.slice(0, end < 0 ? rest.length : end);
  }

  /** Lines outside of all sections. */
  get head(): ViewLine[] {
    return this.lines.filter((line) => !this.#inSections.has(line.index) && !this.isHeading(line));
  }

  /** Lines with a date alone that belong to no job and no course: the reading did not find what they are of. */
  get strayDates(): ViewLine[] {
    return this.lines.filter(({ index, text }) => !this.#named.has(index) && onlyYears.test(text));
  }

  isHeading({ index }: ViewLine): boolean {
    return this.#headings.has(index);
  }

  isContact({ index }: ViewLine): boolean {
    return this.resume.contact_lines?.includes(index) === true;
  }

  /** Whether a line names a job or course, or describes a job. */
  isOfEntry({ index }: ViewLine): boolean {
    return this.#named.has(index) || this.#details.has(index);
  }

  /** Whether a line states facts: a name, heading, title, employer, date or contact data. It is never reworded. */
  isFact({ index, text }: ViewLine): boolean {
    const section = this.#inSections.get(index);
    if (!section || this.#named.has(index)) return true;
    if (this.isContact({ index, text })) return true;
    return !isBullet(text) && facts.test(text) && wordsOf(text).length <= maxNameWords;
  }

  /** What the person did: the sentences of the jobs. */
  get statements(): ViewLine[] {
    const isDetail = ({ index }: ViewLine) => this.#details.size === 0 || this.#details.has(index);
    return this.linesOf('experience').filter(
      (line) =>
        isDetail(line) && !this.isFact(line) && isSentence(line.text) && !isOnlyDates(line.text),
    );
  }
}

/** "2009 — 2012", "(2016 - present)": years without a word that says of what. */
const onlyYears = /^[\s(]*(?:19|20)\d\d(?:\s*[-–—|/]\s*(?:(?:19|20)\d\d|present|now)?)?[\s)]*$/i;

/** "3 years", "One Year", "6-Months". */
const duration =
  /(?:\d|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten))[\s-]*(?:years?|yrs?|months?|weeks?)(?!\p{L})/iu;

/** "Sep. 2023 Mar. 2024": dates, whatever is between them. */
const isOnlyDates = (text: string) => {
  const years = withoutBullet(text).match(/\b(?:19|20)\d\d\b/g)?.length ?? 0;
  return years > 0 && wordsOf(withoutBullet(text)).length <= 2 + 2 * years;
};
