export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly start: number; readonly items: readonly string[] };

/** Bullets of people and word processors. A hyphen or an asterisk requires a space after it. */
const bullet = /^\s*(?:[-*–—o]\s+|[•●○▪■◦·‣⁃✓✔➢➤]\s*|[\uf0a7\uf0b7\uf076]\s*)/u;
const step = /^\s*\(?(\d{1,2})[.)]\s+/;
/** 'Pay: • $20 an hour • tips' in one line: two bullets or more are a list. */
const inlineMark = /\s+[•●▪]\s*/;

const longestHeading = 70;

/** 'What you will do:', or a whole line in capitals. */
function isHeading(line: string, next: string | undefined): boolean {
  const text = line.trim();
  if (!next?.trim() || text.length > longestHeading) return false;
  if (/^[^.!?:]+:$/.test(text)) return true;
  return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() && !/[.,;!?\d]/.test(text);
}

/** Splits a text into lines; several items in one line get one each. */
function linesOf(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...rest] = line.split(inlineMark);
      const isList = rest.length > 1 || (rest.length === 1 && bullet.test(first));
      return isList ? [first, ...rest.map((item) => `• ${item}`)] : [line];
    });
}

/** A continuation of an item: indented, or in the middle of a sentence. */
const goesOn = (line: string) => /^\s{2,}\S/.test(line) || /^\p{Ll}/u.test(line);

type List = TextBlock & { readonly kind: 'list' | 'steps' };

const withItem = <Block extends List>(list: Block, item: string): Block => ({
  ...list,
  items: [...list.items, item],
});

const continued = <Block extends List>(list: Block, line: string): Block => ({
  ...list,
  items: [...list.items.slice(0, -1), `${list.items.at(-1)} ${line}`],
});

/** Adds a line to the block before it, or starts a new block. */
function nextBlocks(last: TextBlock | undefined, line: string, next?: string): TextBlock[] {
  const before = last ? [last] : [];
  const [, number] = step.exec(line) ?? [];
  if (number) {
    const item = line.replace(step, '').trim();
    const isNext = last?.kind === 'steps' && last.start + last.items.length === Number(number);
    if (isNext) return [withItem(last, item)];
    return [...before, { kind: 'steps', start: Number(number), items: [item] }];
  }
  if (bullet.test(line)) {
    const item = line.replace(bullet, '').trim();
    if (!item) return before;
    if (last?.kind === 'list') return [withItem(last, item)];
    return [...before, { kind: 'list', items: [item] }];
  }
  const text = line.trim();
  if ((last?.kind === 'list' || last?.kind === 'steps') && goesOn(line)) {
    return [continued(last, text)];
  }
  if (isHeading(line, next)) return [...before, { kind: 'heading', text }];
  if (last?.kind === 'paragraph') return [{ kind: 'paragraph', text: `${last.text}\n${text}` }];
  return [...before, { kind: 'paragraph', text }];
}

/** Parses paragraphs, headings, lists and numbered steps of a plain text. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  const lines = linesOf(text);
  let isApart = true;
  for (const [at, line] of lines.entries()) {
    if (!line.trim()) {
      isApart = true;
      continue;
    }
    const next = lines.slice(at + 1).find((row) => row.trim());
    const last = blocks.at(-1);
    // Only numbered steps may have empty lines between them: '1.', '2.'.
    const joins = last && (!isApart || (last.kind === 'steps' && step.test(line)));
    if (joins) blocks.splice(-1, 1, ...nextBlocks(last, line, next));
    else blocks.push(...nextBlocks(undefined, line, next));
    isApart = false;
  }
  return blocks;
}

const longestItem = 140;

/** Its own line: starts like one, and ends without a full stop or comma. */
const isItem = (line: string) =>
  line.length <= longestItem && /^[\p{Lu}\d"“]/u.test(line) && /[^.,:!?]$/.test(line);

/** Converts paragraphs that consist of such lines to lists. */
export const withLinesAsItems = (blocks: readonly TextBlock[]): TextBlock[] =>
  blocks.map((block) => {
    const lines = block.kind === 'paragraph' ? block.text.split('\n') : [];
    return lines.length > 1 && lines.every(isItem) ? { kind: 'list', items: lines } : block;
  });
