import { getDocumentProxy } from 'unpdf';
import { type DocumentLine, unreadable } from '../../structure/lines/document-line.js';
import { withoutIcons } from './icons.js';
import { withLigatures, withWholeWords } from './lost-ligatures.js';
import { withMeasuredLetters } from './lost-widths.js';
import { withoutMargin } from './margin-headings.js';
import { withoutEdges } from './page-edges.js';
import { lengthOf, type PdfItem, printedOnce, rowsOf } from './pdf-item.js';
import { linesOf } from './pdf-lines.js';
import { withoutRadicals } from './radicals.js';
import { withoutRaised } from './raised-text.js';
import { inReadingOrder, type PdfPage } from './reading-order.js';
import { withRecordTables } from './record-tables.js';
import { ruledLinesOf } from './ruled-lines.js';
import { withRuledTables } from './ruled-tables.js';
import { withPlainCapitals } from './small-capitals.js';
import { withPlainBullet } from './symbol-bullets.js';
import { withWholeDates } from './wrapped-cells.js';

/** Longest side of a page in the format, in points (ISO 32000-1 annex C). A file may claim any size. */
const longestSide = 14_400;

/** Maximum pages read; a longer file is not a résumé. */
const maxPages = 20;

/** Maximum text items on one page; more are not from a human author. */
const maxItems = 20_000;

/** Fewer letters in a file with pictures mean scanned pages, perhaps with a stray number. */
const minLetters = 20;

/** Maximum letters read from a file: the rest would not be stored, and a page may take long. */
const maxLetters = 60_000;

/** Letters per word, on average, from which a text has lost its spaces. */
const longestWords = 12;

/** "●●●●○" beside a skill. */
const drawnRating = /^[●○◉◯★☆⬤■□▮▯\s]{3,}$/;

/** Icons of symbol fonts, which have no meaning as text. */
const symbols = /[\p{Co}\p{Cc}\uFFFD]/gu;

/** Other forms of a letter. An ordinal, "1.º", says more than the letter in it. */
const variants = /[^ºª]+/g;

interface RawItem {
  readonly str?: string;
  readonly transform?: readonly number[];
  readonly width?: number;
  readonly fontName?: string;
}

/**
 * @param page transform of the visible page: crop, rotation, origin in the upper left corner (`PageViewport.transform`)
 */
function itemOf(
  { str = '', transform = [], width = 0, fontName = '' }: RawItem,
  page: readonly number[],
): PdfItem | undefined {
  const [m0 = 0, m1 = 0, m2 = 0, m3 = 0, m4 = 0, m5 = 0] = page;
  const [t0 = 0, t1 = 0, , , t4 = 0, t5 = 0] = transform;
  const [a, b] = [m0 * t0 + m2 * t1, m1 * t0 + m3 * t1];
  const [x, y] = [m0 * t4 + m2 * t5 + m4, m1 * t4 + m3 * t5 + m5];
  const plain = withPlainBullet(withPlainCapitals(str))
    .replace(symbols, '')
    .replace(variants, (sign) => sign.normalize('NFKC'));
  const text = withoutRadicals(plain).replaceAll('\u00AD', '');
  // Rotated text is a watermark or a margin note.
  if (!text.trim() || drawnRating.test(text) || Math.abs(b) > Math.abs(a)) return undefined;
  return { text, x, right: x + width, y, size: Math.hypot(a, b) || 1, font: fontName };
}

/**
 * Some fonts do not map glyphs to letters: the extracted text is shifted along the alphabet, without spaces. Scripts
 * without spaces also have no capitals.
 */
function isGarbled(lines: readonly DocumentLine[]): boolean {
  const text = lines.map((line) => line.text).join('\n');
  const letters = text.match(/[\p{Lu}\p{Ll}]/gu)?.length ?? 0;
  return letters >= 3 * minLetters && letters > longestWords * text.split(/\s+/).length;
}

/** Text far off the page is invisible, and the search for columns would extend to it. */
const isNear = ({ x, right }: PdfItem, side: number) => x > -side && right < 2 * side;

const lettersOf = (lines: readonly DocumentLine[]) =>
  lines.reduce((sum, { text }) => sum + text.length, 0);

async function open(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, {
      isEvalSupported: false,
      stopAtErrors: false,
      verbosity: 0,
      // The pictures are not looked at.
      maxImageSize: 1,
      disableFontFace: true,
    });
  } catch (error) {
    const isLocked = (error as Error).name === 'PasswordException';
    throw new Error(isLocked ? unreadable.encrypted : unreadable.damaged);
  }
}

/** Pictures are streams of their own, never compressed together with other objects (ISO 32000-1, 7.5.7). */
const hasPictures = (bytes: Uint8Array) =>
  /\/Subtype\s*\/Image\b/.test(Buffer.from(bytes).toString('latin1'));

/**
 * The lines of a PDF in reading order, from the positions of the text.
 * @throws Error with one of `unreadable`
 */
export async function readPdf(bytes: Uint8Array): Promise<DocumentLine[]> {
  // Before the parser takes the bytes over.
  const isPictured = hasPictures(bytes);
  const document = await open(bytes);
  const pages: RawPage[] = [];
  let letters = 0;
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const { transform, width, height } = page.getViewport({ scale: 1 });
    const read = withLigatures(items.slice(0, maxItems) as RawItem[]);
    const found = read.map((item) => itemOf(item, transform));
    const side = Math.min(width, longestSide);
    const near = found.filter((item): item is PdfItem => item !== undefined && isNear(item, side));
    const whole = withWholeWords(withoutRaised(printedOnce(withMeasuredLetters(near))));
    const drawn = withRuledTables(whole, await ruledLinesOf(page, transform));
    pages.push({ number, width: side, height, items: drawn });
    page.cleanup();
    letters += lengthOf(near);
    if (letters > maxLetters) break;
  }
  await document.loadingTask.destroy();
  const lines = linesOfPages(inWritingOrder(pages));
  if (lettersOf(lines) < (isPictured ? minLetters : 1)) throw new Error(unreadable.noText);
  if (isGarbled(lines)) throw new Error(unreadable.garbled);
  return lines;
}

interface RawPage extends Pick<PdfPage, 'number' | 'height'> {
  readonly width: number;
  readonly items: readonly PdfItem[];
}

/** Share of the letters from which a document is read from right to left. */
const minShare = 0.3;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;

/** Mirrors the pages of a document in Arabic or Hebrew, so that all else is the same for both directions. */
function inWritingOrder(pages: readonly RawPage[]): PdfPage[] {
  const text = pages.flatMap(({ items }) => items.map((item) => item.text)).join('');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isMirrored = (text.match(rightToLeft)?.length ?? 0) > minShare * letters;
  return pages.map(({ number, width, height, items }) => {
    const mirrored = items.map((item) => ({
      ...item,
      x: width - item.right,
      right: width - item.x,
    }));
    const rows = withRecordTables(
      withWholeDates(withoutIcons(rowsOf(isMirrored ? mirrored : items))),
    );
    return { number, height, isMirrored, rows };
  });
}

/** Contact data of headers and footers comes last, outside of all sections. */
function linesOfPages(all: readonly PdfPage[]): DocumentLine[] {
  const { pages, rows } = withoutEdges(all);
  const regions = inReadingOrder(pages);
  const isMirrored = pages[0]?.isMirrored ?? false;
  const body = regions.flatMap(({ rows: region, page, column, beside = false }) =>
    linesOf(withoutMargin(region), isMirrored).map((line) => ({ ...line, page, column, beside })),
  );
  const edges = rows.flatMap(({ page, row }) =>
    linesOf([row], isMirrored).map((line) => ({ ...line, page, region: 'footer' as const })),
  );
  return [...body, ...edges];
}
