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

const bullet = /^[•▪◦‣·●○∙*–■□◆➢➤►✓✔❖-](?=\s|$)/u;

/** A gap wider than this many letter heights separates entries; justified text has gaps of up to one and a half. */
const entryGap = 2;

/** Maximum indent, in letter heights, of a list item's text to the right of its bullet. */
const hangingIndent = 2.5;

/** Usual width of a letter, in letter heights. */
const letterWidth = 0.45;

const longestNote = 34;
const notedPoints = 4;

/** A row with the measures that decide which rows form one line. */
interface TextRow {
  text: string;
  readonly x: number;
  right: number;
  y: number;
  readonly size: number;
  /** The most frequent font, and those of the first and the last item. */
  readonly font: string;
  readonly firstFont: string;
  lastFont: string;
  /** The text at its start that is in a font of its own. */
  readonly label?: string | undefined;
  readonly above: number;
}

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
const leastStretched = 3;
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
    gaps.length >= leastStretched &&
    Math.max(...gaps) <= stretch * Math.min(...gaps) &&
    small * 2 >= own.length
  );
}

/** Chinese has no spaces between its words; letters that are set apart are one text. */
const isWithinHan = (before: string, behind: string) =>
  /\p{Script=Han}$/u.test(before) && /^\p{Script=Han}/u.test(behind);

/** Minimum gap, in letter heights, and minimum rows that define the left edge of a table's cells. */
const cellGap = 0.75;
const leastCells = 3;
const leastCellShare = 0.15;

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
  const least = Math.max(leastCells, leastCellShare * region.length);
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
    const isWord = gap > space && !(gap < chipGap && isWithinHan(text, own));
    text += (isEntry ? ' | ' : isWord ? ' ' : '') + own;
    before = item;
  }
  const line = withAccents(text)
    .replace(/\s+/g, ' ')
    .replace(/\|(?: \|)+/g, '|')
    .trim();
  if (isMirrored) return withPhone(withTurnedBrackets(line));
  if (!spaced) return line;
  const whole = line.replace(/(?<=\p{L}) (['’]) (?=\p{L})/gu, '$1');
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

/**
 * An address may be broken at its hyphen, and a phone number may begin with a bracket: neither continues a sentence.
 */
const isContact = (line: TextRow, row: TextRow) =>
  /@\S*$/.test(line.text) || /^\(\d|^\S+@\S+$/.test(row.text);

/** Whether a row continues the line before: the rest of a bullet, or of a sentence that reached the edge. */
function goesOn(row: TextRow, line: TextRow, edge: { left: number; right: number }): boolean {
  if (bullet.test(row.text) || Math.abs(row.size - line.size) > 0.5) return false;
  if (row.above > 1.75 * row.size || isContact(line, row)) return false;
  // A leading dash is not a bullet if the line above has none.
  if (/^[–—]\s\p{Lu}/u.test(row.text) && Math.abs(row.x - line.x) < 3) return true;
  const reached = line.right > edge.right - 0.15 * (edge.right - edge.left);
  const indent = row.x - line.x;
  // A bold term in a list has its explanation below it.
  const isSameFont = row.firstFont === line.lastFont || /^\p{Ll}/u.test(row.text);
  if (bullet.test(line.text) && !isSameFont) return false;
  if (bullet.test(line.text)) return indent > 2 && indent < hangingIndent * row.size;
  const isBroken = /\p{Ll}[-‐]$/u.test(line.text) && /^\p{Ll}/u.test(row.text);
  if (isBroken && Math.abs(indent) < 3) return true;
  // A name in two fonts, "Acme — Charge", goes on below if "Nurse" had no room.
  const [word = ''] = row.text.split(' ');
  const isMixed = line.firstFont !== line.lastFont && row.firstFont === line.lastFont;
  const hadNoRoom = line.right + letterWidth * row.size * (word.length + 1) > edge.right;
  const isShort = row.text.split(' ').length <= 3 && !/\d{4}/.test(row.text);
  if (isMixed && hadNoRoom && isShort && Math.abs(indent) < 3) return true;
  // "Balayage and color" above "correction", unlike a list whose items all begin in small letters.
  const isCutOff = /^[^\p{Ll}]/u.test(line.text) && /^\p{Ll}/u.test(row.text);
  if (isCutOff && hadNoRoom && Math.abs(indent) < 3 && !hasDates(row.text)) return true;
  const isMidSentence = /[\p{Ll}\p{N}][-‐]$|[,;]$/u.test(line.text) || /^[\p{Ll}(]/u.test(row.text);
  return reached && isMidSentence && Math.abs(indent) < 3;
}

/** The rest of a label, below it in the first cell of a table: "Name and type of" above "organisation". */
const isRestOfLabel = (row: TextRow, line: TextRow, cells: ReadonlySet<number>) =>
  /^\p{Ll}/u.test(row.text) &&
  line.text.includes(' | ') &&
  row.above <= 1.75 * row.size &&
  [...cells].some((x) => x > line.x && x < line.right && row.right < x);

/** `ex-` + `perience` is one word. `self-` + `supervised` cannot be distinguished from it and loses its hyphen too. */
const append = (line: string, rest: string) =>
  /\p{Ll}[-‐]$/u.test(line) && /^\p{Ll}/u.test(rest) ? line.slice(0, -1) + rest : `${line} ${rest}`;

/** Moves a date or place beside the first bullets of an entry to the line that names the entry. */
function moveNote(row: TextRow, lines: readonly TextRow[]): void {
  const at = row.text.lastIndexOf(' | ');
  const isRest = bullet.test(lines.at(-1)?.text ?? '') && /^\p{Ll}/u.test(row.text);
  const isPoint = isRest || bullet.test(row.text);
  const isNote = at > 0 && row.text.length - at <= longestNote && isPoint;
  const line = lines.slice(-notedPoints).findLast(({ text }) => !bullet.test(text));
  if (!isNote || !line || knownHeading(line.text) || hasDates(line.text)) return;
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
  let above = Number.NEGATIVE_INFINITY;
  for (const row of region) {
    const next = textRow(row, above, isMirrored, cells);
    above = row.y;
    const line = lines.at(-1);
    if (!next.text) continue;
    moveNote(next, lines);
    if (line && isRestOfLabel(next, line, cells)) {
      line.text = line.text.replace(' | ', ` ${next.text} | `);
      line.y = next.y;
    } else if (line && goesOn(next, line, edge)) {
      line.text = append(line.text, next.text);
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
