import { applyFormat, type WordFormat } from './word-styles.js';
import { parseWordXml } from './word-xml.js';

/** A paragraph; tabs and line breaks stay in its text. */
export interface WordParagraph {
  text: string;
  format: WordFormat;
  readonly style?: string;
  /** Number of letters in each formatting, to find the most frequent one. */
  readonly runs: { readonly letters: number; readonly format: WordFormat }[];
  /** Text boxes that are anchored in it. */
  readonly boxes: WordBlock[][];
}

export interface WordTable {
  /** Blocks of the cells of each row. */
  readonly rows: WordBlock[][][];
}

export type WordBlock = WordParagraph | WordTable;

export const isTable = (block: WordBlock): block is WordTable => 'rows' in block;

/** Maximum letters read from a document; the rest would not be stored. */
const maxLetters = 80_000;

/** Deepest nesting of tables and text boxes. */
const deepest = 12;

interface Run {
  text: string;
  format: WordFormat;
}

/** Builds the blocks of a document from its elements. */
class BlockReader {
  readonly #containers: WordBlock[][] = [[]];
  readonly #tables: WordTable[] = [];
  readonly #paragraphs: { -readonly [Key in keyof WordParagraph]: WordParagraph[Key] }[] = [];
  #run: Run | undefined;
  #isText = false;
  #link: string | undefined;
  #linkText = '';
  /** Copies of text boxes for old versions, and deleted text. */
  #skipped = 0;
  #letters = 0;

  constructor(private readonly links: ReadonlyMap<string, string>) {}

  get blocks(): WordBlock[] {
    return this.#containers[0] ?? [];
  }

  open(name: string, attribute: (name: string) => string | undefined): void {
    if (this.#skipped > 0 || name === 'mc:Fallback' || name === 'w:del') {
      this.#skipped += 1;
      return;
    }
    const paragraph = this.#paragraphs.at(-1);
    if (name === 'w:p') this.#paragraphs.push({ text: '', format: {}, runs: [], boxes: [] });
    else if (name === 'w:r') this.#run = { text: '', format: {} };
    else if (name === 'w:t') this.#isText = true;
    else if (name === 'w:tab' && this.#run) this.#add('\t');
    else if ((name === 'w:br' || name === 'w:cr') && this.#run) this.#add('\n');
    else if (name === 'w:noBreakHyphen') this.#add('-');
    // A glyph of a symbol font: in résumés a bullet or an icon.
    else if (name === 'w:sym') this.#add('•');
    else if (name === 'w:tbl') this.#tables.push({ rows: [] });
    else if (name === 'w:tr') this.#tables.at(-1)?.rows.push([]);
    else if (name === 'w:tc' || name === 'w:txbxContent') this.#containers.push([]);
    else if (name === 'w:hyperlink') this.#openLink(attribute('r:id'));
    else if (name === 'w:pStyle' && paragraph) paragraph.style = attribute('w:val') ?? '';
    else if (this.#run) applyFormat(this.#run.format, name, attribute);
    else if (paragraph) applyFormat(paragraph.format, name, attribute);
  }

  close(name: string): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    if (name === 'w:t') this.#isText = false;
    else if (name === 'w:r') this.#closeRun();
    else if (name === 'w:hyperlink') this.#closeLink();
    else if (name === 'w:p') {
      const paragraph = this.#paragraphs.pop();
      if (paragraph) this.#container.push(paragraph);
    } else if (name === 'w:tbl') {
      const table = this.#tables.pop();
      if (table) this.#container.push(table);
    } else if (name === 'w:tc') {
      this.#tables.at(-1)?.rows.at(-1)?.push(this.#closeContainer());
    } else if (name === 'w:txbxContent') {
      const blocks = this.#closeContainer();
      this.#paragraphs.at(-1)?.boxes.push(blocks);
    }
  }

  text(text: string): void {
    if (this.#isText && this.#skipped === 0) this.#add(text);
  }

  get #container(): WordBlock[] {
    return this.#containers.at(-1) ?? [];
  }

  #closeContainer(): WordBlock[] {
    return (this.#containers.length > 1 ? this.#containers.pop() : undefined) ?? [];
  }

  #add(text: string): void {
    const isRoom = this.#letters < maxLetters && this.#containers.length <= deepest;
    if (!this.#run || !isRoom) return;
    this.#letters += text.length;
    this.#run.text += text;
  }

  #closeRun(): void {
    const paragraph = this.#paragraphs.at(-1);
    if (this.#run && paragraph) {
      const { text, format } = this.#run;
      paragraph.text += text;
      if (this.#link !== undefined) this.#linkText += text;
      if (text.trim()) paragraph.runs.push({ letters: text.length, format });
    }
    this.#run = undefined;
  }

  #openLink(id: string | undefined): void {
    this.#link = id === undefined ? undefined : this.links.get(id);
    this.#linkText = '';
  }

  /** The address of a link is added to the text unless the link's words contain it. */
  #closeLink(): void {
    const paragraph = this.#paragraphs.at(-1);
    const link = this.#link;
    this.#link = undefined;
    if (!link || !paragraph || link.length > 300) return;
    const address = link
      .replace(/^mailto:/, '')
      .replace(/\?.*$/, '')
      .replace(/\/$/, '');
    const bare = address.replace(/^https?:\/\/(?:www\.)?/i, '').toLowerCase();
    const isSaid = this.#linkText.toLowerCase().includes(bare);
    const isAddress = /^(?:https?:\/\/|[^\s@]+@)/i.test(address);
    if (isAddress && this.#linkText.trim() && !isSaid) paragraph.text += ` (${address})`;
  }
}

/** The paragraphs and tables of a document, a page header or a footer. */
export function wordBlocks(xml: string, links: ReadonlyMap<string, string>): WordBlock[] {
  const reader = new BlockReader(links);
  parseWordXml(xml, reader);
  return reader.blocks;
}
