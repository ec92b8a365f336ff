import { hasDates } from '../../structure/dates/dates.js';
import { knownHeading, withWordGaps } from '../../structure/headings/headings.js';
import type { DocumentLine } from '../../structure/lines/document-line.js';
import { withAccents } from './accents.js';
import { labelOf, withLabels } from './bold-labels.js';
import type { Region } from './columns.js';
import { indentedLines } from './indents.js';
import {
  gapBetween,
  isSpaced,
  withoutLetterSpaces,
  wordGap,
  wordGapOfSpaced,
} from './letter-spacing.js';
import { withLatinRuns, withPhone, withTurnedBrackets } from './mirrored-text.js';
import type { PdfItem, PdfRow } from './pdf-item.js';
import {
  appended,
  bullet,
  goesOn,
  hangingIndent,
  paragraphRows,
  type TextRow,
} from './wrapped-rows.js';

/** A gap wider than this many letter heights separates entries; justified text has gaps of up to one and a half. */
const entryGap = 2;

const longestNote = 34;
const notedPoints = 4;

/** Minimum gap, in letter heights, between separate words, such as skills in frames. */
const chipGap = 0.75;

/** Whether all items of a row are separate although they contain spaces. */
function areChips(items: readonly PdfItem[]): boolean {
  const gaps = items.slice(1).map((item, at) => gapBetween(items[at] ?? item, item));
  const hasSpaces = items.some(({ text }) => /\S\s\S/.test(text));
  const isWide = gaps.some((gap) => gap >= 1) || hasSpaces;
  return items.length > 1 && isWide && gaps.every((gap) => gap >= chipGap);
}

/** Minimum gaps between the words of a line that is stretched to both edges, and how much they may differ. */
const minStretched = 3;
const stretch = 1.6;

/** A short last line that a program has stretched: all its gaps are alike, and most of its words are in small letters. */
function isStretched(items: readonly PdfItem[]): boolean {
  const own = items.filter(({ text }) => text.trim());
  const gaps = own
    .slice(1)
    .map((item, at) => gapBetween(own[at] ?? item, item))
    .filter((gap) => gap > wordGap);
  const small = own.filter(({ text }) => /^\s*[\p{Ll}&,(]/u.test(text)).length;
  return (
    gaps.length >= minStretched &&
    Math.max(...gaps) <= stretch * Math.min(...gaps) &&
    small * 2 >= own.length
  );
}

/** Chinese has no spaces between its words; letters that are set apart are one text. */
const isWithinHan = (before: string, behind: string) =>
  /\p{Script=Han}$/u.test(before) && /^\p{Script=Han}/u.test(behind);

/** "S ENIOR": the capital of a word in small capitals is larger than the rest, which may be set a little apart. */
const isWithinSmallCapitals = (before: PdfItem, { text, size }: PdfItem) =>
  /(?:^|\P{L})\p{Lu}$/u.test(before.text) && /^\p{Lu}{2}/u.test(text) && before.size > 1.1 * size;

/** Minimum gap, in letter heights, and minimum rows that define the left edge of a table's cells. */
const cellGap = 0.75;
const minCells = 3;
const minCellShare = 0.15;

/** Left edges, in whole points, at which cells of many rows begin: a label and its text are two parts of a line. */
function cellEdges(region: Region): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { items } of region) {
    for (const [at, item] of items.entries()) {
      const before = items[at - 1];
      const isLabel = before && !/^(?:\d{1,2}[.)]|.)$/u.test(before.text.trim());
      if (!isLabel || gapBetween(before, item) < cellGap) continue;
      counts.set(Math.round(item.x), (counts.get(Math.round(item.x)) ?? 0) + 1);
    }
  }
  const least = Math.max(minCells, minCellShare * region.length);
  return new Set([...counts].flatMap(([x, count]) => (count >= least ? [x] : [])));
}

function joined(
  row: readonly PdfItem[],
  isMirrored: boolean,
  cells: ReadonlySet<number> = new Set(),
): string {
  const items = isMirrored ? withLatinRuns(row) : row;
  const spaced = isSpaced(items);
  const isOneText = !spaced && isStretched(items);
  const entry = !spaced && areChips(items) ? chipGap : entryGap;
  const space = spaced ? wordGapOfSpaced(items) : wordGap;
  let text = '';
  let before: PdfItem | undefined;
  for (const item of items) {
    const gap = before ? gapBetween(before, item) : 0;
    const isCell = gap >= cellGap && cells.has(Math.round(item.x));
    // A dash alone between the years of a narrow column is no bullet: its text is too far.
    const isSign = text.trim().length <= 1 && !(/^[-–—]$/.test(text.trim()) && gap > hangingIndent);
    const isEntry = (gap >= entry || isCell) && !isSign && !spaced && !isOneText;
    const close = withoutLetterSpaces(item.text);
    const own = spaced ? close.replace(/(?<=\p{L}) (?=\p{L})/gu, '') : close;
    const isOneWord =
      isWithinHan(text, own) || (before !== undefined && isWithinSmallCapitals(before, item));
    const isWord = gap > space && !(gap < chipGap && isOneWord);
    text += (isEntry ? ' | ' : isWord ? ' ' : '') + own;
    before = item;
  }
  const line = withAccents(text)
    .replace(/\s+/g, ' ')
    .replace(/\|(?: \|)+/g, '|')
    .trim();
  if (isMirrored) return withPhone(withTurnedBrackets(line));
  if (!spaced) return line;
  const whole = line.replace(/(?<=\p{L}) (['’]) (?=\p{L})|(?<=\p{L})(-) (?=\p{L})/gu, '$1$2');
  return whole.includes(' ') ? whole : withWordGaps(whole);
}

function fontOf(items: readonly PdfItem[]): string {
  const letters = new Map<string, number>();
  for (const { font, text } of items) letters.set(font, (letters.get(font) ?? 0) + text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function textRow(
  { items, y }: PdfRow,
  above: number,
  isMirrored: boolean,
  cells: ReadonlySet<number>,
): TextRow {
  const text = joined(items, isMirrored, cells);
  const [first] = items;
  return {
    text,
    x: first?.x ?? 0,
    right: Math.max(...items.map((item) => item.right)),
    y,
    size: Math.max(...items.map(({ size }) => size)),
    font: fontOf(items),
    firstFont: first?.font ?? '',
    lastFont: items.at(-1)?.font ?? '',
    label: labelOf(items),
    above: y - above,
  };
}

/** The rest of a label, below it in the first cell of a table: "Name and type of" above "organisation". */
const isRestOfLabel = (row: TextRow, line: TextRow, cells: ReadonlySet<number>) =>
  /^\p{Ll}/u.test(row.text) &&
  line.text.includes(' | ') &&
  row.above <= 1.75 * row.size &&
  [...cells].some((x) => x > line.x && x < line.right && row.right < x);

/** Moves a date or place beside the first bullets of an entry to the line that names the entry. */
function moveNote(row: TextRow, lines: readonly TextRow[]): void {
  const at = row.text.lastIndexOf(' | ');
  const isRest = bullet.test(lines.at(-1)?.text ?? '') && /^\p{Ll}/u.test(row.text);
  const isPoint = isRest || bullet.test(row.text);
  const isNote = at > 0 && row.text.length - at <= longestNote && isPoint;
  const line = lines.slice(-notedPoints).findLast(({ text }) => !bullet.test(text));
  // "• B.Sc. | 2005" in a list of courses keeps its dates.
  const areOnPoints = lines.some(({ text }) => bullet.test(text) && /\s\|\s[^|]+$/.test(text));
  if (!isNote || areOnPoints || !line || knownHeading(line.text) || hasDates(line.text)) return;
  line.text += row.text.slice(at);
  row.text = row.text.slice(0, at);
}

/** The lines of a region, with wrapped rows joined. */
export function linesOf(region: Region, isMirrored = false): DocumentLine[] {
  const lines: TextRow[] = [];
  const items = region.flatMap((row) => row.items);
  const edge = {
    left: Math.min(...items.map(({ x }) => x)),
    right: Math.max(...items.map(({ right }) => right)),
  };
  const cells = cellEdges(region);
  const rows = region
    .map((row, at) =>
      textRow(row, region[at - 1]?.y ?? Number.NEGATIVE_INFINITY, isMirrored, cells),
    )
    .filter(({ text }) => text);
  const paragraphs = paragraphRows(rows, edge);
  for (const [at, next] of rows.entries()) {
    const line = lines.at(-1);
    const before = rows[at - 1];
    moveNote(next, lines);
    const isInParagraph = before !== undefined && paragraphs.has(before) && paragraphs.has(next);
    if (line && isRestOfLabel(next, line, cells)) {
      line.text = line.text.replace(' | ', ` ${next.text} | `);
      line.y = next.y;
    } else if (line && goesOn(next, line, edge, isInParagraph)) {
      line.text = appended(line.text, next.text);
      line.right = next.right;
      line.lastFont = next.lastFont;
    } else lines.push(next);
  }
  const indented = indentedLines(lines);
  return withLabels(lines).map(({ text, size, font, x, right, y, above: gap }, at) => ({
    text,
    size,
    font,
    x,
    y,
    width: right - x,
    apart: gap > 1.6 * size,
    ...(indented[at] && { indented: true }),
  }));
}
