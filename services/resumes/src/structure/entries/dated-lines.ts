import { datesIn, hasDates, withoutHalfBracket } from '../dates/dates.js';
import { isBullet } from '../lines/bullet.js';
import type { DocumentLine } from '../lines/document-line.js';
import { isPersonalField } from '../lines/fields.js';
import type { SectionLine } from '../lines/section-line.js';
import { namesDegree, namesSchool } from '../vocabulary/organizations.js';
import { placeScore } from '../vocabulary/places.js';
import type { EntryKind } from './entry.js';
import { maxEntries } from './entry-draft.js';
import { isPartOfJob } from './job-parts.js';
import { isListedYear, isSameLook, maxWords, wordsOf } from './names/entry-names.js';
import { piecesOf } from './names/entry-pieces.js';
import { beginsInCell, type WrappedDates, wrappedDates } from './wrapped-dates.js';

/** Longest sentence that tells one course. */
const maxWordsOfCourse = 34;

/** Minimum dated bullets that form a list of jobs, when a line without a bullet has a date too. */
const minListed = 2;

/** "Cocinera principal. De mayo de 2019 a la fecha": the word before the dates goes with them. */
const fromWord = /(?:^|[\s.,])(?:from|between|de|desde|entre|du|von|vom|dal|da|van|od)\s*$/iu;

/** "Dean's List, 2019": what one won at a school is no course. */
const award =
  /(?<!\p{L})(?:awards?|prizes?|medal|scholarship|scholar|dean['’]?s list|fellowship|finalist|winner|honou?r roll)(?!\p{L})/iu;

/** "2017 - 2019. Packed and moved homes.", "2019 , Rewrote it.": a sentence behind the dates names nothing. */
const deedBehind =
  /^(?:\.\s+\p{Lu}|\s*,\s+(?:\p{Lu}\p{L}+(?:ed|ing)|Led|Ran|Built|Made)\s).*[\p{L})]\.$/u;

/** The lines of a section that have the dates of its jobs or courses, and what those lines say besides. */
export class DatedLines {
  /** Lines with the dates of an entry. */
  readonly positions: readonly number[];
  readonly #continued = new Set<number>();
  readonly #wrapped = new Map<number, WrappedDates>();

  constructor(
    private readonly lines: readonly SectionLine[],
    private readonly kind: EntryKind,
  ) {
    this.positions = this.#findDated();
  }

  /** Whether the dates of the line above go on in a line. */
  isContinued(position: number): boolean {
    return this.#continued.has(position);
  }

  datesAt(position: number) {
    return this.#wrapped.get(position)?.dates ?? datesIn(this.#line(position).text);
  }

  #line(position: number): DocumentLine {
    return this.lines[position]?.line ?? { text: '' };
  }

  /** Positions of lines with the dates of an entry. */
  #findDated(): number[] {
    const dates = this.lines.flatMap(({ line }, position) =>
      this.#isDated(line.text) || beginsInCell(line.text) ? [position] : [],
    );
    for (const position of dates) {
      const wrapped = this.#continued.has(position)
        ? undefined
        : wrappedDates(this.lines, position);
      if (!wrapped) continue;
      for (let step = 1; step < wrapped.rest.length; step += 1)
        this.#continued.add(position + step);
      this.#wrapped.set(position, wrapped);
    }
    const undated = this.kind === 'education' ? this.#toldWithoutDates(dates) : [];
    const own = [...dates, ...undated]
      .toSorted((one, other) => one - other)
      .filter(
        (position) =>
          !this.#continued.has(position) &&
          !isPartOfJob(this.lines, position, dates) &&
          (this.#wrapped.has(position) ||
            undated.includes(position) ||
            this.#isDated(this.#line(position).text)),
      );
    const plain = own.filter((position) => !isBullet(this.#line(position).text));
    const isRange = (position: number) =>
      this.#wrapped.has(position) || datesIn(this.#line(position).text)?.isRange === true;
    // "- 2008 to 2016 Roto-Rooter, service plumber": a list of jobs above the year of a school.
    const areListed = !plain.some(isRange) && own.filter(isRange).length >= minListed;
    const listed = areListed
      ? this.lines.flatMap(({ line }, position) => (isListedYear(line.text) ? [position] : []))
      : [];
    const dated =
      plain.length > 0 && !areListed
        ? plain
        : [...new Set([...own, ...listed])].toSorted((one, other) => one - other);
    const ranges = dated.filter(isRange);
    if (ranges.length === 0) return dated.slice(0, maxEntries);
    return dated
      .filter((position) => {
        if (ranges.includes(position)) return true;
        const line = this.#line(position);
        if (line.indented && !line.text.includes(' | ')) return false;
        const isAlike =
          line.text.includes(' | ') || ranges.some((other) => isSameLook(this.#line(other), line));
        return (
          isAlike && wordsOf(this.restOf(position)) <= maxWords && this.#isFree(position, ranges)
        );
      })
      .slice(0, maxEntries);
  }

  /** "Pursuing MCA from IGNOU." beside courses with years. */
  #toldWithoutDates(dates: readonly number[]): number[] {
    return this.lines.flatMap(({ line: { text } }, position) => {
      const isNear = [-1, 0, 1].some(
        (step) =>
          dates.includes(position + step) &&
          (step === 0 || this.partsOn(position + step).length === 0),
      );
      const [, course = '', school = ''] =
        /^(.{2,60}?)(?:\s+(?:from|at|[–—-])\s+|,\s+)(.{2,80})$/iu.exec(text) ?? [];
      const isTold =
        namesDegree(course) && (namesSchool(school) || /^\p{Lu}{3,}\.?$/u.test(school));
      return isTold && !isNear && !isBullet(text) ? [position] : [];
    });
  }

  /** "B.Com from Utkal University in 2006 with 62%": a course told in one sentence has its year in it. */
  #isDated(text: string): boolean {
    if (isPersonalField(text)) return false;
    if (this.kind === 'education' && award.test(text) && !namesDegree(text)) return false;
    if (hasDates(text)) return true;
    const isTold =
      this.kind === 'education' &&
      namesDegree(text) &&
      (namesSchool(text) || /\sfrom\s+\p{Lu}/u.test(text));
    return isTold && wordsOf(text) <= maxWordsOfCourse && datesIn(text) !== undefined;
  }

  /** A bare year beside a range is of its entry. */
  #isFree(position: number, ranges: readonly number[]): boolean {
    if (this.partsOn(position).length > 0) return true;
    return !ranges.includes(position - 1) && !ranges.includes(position + 1);
  }

  /** The text of a line without dates. */
  restOf(position: number): string {
    for (const step of [0, 1, 2, 3, 4]) {
      const rest = this.#wrapped.get(position - step)?.rest[step];
      if (rest !== undefined) return rest;
    }
    const { text } = this.#line(position);
    const found = datesIn(text);
    if (!found) return text;
    const [before, behind] = withoutHalfBracket(text.slice(0, found.from), text.slice(found.to));
    // The European form has the town behind its dates: "[ 2014 – 2019 ] Faro, Portugal".
    if (text.startsWith('[') && found.from === 0 && placeScore(behind) >= 0.7)
      return `Place: ${behind.trim()}`;
    if (!found.isRange) return `${before} | ${behind}`;
    return `${before.replace(fromWord, '')} | ${behind.replace(deedBehind, '')}`;
  }

  /** What a line names besides its dates. */
  partsOn(position: number): readonly string[] {
    return piecesOf([this.restOf(position)]).parts;
  }
}
