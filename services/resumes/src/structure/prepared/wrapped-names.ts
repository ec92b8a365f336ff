import { hasDates } from '../dates/dates.js';
import { isOpen } from '../entries/names/entry-names.js';
import { knownHeading } from '../headings/headings.js';
import { isBullet } from '../lines/bullet.js';
import type { DocumentLine } from '../lines/document-line.js';
import { namesOccupation } from '../vocabulary/occupations.js';
import { hasOrganizationMark, namesDegree, namesSchool } from '../vocabulary/organizations.js';

/** Maximum width, in points, of a column in which names are broken. */
const widestColumn = 260;

/** Longest name, in letters, that takes two lines. */
const longestName = 90;

/** Right edge of each column. */
function edgesOf(lines: readonly DocumentLine[]): Map<number, readonly [number, number]> {
  const edges = new Map<number, readonly [number, number]>();
  for (const { column, x, width } of lines) {
    if (column === undefined || x === undefined || width === undefined) continue;
    const [left, right] = edges.get(column) ?? [x, x + width];
    edges.set(column, [Math.min(left, x), Math.max(right, x + width)]);
  }
  return edges;
}

/** Whether the first word of the line below had no room on the line above. */
function wasFull(line: DocumentLine, below: DocumentLine, right: number): boolean {
  const [word = ''] = below.text.split(' ');
  const perLetter = (below.width ?? 0) / Math.max(below.text.length, 1);
  return (line.x ?? 0) + (line.width ?? 0) + perLetter * (word.length + 0.5) > right;
}

/** The longest line of a column can be shorter than the column is wide. */
const isLongest = (line: DocumentLine, below: DocumentLine, lines: readonly DocumentLine[]) =>
  !lines.some(
    (other) =>
      other.column === line.column &&
      ![line.y, below.y].includes(other.y) &&
      rightOf(other) > rightOf(line) - 2,
  );

const rightOf = ({ x = 0, width = 0 }: DocumentLine) => x + width;

const isAlike = (line: DocumentLine, below: DocumentLine) =>
  line.column === below.column &&
  line.page === below.page &&
  line.font === below.font &&
  line.size === below.size &&
  below.apart !== true &&
  Math.abs((line.x ?? 0) - (below.x ?? 0)) < 1.5;

/**
 * Whether a line is the rest of a name: it names nothing on its own, or is the last word of the name.
 * @param isSure whether other lines show how wide the column is
 */
function isRest(line: string, text: string, isSure: boolean): boolean {
  if (isOpen(line)) return true;
  // "CPR/AED" is a certificate of its own.
  if (/^[\p{Lu}\d]+\/[\p{Lu}\d]+$/u.test(text)) return false;
  const isWord = !text.includes(' ');
  if (isWord && (namesSchool(text) || hasOrganizationMark(text))) return !namesSchool(line);
  const isOwn =
    namesOccupation(text) || namesDegree(text) || namesSchool(text) || hasOrganizationMark(text);
  const isNamed = namesDegree(line) || namesSchool(line) || hasOrganizationMark(line);
  return isNamed && !isOwn && (isWord || (isSure && namesDegree(line)));
}

const year = '(?:19|20)\\d{2}';
const beginsDates = new RegExp(`${year}$`);
const goesOnWithDate = new RegExp(`^[–—-]\\s?(?:(?:\\p{L}+\\.? )?${year}|present|now)\\b`, 'iu');
const beginsRange = new RegExp(`${year}\\s?[–—-]$`);
const endOfRange = new RegExp(`^(?:\\p{L}+\\.? )?${year}$`, 'u');

/** "2011" above "— 2014", or "2013 —" above "2016": dates that a narrow column breaks. */
const isRestOfDates = (line: string, text: string) =>
  (beginsDates.test(line) && goesOnWithDate.test(text)) ||
  (beginsRange.test(line) && endOfRange.test(text));

/** "ServSafe Food Handler, No." above "22871904, exp. 2027": the number of a licence. */
const isRestOfNumber = (line: string, text: string) =>
  /\S[\s,]+(?:no\.|nr\.|#|number|licen[cs]e|cert\.?|exp\.|expires)$/i.test(line) &&
  /^#?[A-Z]{0,4}\d/.test(text);

/** "Associate Degree in Business, Doña Ana" above "Community College, 2018": one line of names with its years. */
const isRestOfList = (line: string, text: string) =>
  line.includes(',') && !hasDates(line) && text.includes(',') && hasDates(text);

/** A course above its school, or a title above its employer: two names in one look. */
const areTwo = (line: string, text: string) =>
  ((namesDegree(line) && namesSchool(text)) ||
    (namesOccupation(line) && hasOrganizationMark(text)) ||
    (hasOrganizationMark(line) && namesOccupation(text)) ||
    (namesSchool(line) && namesDegree(text))) &&
  !/\s(?:at|[–—|-])\s|,/.test(line);

/** "College, 2017": the continued name, without the dates after it. */
const withoutDates = (text: string) =>
  // No longer line is joined, and the pattern is slow in one.
  text.slice(0, longestName).replace(/[\s,|–—-]+\(?(?:\p{L}+\.? )?(?:19|20)\d{2}\b[^,]*$/u, '');

const isPlain = (text: string) => !/[.;:|@]$|@/.test(text) && !isBullet(text) && !hasDates(text);

/** The font of most letters. */
function bodyFont(lines: readonly DocumentLine[]): string | undefined {
  const letters = new Map<string, number>();
  for (const { font = '', text } of lines)
    letters.set(font, (letters.get(font) ?? 0) + text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** "THUY-" above "LINH DANG": a double name that is broken at its hyphen. */
const withRest = (line: string, rest: string) =>
  /\p{L}-$/u.test(line) && /^\p{Lu}/u.test(rest) ? line + rest : `${line} ${rest}`;

/** Joins the name of a course or school that is broken in a narrow column: "Lane Community", "College". */
export function withWholeNames(lines: readonly DocumentLine[]): DocumentLine[] {
  const edges = edgesOf(lines);
  const body = bodyFont(lines);
  const joined: DocumentLine[] = [];
  // A name takes two lines, unless the second one ends in its middle.
  let isWhole = false;
  for (const line of lines) {
    const before = joined.at(-1);
    const rest = withoutDates(line.text);
    const [left, right] = edges.get(line.column ?? -1) ?? [0, Number.POSITIVE_INFINITY];
    const isWrapped: boolean =
      before !== undefined &&
      !isWhole &&
      isAlike(before, line) &&
      before.text.length + line.text.length < longestName &&
      isPlain(before.text) &&
      !knownHeading(before.text) &&
      isPlain(rest) &&
      /^[\p{Lu}\p{Ll}(]/u.test(line.text) &&
      wasFull(before, line, right) &&
      ((right - left <= widestColumn &&
        (isRest(before.text, rest.split(',')[0] ?? '', !isLongest(before, line, lines)) ||
          (isRestOfList(before.text, line.text) && !isLongest(before, line, lines)))) ||
        // Two lines in bold of which the first was full are one.
        (line.font !== body && !areTwo(before.text, rest) && !knownHeading(rest)));
    const isNumber =
      before !== undefined &&
      isAlike(before, line) &&
      (isRestOfDates(before.text, line.text) || isRestOfNumber(before.text, line.text));
    if (before && (isWrapped || isNumber))
      joined[joined.length - 1] = { ...before, text: withRest(before.text, line.text) };
    else joined.push(line);
    isWhole = isWrapped && !isOpen(line.text);
  }
  return joined;
}
