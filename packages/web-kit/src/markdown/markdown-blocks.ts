/** A part of a line. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly Inline[] };

export type MarkdownBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly parts: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly (readonly Inline[])[] };

/** Limited lengths, so that unclosed marks cannot cause slow matching. */
const mark =
  /\*\*(?!\s)(.{1,2000}?)\*\*|\*(?![\s*])([^*]{1,2000})\*|\[([^\][]{1,300})\]\(([^\s()]{1,500})\)/g;

/** Only to pages of this site, other sites and mail addresses: a text cannot run a script. */
const isSafe = (href: string) => /^(\/(?![/\\])|https?:\/\/|mailto:)/i.test(href);

function partOf([all, strong, emphasis, label = '', href = '']: RegExpMatchArray): Inline {
  if (strong !== undefined) return { kind: 'strong', parts: inlineParts(strong) };
  if (emphasis !== undefined) return { kind: 'emphasis', parts: inlineParts(emphasis) };
  return isSafe(href) ? { kind: 'link', href, parts: inlineParts(label) } : all;
}

/** Strong, emphasis and links of a line. Everything else is shown as typed. */
export function inlineParts(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(mark)) {
    if (found.index > at) parts.push(text.slice(at, found.index));
    parts.push(partOf(found));
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

const heading = /^(#{1,3})\s+(.+)$/;
const item = /^\s*[-*]\s+(.+)$/;
const step = /^\s*\d{1,2}[.)]\s+(.+)$/;

/** The blocks between two empty lines. */
function blocksOf(lines: readonly string[]): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const [, marks = '', title] = heading.exec(line) ?? [];
    const kind = item.test(line) ? 'list' : 'steps';
    const [, entry] = item.exec(line) ?? step.exec(line) ?? [];
    if (title) {
      const level = marks.length as 1 | 2 | 3;
      blocks.push({ kind: 'heading', level, parts: inlineParts(title.trim()) });
    } else if (entry) {
      const parts = inlineParts(entry.trim());
      if (last?.kind === kind) blocks.splice(-1, 1, { kind, items: [...last.items, parts] });
      else blocks.push({ kind, items: [parts] });
    } else if (last?.kind === 'paragraph') {
      blocks.splice(-1, 1, {
        kind: 'paragraph',
        parts: [...last.parts, ' ', ...inlineParts(line.trim())],
      });
    } else if (last && last.kind !== 'heading') {
      const longer = [...(last.items.at(-1) ?? []), ' ', ...inlineParts(line.trim())];
      blocks.splice(-1, 1, { kind: last.kind, items: [...last.items.slice(0, -1), longer] });
    } else blocks.push({ kind: 'paragraph', parts: inlineParts(line.trim()) });
  }
  return blocks;
}

/**
 * Reads the subset of Markdown that texts of the portal are written in (docs/adr/0025). HTML is text like any other.
 */
export const markdownBlocks = (text: string): MarkdownBlock[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .flatMap((part) => blocksOf(part.split('\n').filter((line) => line.trim() !== '')));
