import { getDocumentProxy } from 'unpdf';
import { type DocumentLine, unreadable } from '../../structure/document-line.js';
import { regionsOf } from './columns.js';
import { type PdfItem, printedOnce, rowsOf } from './pdf-item.js';
import { linesOf } from './pdf-lines.js';

/** Points of the longest side that the format knows (ISO 32000-1 annex C); a file may claim any. */
const longestSide = 14_400;

/** Nobody reads more; a longer file is no résumé. */
const maximumPages = 20;

/** Pieces of text on one page beyond which it is not a page that somebody wrote. */
const maximumItems = 20_000;

/** Fewer letters in a whole file: pictures of pages, with a stray number at most. */
const leastLetters = 20;

/** Enough of a file: what comes after is not kept, and a page may take long. */
const mostLetters = 60_000;

/** Letters to a word, on average, from which a text has lost its spaces. */
const longestWords = 12;

/** Icons of symbol fonts have no meaning as text. */
const symbols = /[\p{Co}\p{Cc}\uFFFD]/gu;

/** "Jane Doe – 1/2", "Page 1 of 2": the foot of a page. */
const pageFoot = /^.{0,60}\b\d{1,2}\s*(?:\/|of)\s*\d{1,2}$/i;

interface RawItem {
  readonly str?: string;
  readonly transform?: readonly number[];
  readonly width?: number;
}

/**
 * @param page how the page is shown: cut, turned, and counted from its upper left corner (`PageViewport.transform`)
 */
function itemOf(
  { str = '', transform = [], width = 0 }: RawItem,
  page: readonly number[],
): PdfItem | undefined {
  const [m0 = 0, m1 = 0, m2 = 0, m3 = 0, m4 = 0, m5 = 0] = page;
  const [t0 = 0, t1 = 0, , , t4 = 0, t5 = 0] = transform;
  const [a, b] = [m0 * t0 + m2 * t1, m1 * t0 + m3 * t1];
  const [x, y] = [m0 * t4 + m2 * t5 + m4, m1 * t4 + m3 * t5 + m5];
  const text = str.replace(symbols, '').normalize('NFKC').replaceAll('\u00AD', '');
  // Turned text is a watermark or a margin note.
  if (!text.trim() || Math.abs(b) > Math.abs(a)) return undefined;
  return { text, x, right: x + width, y, size: Math.hypot(a, b) || 1 };
}

/**
 * Some fonts do not say which letters their signs are: what comes out is shifted along the alphabet, and its spaces are
 * gone. Scripts without spaces have no capitals either.
 */
function isGarbled(lines: readonly DocumentLine[]): boolean {
  const text = lines.map((line) => line.text).join('\n');
  const letters = text.match(/[\p{Lu}\p{Ll}]/gu)?.length ?? 0;
  return letters >= 3 * leastLetters && letters > longestWords * text.split(/\s+/).length;
}

/** Far beside its page nobody sees a text, and columns would be looked for all the way to it. */
const isNear = ({ x, right }: PdfItem, side: number) => x > -side && right < 2 * side;

const lettersOf = (lines: readonly DocumentLine[]) =>
  lines.reduce((sum, { text }) => sum + text.length, 0);

async function open(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, { isEvalSupported: false, stopAtErrors: false });
  } catch (error) {
    const isLocked = (error as Error).name === 'PasswordException';
    throw new Error(isLocked ? unreadable.encrypted : unreadable.damaged);
  }
}

/**
 * The lines of a PDF in reading order, found by where the text stands on the page.
 * @throws Error with one of `unreadable`
 */
export async function readPdf(bytes: Uint8Array): Promise<DocumentLine[]> {
  const document = await open(bytes);
  const lines: DocumentLine[] = [];
  const pages = Math.min(document.numPages, maximumPages);
  for (let number = 1; number <= pages && lettersOf(lines) < mostLetters; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const { transform, width } = page.getViewport({ scale: 1 });
    const found = items.slice(0, maximumItems).map((item) => itemOf(item as RawItem, transform));
    const side = Math.min(width, longestSide);
    const near = found.filter((item) => item !== undefined && isNear(item, side));
    const rows = rowsOf(printedOnce(near as PdfItem[]));
    const ofPage = regionsOf(rows).flatMap(linesOf);
    const isFoot = (at: number, text: string) => at === ofPage.length - 1 && pageFoot.test(text);
    lines.push(...ofPage.filter(({ text }, at) => !isFoot(at, text)));
    page.cleanup();
  }
  await document.loadingTask.destroy();
  if (lettersOf(lines) < leastLetters) throw new Error(unreadable.noText);
  if (isGarbled(lines)) throw new Error(unreadable.garbled);
  return lines;
}
