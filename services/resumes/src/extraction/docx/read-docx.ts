import { type DocumentLine, unreadable } from '../../structure/lines/document-line.js';
import { docxParts } from './docx-parts.js';
import { isTable, type WordBlock, type WordParagraph, wordBlocks } from './word-blocks.js';
import { type WordFormat, wordLinks, wordStyles } from './word-styles.js';
import { type ColumnCounter, linesOfTable } from './word-table.js';

/** Bullets typed as text. */
const bullet = /^[•▪◦‣·●○∙■□◆➢➤►✓✔❖-]\s/u;
const tabBehindBullet = /^(\s*[•▪◦‣·●○∙■□◆➢➤►✓✔❖–-])\s*\t\s*/u;

/** In page footers only contact data counts, not page numbers or dates. */
const reaches = /@|https?:|www\.|\d[\d\s().–-]{6,}\d/;

class DocxLines {
  #columns = 0;
  readonly #counter: ColumnCounter = { next: () => (this.#columns += 1) };

  constructor(private readonly styleOf: (id: string | undefined) => WordFormat) {}

  of(blocks: readonly WordBlock[]): DocumentLine[] {
    let isApart = true;
    return blocks.flatMap((block) => {
      if (isTable(block)) {
        isApart = true;
        const rows = block.rows.map((cells) => cells.map((cell) => this.of(cell)));
        return linesOfTable(rows, this.#counter);
      }
      const lines = this.#linesOf(block, isApart);
      isApart = lines.length === 0;
      const boxes = block.boxes.flatMap((box) => this.#boxLines(box));
      return [...lines, ...boxes];
    });
  }

  #boxLines(blocks: readonly WordBlock[]): DocumentLine[] {
    const column = this.#counter.next();
    return this.of(blocks).map((line) => ({ column, beside: true, ...line, floating: true }));
  }

  #linesOf({ text, format, style, runs }: WordParagraph, isApart: boolean): DocumentLine[] {
    const base = { ...this.styleOf(style), ...format };
    const most = [...runs].sort((a, b) => b.letters - a.letters)[0]?.format ?? {};
    const look = { ...base, ...most };
    const isBold = runs.length > 0 && runs.every((run) => run.format.bold ?? base.bold ?? false);
    const isList = base.isList === true && base.heading === undefined;
    const font = [isBold, look.italic ?? false, look.capitals ?? false, look.color ?? ''].join(' ');
    return text
      .split('\n')
      .map(partsJoined)
      .filter(Boolean)
      .map((line, at) => ({
        text: isList && at === 0 && !bullet.test(line) ? `• ${line}` : line,
        font,
        apart: (isBold && !isList) || (isApart && at === 0),
        ...(base.heading !== undefined && { heading: base.heading }),
        ...(look.size && { size: look.size }),
      }));
  }
}

/** Parts between tabs are columns of a line, except the text after a typed bullet. */
const partsJoined = (text: string) =>
  text
    .replace(tabBehindBullet, '$1 ')
    .split('\t')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' | ');

/** The lines of page headers or footers, each once. */
function edgeLines(xmls: readonly string[], lines: DocxLines, region: 'header' | 'footer') {
  const all = xmls.flatMap((xml) => lines.of(wordBlocks(xml, new Map())));
  const kept = all.filter(({ text }) => region === 'header' || reaches.test(text));
  const unique = new Map(kept.map((line) => [line.text, line]));
  return [...unique.values()].map(({ text, size }) => ({ text, ...(size && { size }), region }));
}

/**
 * The lines of a DOCX, from its XML: no other file is read, and no external entity is fetched.
 * @throws Error with one of `unreadable`
 */
export async function readDocx(bytes: Uint8Array): Promise<DocumentLine[]> {
  const parts = await docxParts(bytes);
  const reader = new DocxLines(wordStyles(parts.styles));
  const header = edgeLines(parts.headers, reader, 'header');
  const footer = edgeLines(parts.footers, reader, 'footer');
  const body = reader.of(wordBlocks(parts.document, wordLinks(parts.relations)));
  const lines = [...header, ...body, ...footer];
  if (!lines.some(({ text }) => /\p{L}/u.test(text))) throw new Error(unreadable.noText);
  return lines;
}
