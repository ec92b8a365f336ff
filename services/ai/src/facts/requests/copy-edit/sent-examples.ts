import type { RequestTool } from '../../typed-words/request-tool.js';
import { type TypedWord, typedWords } from '../../typed-words/typed-words.js';
import { labelledRequest } from '../labelled-requests.js';
import type { PartKind } from '../request-parts.js';
import { wordsToEdit } from './words-to-edit.js';

/** A labelled request with the text that its owner would send. */
export interface SentLine {
  readonly tool: RequestTool;
  readonly text: string;
  readonly sent: string;
}

/** What is said in a request, and what was made of each of its words. */
export interface SentExample {
  readonly tool: RequestTool;
  readonly request: string;
  readonly words: readonly TypedWord[];
  /** By word, and one more: the mark that was sent before it, empty where there is none. */
  readonly marks: readonly string[];
  /** By word: what was sent in its place, in small letters, or "" for nothing. */
  readonly sentWords: readonly string[];
  /** By word, and one more: the words that were put in before it, in small letters. */
  readonly added: readonly string[];
}

const kinds: Readonly<Record<string, PartKind>> = { o: 'order', b: 'background', w: 'wrapper' };

/** The strongest of some marks: the end of a sentence, a colon, a comma. */
export const strongest = (gap: string): string =>
  /[?!]/.exec(gap)?.[0] ??
  (/[.\n…]/.test(gap) ? '.' : /[:;–—]|^-|-$/.test(gap) ? ':' : /,/.test(gap) ? ',' : '');

const costs = { other: 1.3, similar: 0.4, missing: 1 };

function costOf(one: TypedWord | undefined, other: TypedWord | undefined): number {
  if (!one || !other) return costs.other;
  const [left, right] = [one, other].map(({ text }) =>
    text.toLowerCase().replace(/[^\p{L}\d]/gu, ''),
  );
  if (left === right) return 0;
  const isAlike =
    left !== undefined &&
    right !== undefined &&
    left.length > 1 &&
    right.startsWith(left.slice(0, Math.max(2, left.length - 2)));
  return isAlike ? costs.similar : costs.other;
}

/** Which word of one text stands for each of the other: the cheapest alignment. `-1`: none. */
function aligned(words: readonly TypedWord[], sent: readonly TypedWord[]): number[] {
  const width = sent.length + 1;
  const cost = new Float64Array((words.length + 1) * width);
  const at = (row: number, column: number) => cost[row * width + column] ?? 0;
  for (let row = 0; row <= words.length; row += 1)
    for (let column = 0; column <= sent.length; column += 1) {
      if (row === 0 || column === 0) {
        cost[row * width + column] = (row + column) * costs.missing;
        continue;
      }
      cost[row * width + column] = Math.min(
        at(row - 1, column - 1) + costOf(words[row - 1], sent[column - 1]),
        at(row - 1, column) + costs.missing,
        at(row, column - 1) + costs.missing,
      );
    }
  const found = words.map(() => -1);
  let row = words.length;
  let column = sent.length;
  while (row > 0 && column > 0) {
    const here = at(row, column);
    if (here === at(row - 1, column - 1) + costOf(words[row - 1], sent[column - 1])) {
      found[row - 1] = column - 1;
      row -= 1;
      column -= 1;
    } else if (here === at(row - 1, column) + costs.missing) row -= 1;
    else column -= 1;
  }
  return found;
}

/** What was made of the words of a request, by aligning them with what was sent. */
export function sentExample(line: SentLine): SentExample {
  const { request, words: all, labels, tool } = labelledRequest(line);
  const parts = labels.map((label) => kinds[label] ?? 'said');
  const words = wordsToEdit(all, parts);
  const sent = typedWords(line.sent);
  const places = aligned(words, sent);
  const closing = line.sent.slice(sent.at(-1)?.end ?? 0).replace(/\s/g, '');
  const marks = Array.from({ length: words.length + 1 }, () => '');
  const added = Array.from({ length: words.length + 1 }, () => '');
  let before = -1;
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    const place = at === words.length ? sent.length : (places[at] ?? -1);
    if (place < 0) continue;
    const between = sent.slice(before + 1, place);
    const gaps = sent.slice(before + 1, place + 1).map(({ gap }) => gap);
    // Words that went stand after the mark, with the words that follow.
    if (before >= 0)
      marks[at === words.length ? at : from] = strongest(
        at === words.length ? [...gaps, closing].join(' ') : gaps.join(' '),
      );
    added[at] = between.map(({ text }) => text.toLowerCase()).join(' ');
    before = place;
    from = at + 1;
  }
  return {
    tool,
    request,
    words,
    marks,
    sentWords: places.map((place) => sent[place]?.text ?? ''),
    added,
  };
}
