import type { DocumentLine } from '../../structure/document-line.js';
import type { Region } from './columns.js';
import type { PdfItem, PdfRow } from './pdf-item.js';

const bullet = /^[•▪◦‣·●○∙*–■□◆➢➤►✓✔❖-](?=\s|$)/u;

/** A gap wider than this many letter heights separates entries; justified text has gaps of up to one and a half. */
const entryGap = 2;
const wordGap = 0.15;

/** Maximum indent, in letter heights, of a list item's text to the right of its bullet. */
const hangingIndent = 2.5;

const longestNote = 34;
const notedPoints = 4;

/** A row with the measures that decide which rows form one line. */
interface TextRow {
  text: string;
  readonly x: number;
  right: number;
  y: number;
  readonly size: number;
  /** The font of most letters. */
  readonly font: string;
  readonly above: number;
}

/** Gap in letter heights. */
const gapBetween = (before: PdfItem, item: PdfItem) =>
  (item.x - before.right) / Math.min(item.size, before.size);

/** Whether letters are spaced (`W O R K`), as one item or many: they form one word. */
function isSpaced(items: readonly PdfItem[]): boolean {
  const signs = items.flatMap(({ text }) => text.trim().split(/\s+/));
  const letters = signs.filter((sign) => /^\p{L}$/u.test(sign)).length;
  return letters >= 4 && letters >= 0.9 * signs.length;
}

/** For items of single letters: word gaps are wider than most letter gaps. */
function wordGapOfSpaced(items: readonly PdfItem[]): number {
  const gaps = items.slice(1).map((item, at) => gapBetween(items[at] ?? item, item));
  const isLetters = items.filter(({ text }) => text.trim().length === 1).length > items.length / 2;
  const usual = gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
  return isLetters ? Math.max(wordGap, 1.6 * usual) : wordGap;
}

function joined(items: readonly PdfItem[]): string {
  const spaced = isSpaced(items);
  const space = spaced ? wordGapOfSpaced(items) : wordGap;
  let text = '';
  let before: PdfItem | undefined;
  for (const item of items) {
    const gap = before ? gapBetween(before, item) : 0;
    const isEntry = gap > entryGap && text.trim().length > 1 && !spaced;
    const own = spaced ? item.text.replace(/(?<=\p{L}) (?=\p{L})/gu, '') : item.text;
    text += (isEntry ? ' | ' : gap > space ? ' ' : '') + own;
    before = item;
  }
  return text.replace(/\s+/g, ' ').trim();
}

function fontOf(items: readonly PdfItem[]): string {
  const letters = new Map<string, number>();
  for (const { font, text } of items) letters.set(font, (letters.get(font) ?? 0) + text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function textRow({ items, y }: PdfRow, above: number): TextRow {
  const text = joined(items);
  const [first] = items;
  return {
    text,
    x: first?.x ?? 0,
    right: Math.max(...items.map((item) => item.right)),
    y,
    size: Math.max(...items.map(({ size }) => size)),
    font: fontOf(items),
    above: y - above,
  };
}

/**
 * An address may be broken at its hyphen, and a phone number may begin with a bracket: neither continues a sentence.
 */
const isContact = (line: TextRow, row: TextRow) =>
  /@\S*$/.test(line.text) || /^\(\d/.test(row.text);

/** Whether a row continues the line before: the rest of a bullet, or of a sentence that reached the edge. */
function goesOn(row: TextRow, line: TextRow, edge: { left: number; right: number }): boolean {
  if (bullet.test(row.text) || Math.abs(row.size - line.size) > 0.5) return false;
  if (row.above > 1.75 * row.size || isContact(line, row)) return false;
  const reached = line.right > edge.right - 0.15 * (edge.right - edge.left);
  const indent = row.x - line.x;
  if (bullet.test(line.text)) return indent > 2 && indent < hangingIndent * row.size;
  const isBroken = /\p{Ll}[-‐]$/u.test(line.text) && /^\p{Ll}/u.test(row.text);
  if (isBroken && Math.abs(indent) < 3) return true;
  const isMidSentence = /[\p{Ll}\p{N}][-‐]$|[,;]$/u.test(line.text) || /^[\p{Ll}(]/u.test(row.text);
  return reached && isMidSentence && Math.abs(indent) < 3;
}

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
  if (!isNote || !line) return;
  line.text += row.text.slice(at);
  row.text = row.text.slice(0, at);
}

/** The lines of a region, with wrapped rows joined. */
export function linesOf(region: Region): DocumentLine[] {
  const lines: TextRow[] = [];
  const items = region.flatMap((row) => row.items);
  const edge = {
    left: Math.min(...items.map(({ x }) => x)),
    right: Math.max(...items.map(({ right }) => right)),
  };
  let above = Number.NEGATIVE_INFINITY;
  for (const row of region) {
    const next = textRow(row, above);
    above = row.y;
    const line = lines.at(-1);
    if (!next.text) continue;
    moveNote(next, lines);
    if (line && goesOn(next, line, edge)) {
      line.text = append(line.text, next.text);
      line.right = next.right;
    } else lines.push(next);
  }
  return lines.map(({ text, size, font, x, right, y, above: gap }) => ({
    text,
    size,
    font,
    x,
    y,
    width: right - x,
    apart: gap > 1.6 * size,
  }));
}
