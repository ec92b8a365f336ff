import { isBullet } from '../lines/bullet.js';
import type { DocumentLine } from '../lines/document-line.js';
import type { SectionLine } from '../lines/section-line.js';
import { hasOrganizationMark, namesSchool } from '../vocabulary/organizations.js';
import { DatedLines } from './dated-lines.js';
import type { EntryKind } from './entry.js';
import type { EntryDraft } from './entry-draft.js';
import {
  hasPlace,
  isInSmallLetters,
  isName,
  isOpen,
  isSameLook,
  namesSomething,
} from './names/entry-names.js';
import { piecesOf } from './names/entry-pieces.js';
import { isNameBelow } from './names/name-below.js';
import { undatedDrafts } from './undated-entries.js';

/** Maximum lines that name an entry besides the line of its dates. */
const maxNames = 3;

/** Splits the lines of a section into its jobs or courses, by their dates and their formatting. */
export class SectionReader {
  readonly #lines: DatedLines;
  readonly #dated: readonly number[];
  /** The first line with dates; a course before it may have none. */
  readonly #first: number;
  /** Lines above the dates that name the first entry; the others have the same form. */
  readonly #above: number;
  /** Whether the line below the dates names most entries. */
  readonly #isBelow: boolean;

  constructor(
    private readonly lines: readonly SectionLine[],
    private readonly kind: EntryKind,
  ) {
    this.#lines = new DatedLines(lines, kind);
    this.#dated = this.#lines.positions;
    this.#first = this.#dated.find((position) => this.#lines.datesAt(position)) ?? 0;
    this.#isBelow = this.#areNamesBelow();
    this.#above = this.#areOnlyBelow() ? 0 : this.#namesAbove();
  }

  drafts(): EntryDraft[] {
    if (this.#dated.length === 0) return undatedDrafts(this.lines, this.kind);
    const starts = this.#dated.map((position, index) => this.#start(position, index));
    return this.#dated.map((position, index) => {
      const end = starts[index + 1] ?? this.lines.length;
      return this.#draft(starts[index] ?? position, position, end);
    });
  }

  #line(position: number): DocumentLine {
    return this.lines[position]?.line ?? { text: '' };
  }

  #namesAbove(): number {
    const first = this.#first;
    if (first === 0 || isBullet(this.#line(first).text)) return 0;
    // All names are on the line of the dates, as in the entries below.
    const isWhole = this.#lines.partsOn(first).length > 1 && this.#dated.length > 1;
    const isEmployer = hasOrganizationMark(this.#line(first - 1).text);
    if (isWhole && !isEmployer && !this.#areNamedAbove(1)) return 0;
    const isAbove = (position: number) =>
      position >= 0 && !this.#dated.includes(position) && isName(this.#line(position));
    let count = 0;
    while (count < maxNames && isAbove(first - count - 1)) count += 1;
    if (count === first || first > maxNames + 1 || this.#areNamedAbove(count)) return count;
    return Math.min(count, 2);
  }

  /** Whether as many lines name most of the later entries, between their dates and those before. */
  #areNamedAbove(count: number): boolean {
    const later = this.#dated.slice(1);
    const named = later.filter((position) =>
      Array.from({ length: count }, (_, step) => position - step - 1).every(
        (one) => !this.#dated.includes(one) && isName(this.#line(one)),
      ),
    );
    return later.length > 0 && named.length * 2 > later.length;
  }

  #areNamesBelow(): boolean {
    // A name above the first dates and nothing below the last: the names between are above their dates, too.
    const [first = 0] = this.#dated;
    const isNoneBelow = this.#dated.at(-1) === this.lines.length - 1 && this.#dated.length > 1;
    if (isNoneBelow && first > 0 && isName(this.#line(first - 1))) return false;
    const lines = this.#dated
      .map((position) => position + 1)
      .filter((next) => next < this.lines.length && !this.#dated.includes(next));
    const named = lines.filter((next) => {
      const line = this.#line(next);
      const below = next + 1 < this.lines.length ? this.#line(next + 1) : undefined;
      const isDistinct =
        below !== undefined && below.font !== undefined && !isSameLook(below, line);
      const isAboveList = below !== undefined && (isBullet(below.text) || below.indented === true);
      return (
        isName(line) &&
        (hasPlace(line.text) || namesSomething(line.text) || isDistinct || isAboveList)
      );
    });
    return named.length > 0 && named.length * 2 >= lines.length;
  }

  /**
   * "2017 – 2019 | Driver" above "Northwind Rentals": the dates have a name on their line, and a name is below more of
   * them than above.
   */
  #areOnlyBelow(): boolean {
    const later = this.#dated.slice(1);
    if (!this.#isBelow || later.length < 2) return false;
    if (later.some((position) => this.#lines.partsOn(position).length === 0)) return false;
    const names = (position: number) => {
      const line = this.#line(position);
      return (
        position < this.lines.length &&
        !this.#dated.includes(position) &&
        isName(line) &&
        (namesSomething(line.text) || hasPlace(line.text))
      );
    };
    const count = (step: number) => later.filter((position) => names(position + step)).length;
    return count(1) > count(-1);
  }

  /** The first position of the entry with dates at a position. */
  #start(position: number, index: number): number {
    const previous = index === 0 ? -1 : (this.#dated[index - 1] ?? -1);
    const isBare = this.#lines.partsOn(position).length === 0;
    const most = index === 0 ? this.#above : Math.min(this.#above, maxNames);
    let start = position;
    while (position - start < most && start - 1 > previous) {
      const line = this.#line(start - 1);
      if (
        !isName(line) ||
        this.#lines.isContinued(start - 1) ||
        !this.#isLikeFirst(start - 1, position - start)
      )
        break;
      start -= 1;
      if (index > 0 && line.apart === true && line.font === undefined) break;
    }
    const between = position - previous - 1;
    const areAll =
      index > 0 &&
      isBare &&
      this.#above > 0 &&
      between <= maxNames + 1 &&
      Array.from({ length: between }, (_, step) => previous + 1 + step).every(
        (one) =>
          isName(this.#line(one)) &&
          // A line after an empty one begins the entry.
          !(one > previous + 1 && this.#line(one).apart === true && !this.#line(one).font) &&
          (position - one <= this.#above || this.#looksLikeFirst(this.#line(one))) &&
          !isInSmallLetters(this.#line(one).text) &&
          !this.#lines.isContinued(one),
      );
    // Nothing but names between the dates that end one entry and those that end the next.
    if (areAll && this.#lines.partsOn(previous).length === 0) return previous + 1;
    // The line above a bare date names its entry, if that is not the one before.
    if (start === position && isBare && this.#above > 0) {
      const above = position - 1;
      if (above > previous && isName(this.#line(above))) start = above;
    }
    return start;
  }

  /** "9 years 2 months" may stand between an employer and the title of the first job only. */
  #looksLikeFirst(line: DocumentLine): boolean {
    const above = this.lines.slice(this.#first - this.#above, this.#first);
    return line.font === undefined || above.some((one) => isSameLook(one.line, line));
  }

  /** Whether a line looks like the one at the same distance above the first dates. */
  #isLikeFirst(position: number, distance: number): boolean {
    const line = this.#line(position);
    const first = this.#line(this.#first - distance - 1);
    if (line.font !== undefined && this.#looksLikeFirst(line)) return true;
    // In which font most letters are depends on the length of the name before the place.
    const areWithPlace =
      hasPlace(first.text) && (hasPlace(line.text) || !isSameLook(this.#line(position - 1), line));
    return (
      line.font === undefined ||
      isSameLook(first, line) ||
      areWithPlace ||
      namesSomething(line.text)
    );
  }

  #draft(start: number, position: number, end: number): EntryDraft {
    const named = Array.from({ length: position - start + 1 }, (_, step) => start + step);
    const dates = this.#lines.datesAt(position);
    const texts = named.map((one) =>
      one === position ? this.#lines.restOf(one) : this.#line(one).text,
    );
    let next = position + 1;
    const beside: number[] = [];
    while (this.#lines.isContinued(next)) {
      named.push(next);
      // The rest of the dates may be beside the first line of what was done.
      const rest = this.#lines.restOf(next);
      const isSchool = this.kind === 'education' && namesSchool(rest) && !texts.some(namesSchool);
      if (isSchool || piecesOf(texts).parts.length < 2) texts.push(rest);
      else if (rest) beside.push(next);
      next += 1;
    }
    while (next < end && next - position <= maxNames && this.#isNameBelow(next, end, texts)) {
      named.push(next);
      const last = texts.at(-1) ?? '';
      // "University of" goes on below.
      if (isOpen(last)) texts[texts.length - 1] = `${last} ${this.#line(next).text}`;
      else texts.push(this.#line(next).text);
      next += 1;
    }
    const below = this.lines.slice(next, end).map(({ at }) => at);
    const details = [...beside.map((one) => this.lines[one]?.at ?? 0), ...below];
    return {
      named: named.map((one) => this.lines[one]?.at ?? 0),
      details,
      ...(dates && { dates }),
      texts,
    };
  }

  #isNameBelow(position: number, end: number, texts: readonly string[]): boolean {
    return isNameBelow({
      line: this.#line(position),
      ...(position + 1 < end && { below: this.#line(position + 1) }),
      texts,
      kind: this.kind,
      isExpected: this.#isBelow && this.#dated.includes(position - 1),
    });
  }
}
