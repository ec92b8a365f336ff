import { sentencesOf } from '../../../facts/notes/sentence-ends.js';
import { shorten } from '../../wording/phrases.js';
import { type Blocks, blocksText } from './notice.js';

/** The line without its last sentence; undefined where it has only one. */
function withoutLast(line: string): string | undefined {
  const sentences = sentencesOf(line);
  return sentences.length > 1 ? sentences.slice(0, -1).join(' ') : undefined;
}

/** As joined lines, without joining them: an entry may have ten thousand, and each is left out in a step of its own. */
const lengthOf = (lines: readonly string[]) =>
  lines.reduce((length, line) => length + line.length + 1, -1);

/** The blocks without the last sentence or item of their longest; undefined where nothing may go any more. */
function shortened(blocks: Blocks, kept: ReadonlySet<string>): Blocks | undefined {
  const lengths = blocks.map((lines) =>
    lines.some((line) => kept.has(line)) ? 0 : lengthOf(lines),
  );
  const at = lengths.indexOf(Math.max(...lengths));
  const lines = blocks[at] ?? [];
  const last = lines.at(-1);
  if (last === undefined || lengths[at] === 0) return undefined;
  const rest = withoutLast(last);
  const less = rest === undefined ? lines.slice(0, -1) : [...lines.slice(0, -1), rest];
  const others = lengths.filter((length, index) => index !== at && length > 0).length;
  return less.length === 0 && others === 0 ? undefined : blocks.with(at, less);
}

/**
 * A text of at most so many characters, shortened by whole sentences and items from the end of its longest paragraph.
 * @param kept lines that stay: the call to action, a signature
 */
export function fitted(blocks: Blocks, most: number, kept: readonly string[] = []): string {
  let open: ReadonlySet<string> = new Set(kept.filter((line) => line.length * 2 < most));
  let now = blocks;
  while (blocksText(now).length > most) {
    const next = shortened(now, open);
    if (next) now = next;
    else if (open.size > 0) open = new Set();
    else break;
  }
  const text = blocksText(now);
  return text.length <= most ? text : shorten(text, most) || text.slice(0, most);
}
