import mammoth from 'mammoth';
import { type DocumentLine, unreadable } from '../structure/document-line.js';
import { knownHeading } from '../structure/headings.js';
import { countedEdges } from './docx-parts.js';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The only four entities in mammoth's output. */
const decodeEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');

const plain = (html: string) =>
  decodeEntities(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Longest label, date or place in a table whose rows belong together. */
const longestLabel = 40;

/** A row without a nested table. */
const innerRow = /<tr>((?:(?!<t(?:r|able)\b).)*?)<\/tr>/gs;
const cellStart = /<t[dh]\b[^>]*>/;
const firstBlock = /^\s*<p>(.*?)<\/p>/s;

/**
 * Joins the cells of a row such as "2019 - 2022" beside "Florist, Bloom House" into a line, if all cells but one are
 * short. A heading beside its section stays a separate line, and so do columns of text.
 */
function rowJoined(row: string, cellsOfRow: string): string {
  const cells = cellsOfRow.split(cellStart).slice(1).filter(plain);
  const isLabel = (cell: string) =>
    plain(cell).length <= longestLabel && cell.match(/<(?:p|li|h\d)>/g)?.length === 1;
  const long = cells.filter((cell) => !isLabel(cell));
  const firsts = cells.map((cell) => plain(firstBlock.exec(cell)?.[1] ?? ''));
  const canJoin = cells.length > 1 && long.length <= 1 && firsts.every(Boolean);
  if (!canJoin || firsts.some((text) => knownHeading(text))) return row;
  const html = cells.map((cell) => firstBlock.exec(cell)?.[1]).join(' | ');
  return `<p>${html}</p>${long[0]?.replace(firstBlock, '') ?? ''}`;
}

/** Addresses of links that differ from the link text. */
const link = /<a href="(?:mailto:)?([^"]{4,300})">(.*?)<\/a>/gs;
const isAddress = /^(?:https?:\/\/|[^\s@]+@)/i;

function linkSpoken(all: string, href: string, words: string): string {
  const address = href.replace(/\?.*$/, '').replace(/\/$/, '');
  const bare = address.replace(/^https?:\/\/(?:www\.)?/i, '').toLowerCase();
  const isSaid = plain(words).toLowerCase().includes(decodeEntities(bare));
  return isAddress.test(address) && plain(words) && !isSaid ? `${words} (${address})` : all;
}

/** A block in mammoth's HTML: a paragraph, heading or list item. */
const block = /<(h[1-6]|p|li|td|th)>(.*?)(?=<\/?(?:h[1-6]|p|li|td|th|tr|ul|ol|table)>|$)/gs;

function linesOfBlock([, tag = '', html = '']: RegExpMatchArray, inList: boolean): DocumentLine[] {
  const isBold = /^\s*<strong>.*<\/strong>\s*$/s.test(html) && !/<\/strong>.*<strong>/s.test(html);
  return html
    .split(/<br ?\/>/)
    .flatMap((part) => part.split('\t'))
    .map(plain)
    .filter(Boolean)
    .map((text) => ({
      text: inList ? `• ${text}` : text,
      heading: /^h[1-6]$/.test(tag),
      apart: isBold && !inList,
    }));
}

const linesOfHtml = (html: string): DocumentLine[] =>
  [...html.replace(innerRow, rowJoined).replace(link, linkSpoken).matchAll(block)].flatMap(
    (found) => linesOfBlock(found, found[1] === 'li'),
  );

/** Of page footers, only contact data counts: no page numbers, no dates. */
const reaches = /@|https?:|www\.|\d[\d\s().–-]{6,}\d/;

/** Paragraphs of a page header or footer, without formatting. */
const linesOfEdge = (xml: string): DocumentLine[] =>
  xml
    .split('</w:p>')
    .map((paragraph) =>
      [...paragraph.matchAll(/<w:(t|tab|br)\b[^>]*>([^<]*)/g)]
        .map(([, tag, text = '']) => (tag === 't' ? text : ' '))
        .join(''),
    )
    .map((text) => decodeEntities(text).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((text) => ({ text }));

/**
 * The lines of a DOCX. The parser cannot access other files, so external entities are never fetched.
 * @throws Error with one of `unreadable`
 */
export async function readDocx(bytes: Uint8Array): Promise<DocumentLine[]> {
  const buffer = Buffer.from(bytes);
  const { headers, feet } = await countedEdges(bytes);
  // Skips images, which would be inlined in the text.
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
  const { value } = await mammoth.convertToHtml({ buffer }, { convertImage });
  const foot = feet.flatMap(linesOfEdge).filter(({ text }) => reaches.test(text));
  const edges = new Map(
    [...headers.flatMap(linesOfEdge), ...foot].map((line) => [line.text, line]),
  );
  const lines = [...edges.values(), ...linesOfHtml(value)];
  if (!lines.some(({ text }) => /\p{L}/u.test(text))) throw new Error(unreadable.noText);
  return lines;
}
