import { placeholderPattern, placeholdersIn } from '@commons/contracts/text/placeholders';

/** A block of a text in light Markdown. Its texts still contain inline marks. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: ListItem[] }
  | { readonly kind: 'table'; readonly head: string[]; readonly rows: string[][] };

interface ListItem {
  readonly text: string;
  readonly nested: boolean;
}

const heading = /^(#{1,6})\s+(.+?)\s*#*$/;
const item = /^(\s*)(?:[-*•]|(\d{1,3})[.)])\s+(.+)$/;
const tableRow = /^\s*\|.*\|\s*$/;
const tableRule = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;
const nothing = /^\s*(?:```.*|-{3,}|\*{3,}|_{3,})?\s*$/;

const cells = (line: string) =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/**
 * Parses headings, lists, tables and paragraphs. Our own parser on purpose: Markdown libraries support any link, images
 * and HTML, which a model's text must never contain, and are several times larger than this page.
 */
export function textBlocks(text: string): Block[] {
  const lines = text.split(/\r?\n/);
  const blocks: Block[] = [];
  let isNew = true;
  lines.forEach((line, at) => {
    const last = isNew ? undefined : blocks.at(-1);
    isNew = nothing.test(line);
    if (isNew || tableRule.test(line)) return;
    const [, marks, title] = heading.exec(line) ?? [];
    const [, indent, number, words] = item.exec(line) ?? [];
    if (marks && title) blocks.push({ kind: 'heading', level: marks.length, text: title });
    else if (words) addItem(blocks, { words, indent: indent ?? '', ordered: Boolean(number) });
    else if (tableRow.test(line)) addRow(blocks, line, tableRule.test(lines[at + 1] ?? ''));
    else if (last?.kind === 'paragraph')
      blocks.splice(-1, 1, { ...last, text: `${last.text}\n${line}` });
    else blocks.push({ kind: 'paragraph', text: line });
  });
  return blocks;
}

interface FoundItem {
  readonly words: string;
  readonly indent: string;
  readonly ordered: boolean;
}

function addItem(blocks: Block[], { words, indent, ordered }: FoundItem): void {
  const last = blocks.at(-1);
  const nested = indent.length > 1 && last?.kind === 'list';
  const entry = { text: words, nested };
  if (last?.kind === 'list' && (nested || last.ordered === ordered)) last.items.push(entry);
  else blocks.push({ kind: 'list', ordered, items: [entry] });
}

function addRow(blocks: Block[], line: string, isHead: boolean): void {
  const last = blocks.at(-1);
  if (last?.kind === 'table' && !isHead) last.rows.push(cells(line));
  else blocks.push({ kind: 'table', head: cells(line), rows: [] });
}

/** A part of a line, with its inline mark. */
export interface Piece {
  readonly text: string;
  readonly mark: 'none' | 'strong' | 'emphasis' | 'code' | 'gap' | 'link';
  /** Of a link. */
  readonly to?: string;
}

/** Links to businesses, jobs and calculators of this portal. All others remain plain text, no matter who wrote them. */
const portalLink =
  /\[([^[\]\n]+)\]\((\/(?:business-directory|jobs|tools\/(?:break-even|loan|roi|tax))(?:[/?][^()\s]*)?)\)/;

/** Without capture groups, which `split` would return as pieces. */
const linkSource = portalLink.source.replaceAll(/\((?=\[|\\\/)/g, '(?:');

const marked = new RegExp(
  `(\\*\\*[^*\\n]+\\*\\*|\`[^\`\\n]+\`|\\*[^*\\s][^*\\n]*\\*|${linkSource}|${placeholderPattern.source})`,
  'i',
);

/** The text with each link as its label and absolute address, for use outside of the portal. */
export const withWholeLinks = (text: string, origin: string): string =>
  text.replaceAll(
    new RegExp(portalLink, 'g'),
    (_, words: string, to: string) => `${words} (${origin}${to})`,
  );

/** Bold, emphasis, code, placeholders and links of a line. */
export function linePieces(line: string): Piece[] {
  return line
    .split(marked)
    .filter(Boolean)
    .map((text) => {
      const [whole, words, to] = portalLink.exec(text) ?? [];
      if (whole === text && words && to) return { text: words, mark: 'link', to };
      if (placeholdersIn(text)[0]?.text === text) return { text, mark: 'gap' };
      if (/^\*\*[^*]+\*\*$/.test(text)) return { text: text.slice(2, -2), mark: 'strong' };
      if (/^\*[^*]+\*$/.test(text)) return { text: text.slice(1, -1), mark: 'emphasis' };
      if (/^`[^`]+`$/.test(text)) return { text: text.slice(1, -1), mark: 'code' };
      return { text, mark: 'none' };
    });
}
