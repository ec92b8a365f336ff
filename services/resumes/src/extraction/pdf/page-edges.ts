import type { PdfItem, PdfRow } from './pdf-item.js';
import type { PdfPage } from './reading-order.js';
import { chunksOf } from './sides.js';

/** Share of the page's height at its top and bottom that may have headers and footers. */
const edge = 0.12;

/** Footers: "Jane Doe – 1/2", "Page 1 of 2", "Seite 2", "- 3 -". */
const pageNumber =
  /^.{0,60}?(?:\b(?:page|seite|p[áa]gina|pagina|strona|стр\.?|pg\.?)\s*\d{1,2}\b.{0,12}|\b\d{1,2}\s*(?:\/|of|von|de|di|sur|van|из|z)\s*\d{1,2}|[-–—]\s*\d{1,2}\s*[-–—])$|^第?\s*\d{1,2}\s*页?$|\b(?:r[ée]sum[ée]|curriculum vit(?:ae|æ)|lebenslauf|cv)[\s·|–-]+\d{1,2}$|^(?:page|seite|página|pagina|strona) \d{1,2} [–-] curr/iu;

/** Notes about the file itself. */
const fileNote =
  /^(?:last updated|updated|last modified|printed|generated|created with|stand:|mis à jour)\b.{0,60}$/iu;

/** Contact data in a footer is worth reading. */
const reaches = /@|https?:|www\.|\b[\w-]+\.(?:com|org|net|dev|io|de|me)\b|\+?\d[\d\s().–-]{6,}\d/i;

export interface Edges {
  readonly pages: PdfPage[];
  /** Rows of headers and footers with contact data, once each. */
  readonly rows: { readonly page: number; readonly row: PdfRow }[];
}

const textOf = ({ items }: PdfRow) =>
  items
    .map(({ text }: PdfItem) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Equal for "Page 1" and "Page 2". */
const pattern = (row: PdfRow) => `${textOf(row).replace(/\d+/g, '#')} ${Math.round(row.y / 6)}`;

const isAtTop = (row: PdfRow, page: PdfPage) => row.y < edge * page.height;
const isAtBottom = (row: PdfRow, page: PdfPage) => row.y > (1 - edge) * page.height;

/** Minimum gap, in points, between the parts of a header: the title of the document, the name. */
const partGap = 8;

/** Share of the first page's height in which the parts of later headers are. */
const head = 0.25;

/** "Curriculum vitae    Jane Doe" at the top of a later page: each part is a text at the top of the first. */
function isHeaderOf(row: PdfRow, first: PdfPage | undefined): boolean {
  const partsOf = ({ items }: PdfRow) => chunksOf(items, partGap).map(({ text }) => text.trim());
  const rows = first?.rows.filter(({ y }) => y < head * first.height) ?? [];
  const known = new Set(rows.flatMap((one) => [textOf(one), ...partsOf(one)]));
  return known.has(textOf(row)) || partsOf(row).every((part) => known.has(part));
}

/** Patterns of rows that are in the same place on several pages. */
function repeatedPatterns(pages: readonly PdfPage[]): Set<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const rows = page.rows.filter((row) => isAtTop(row, page) || isAtBottom(row, page));
    for (const key of new Set(rows.map(pattern))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([key]) => key));
}

/** A last row far below the text, with nothing but addresses, numbers or a note about the file. */
function isLonelyFoot(row: PdfRow, at: number, page: PdfPage): boolean {
  const above = page.rows[at - 1];
  const size = row.items[0]?.size ?? 10;
  const isFar = !above || row.y - above.y > 2.5 * size;
  const text = textOf(row);
  const words = text
    .split(/[\s|•·,]+/)
    .filter((word) => !reaches.test(word) && /\p{L}{2}/u.test(word));
  return at === page.rows.length - 1 && isFar && reaches.test(text) && words.length <= 4;
}

/**
 * Separates headers and footers from the text: page numbers, notes about the file, and rows that repeat on several
 * pages. The first header stays, as it has the name.
 */
export function withoutEdges(pages: readonly PdfPage[]): Edges {
  const repeated = repeatedPatterns(pages);
  const seen = new Set<string>();
  const rows: Edges['rows'] = [];
  const left = pages.map((page) => {
    const kept = page.rows.filter((row, at) => {
      const [isTop, isBottom] = [isAtTop(row, page), isAtBottom(row, page)];
      if (!isTop && !isBottom) return true;
      const text = textOf(row);
      const isLast = at >= page.rows.length - 2 || at < 2;
      if (isLast && (pageNumber.test(text) || (/^\d{1,2}$/.test(text) && isBottom))) return false;
      if (isLast && fileNote.test(text)) return false;
      if (page !== pages[0] && at < 2 && isTop && isHeaderOf(row, pages[0])) return false;
      const key = pattern(row);
      const isAgain = seen.has(key);
      seen.add(key);
      const isRepeated = repeated.has(key);
      if (isRepeated && isTop && !isAgain) return true;
      if (!isRepeated && !(isBottom && isLonelyFoot(row, at, page))) return true;
      if (!isAgain && isBottom && reaches.test(text)) rows.push({ page: page.number, row });
      return false;
    });
    return { ...page, rows: kept };
  });
  return { pages: left, rows };
}
