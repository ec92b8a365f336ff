import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import { datesIn } from '../../structure/dates/dates.js';
import { knownHeading } from '../../structure/headings/headings.js';
import { namesSchool } from '../../structure/vocabulary/organizations.js';
import { placeScore } from '../../structure/vocabulary/places.js';
import { arePairsOfLabels } from './label-pairs.js';
import { type PdfItem, type PdfRow, rowsOf } from './pdf-item.js';
import { isLeft, minGap, sides, textOf } from './sides.js';

/** Longest typical entry in a column of dates or labels, whose rows belong to the text beside them. */
const labelLetters = 24;

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Whether there is a heading with no text beside it, unlike a label such as "Languages". */
const hasHeading = (entries: readonly (readonly [string, string])[]) =>
  entries.some(([own, other]) => knownHeading(own) && (!other || knownHeading(other)));

/** Labels share one look; in a sidebar the headings differ from the text below them. */
function hasHeadingLook(items: readonly PdfItem[]): boolean {
  const rows = rowsOf(items).map((row) => ({ text: textOf(row.items), look: lookOf(row.items) }));
  const headings = rows.filter(({ text }) => knownHeading(text));
  const looks = new Set(headings.map(({ look }) => look));
  const others = rows.filter(({ text }) => !knownHeading(text));
  const alike = others.filter(({ look }) => looks.has(look));
  return headings.length > 0 && others.length >= 3 && alike.length * 3 <= others.length;
}

const lookOf = ([first, ...rest]: readonly PdfItem[]) => {
  const text = textOf(first ? [first, ...rest] : []);
  const capitals = text === text.toUpperCase() && /\p{Lu}{2}/u.test(text);
  return `${Math.round((first?.size ?? 0) * 2)} ${first?.font} ${capitals}`;
};

/** Whether a text is a date with only a few other words. */
export const isDate = (text: string) =>
  (date.test(text) && text.length <= labelLetters) || isOnlyDates(text);

/** "September 2016 – December 2021 (5 years)": nothing but dates, however long. */
function isOnlyDates(text: string): boolean {
  const found = datesIn(text);
  return found !== undefined && found.from <= 2 && found.to >= text.trimEnd().length - 2;
}
const date = /\b(?:19|20)\d{2}\b/;
const isOnlyHeading = ([own, other]: readonly [string, string]) => !other && knownHeading(own);

/** "2021-", or a dash between a year above it and one below. */
const dashBehind = /(?:^|\d)\s?[-–—]\s*$/;
/** Longest rest of dates on a line of its own, in letters. */
const longestRest = 12;

/** Whether a column of dates also has headings: each date is on the line of its text, and no heading is beside them. */
function isDated(
  dates: readonly (readonly [string, string])[],
  texts: readonly (readonly [string, string])[],
): boolean {
  const own = dates.filter(
    (entry, at) =>
      !isOnlyHeading(entry) &&
      /[\p{L}\p{N}]/u.test(entry[0]) &&
      // "2018-06 – 2021-" above "02": the rest of a date in a narrow cell.
      !(dashBehind.test(dates[at - 1]?.[0] ?? '') && entry[0].length <= longestRest),
  );
  const dated = own.filter(([text]) => date.test(text) || isOnlyDates(text));
  const beside = dated.filter(([, text]) => text);
  const shared = own.filter(([note, text]) => text && placeScore(note) < 0.7);
  return (
    dated.length > 0 &&
    beside.length >= 0.75 * dated.length &&
    beside.length >= 0.6 * shared.length &&
    !texts.some(isOnlyHeading)
  );
}

/** A column of headings alone, in the margin: all look the same. */
function areHeadings(items: readonly PdfItem[]): boolean {
  const rows = rowsOf(items);
  const known = rows.filter((row) => knownHeading(textOf(row.items)));
  return known.length >= 2 && new Set(rows.map((row) => lookOf(row.items))).size === 1;
}

/** Headings of sections and dates of jobs in one margin, each beside its text, below the name and the address. */
function isMarginOfHeadingsAndDates(
  entries: readonly (readonly [string, string])[],
  others: readonly (readonly [string, string])[],
): boolean {
  const first = entries.findIndex(([own]) => knownHeading(own));
  const margin = first < 0 ? [] : entries.slice(first);
  const headings = margin.filter(([own]) => knownHeading(own));
  return (
    new Set(headings.map(([own]) => knownHeading(own))).size >= 2 &&
    headings.some(([, other]) => other) &&
    margin.every(([own, other]) => knownHeading(own) || (other && isDate(own))) &&
    !others.some(isOnlyHeading)
  );
}

/** "Hamburg, den 12.11.2026" and the name below it, as a German curriculum vitae ends. */
function withoutSignature(
  entries: readonly (readonly [string, string])[],
): readonly (readonly [string, string])[] {
  const end = entries.findLastIndex(([own, other]) => other || knownHeading(own)) + 1;
  return entries.length - end <= 2 ? entries.slice(0, end) : entries;
}

/**
 * Headings of sections alone in their rows, and below them dates or labels, each beside its text: a curriculum vitae as
 * a table. The rows of jobs and schools begin with dates, and text goes on below the first line of at least one.
 */
function isSheetOfDates(
  entries: readonly (readonly [string, string])[],
  others: readonly (readonly [string, string])[],
): boolean {
  let kind: ResumeSectionKind | undefined;
  const kinds = new Set<ResumeSectionKind>();
  let dates = 0;
  for (const [own, other] of withoutSignature(entries)) {
    const heading = other ? undefined : knownHeading(own);
    if (heading) {
      kind = heading;
      kinds.add(kind);
    } else if (kind && !other) return false;
    else if (kind === 'experience' || kind === 'education') {
      if (!isDate(own)) return false;
      dates += 1;
    } else if (kind && own.length > labelLetters) return false;
  }
  return (
    kinds.size >= 2 &&
    dates >= 2 &&
    others.length > dates &&
    !others.some(([own]) => knownHeading(own))
  );
}

/** Minimum labels of a margin, and maximum length of one in letters. */
const minLabels = 4;
const longestMarginLabel = 40;

/**
 * Labels and dates in a margin with headings among them, each label beside its text: all headings are in the margin, and
 * hardly any label is alone in its row, as those of a sidebar are.
 */
function isMarginOfLabels(
  margin: readonly (readonly [string, string])[],
  texts: readonly (readonly [string, string])[],
): boolean {
  const labels = margin.filter(([own]) => !knownHeading(own));
  const beside = labels.filter(([, other]) => other);
  return (
    labels.length >= minLabels &&
    beside.length >= 0.9 * labels.length &&
    labels.every(([own]) => own.length <= longestMarginLabel) &&
    !texts.some(([own]) => knownHeading(own))
  );
}

/** "Georgia State University", "Atlanta, GA": what a column of courses repeats, but no form as a label. */
const isSchoolOrTown = (text: string) =>
  placeScore(text) >= 0.7 || (namesSchool(text) && /^\p{Lu}\S*(?:\s\p{Lu}\S*)+$/u.test(text));

/** Minimum rows of a form whose labels repeat in each entry: "Dates", "Employer", "Dates", "Employer". */
const minFormRows = 4;

function isForm(entries: readonly (readonly [string, string])[]): boolean {
  const labels = entries
    .filter(([own, other]) => other && !/\d/.test(own) && !isSchoolOrTown(own))
    .map(([own]) => own);
  const again = labels.filter((label, at) => labels.indexOf(label) !== at);
  return (
    new Set(again).size >= 2 && labels.filter((one) => again.includes(one)).length >= minFormRows
  );
}

/** "Wayne Clinic 2006–2012": a cell, and the date in the last one of its row. */
export const endsInDate = (text: string) => {
  const found = datesIn(text);
  return found !== undefined && found.to >= text.trimEnd().length - 2;
};

/**
 * Jobs or courses in rows of cells, "title, employer, dates": all text on the right is beside some on the left, and most
 * of it ends in dates.
 */
const areRowsOfEntries = (right: readonly (readonly [string, string])[]): boolean =>
  right.length >= 2 &&
  right.every(([own, other]) => other && !knownHeading(own)) &&
  right.filter(([own]) => endsInDate(own)).length >= 0.6 * right.length;

/** The texts on both sides of a position, each with the text beside it. */
function entriesAt(rows: readonly PdfRow[], x: number) {
  const of = rows.map(({ items }) => ({
    left: textOf(items.filter((item) => isLeft(item, x))),
    right: textOf(items.filter((item) => !isLeft(item, x))),
  }));
  return {
    left: of.filter((row) => row.left).map((row) => [row.left, row.right] as const),
    right: of.filter((row) => row.right).map((row) => [row.right, row.left] as const),
  };
}

/** A heading that is wider than the margin: "Beruflicher Werdegang" above dates and their texts. */
const isWideHeading = ({ items }: PdfRow, x: number) =>
  (items[0]?.x ?? 0) < x &&
  items.some((item) => item.x < x && !isLeft(item, x)) &&
  knownHeading(textOf(items));

/** Whether all rows are a curriculum vitae as a table, whose texts begin at this position. */
export function isSheet(rows: readonly PdfRow[], x: number): boolean {
  const edge = x - minGap / 2;
  const narrow = rows.map((row) =>
    isWideHeading(row, edge)
      ? { ...row, items: row.items.map((item) => ({ ...item, right: Math.min(item.right, edge) })) }
      : row,
  );
  const { left, right } = entriesAt(narrow, edge);
  return isSheetOfDates(left, right);
}

/** Dates or labels beside their text, each on the line of its text. */
export function isTable(rows: readonly PdfRow[], x: number): boolean {
  const { left, right } = entriesAt(rows, x);
  const [fewer] = left.length <= right.length ? [left, right] : [right, left];
  const shared = fewer.filter(([, other]) => other).length;
  const isNarrow = (entries: readonly (readonly [string, string])[]) =>
    median(entries.map(([own]) => (isOnlyDates(own) ? 0 : own.length))) <= labelLetters;
  if (isMarginOfLabels(left, right)) return true;
  if (arePairsOfLabels(rows, x) || isForm(left) || isMarginOfHeadingsAndDates(left, right))
    return true;
  if (isSheetOfDates(left, right) || areRowsOfEntries(right)) return true;
  if (isNarrow(left) && isDated(left, right)) return true;
  if (isNarrow(right) && isDated(right, left)) return true;
  const { left: leftItems, right: rightItems } = sides(rows, x);
  if (areHeadings(leftItems) || areHeadings(rightItems)) return true;
  if (!isNarrow(fewer)) return false;
  const isLeftFewer = left.length <= right.length;
  const own = sides(rows, x)[isLeftFewer ? 'left' : 'right'];
  return shared >= 0.6 * fewer.length && !hasHeading(fewer) && !hasHeadingLook(own);
}
