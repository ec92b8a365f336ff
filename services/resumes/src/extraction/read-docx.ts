import mammoth from 'mammoth';
import { type DocumentLine, unreadable } from './document-line.js';
import { countedHeaders } from './docx-parts.js';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Only these four stand in what mammoth writes. */
const decodeEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');

const plain = (html: string) =>
  decodeEntities(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** A block of mammoth's HTML: one paragraph, heading or point of a list. */
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
  [...html.matchAll(block)].flatMap((found) => linesOfBlock(found, found[1] === 'li'));

/** Text of a page header: its paragraphs, without form. */
const linesOfHeader = (xml: string): DocumentLine[] =>
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
 * The lines of a DOCX. Outside entities are never fetched: the parser knows no other files.
 * @throws Error with one of `unreadable`
 */
export async function readDocx(bytes: Uint8Array): Promise<DocumentLine[]> {
  const buffer = Buffer.from(bytes);
  const headers = await countedHeaders(bytes);
  // Pictures are of no use and would be carried along as text.
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
  const { value } = await mammoth.convertToHtml({ buffer }, { convertImage });
  const lines = [...headers.flatMap(linesOfHeader), ...linesOfHtml(value)];
  if (!lines.some(({ text }) => /\p{L}/u.test(text))) throw new Error(unreadable.noText);
  return lines;
}
