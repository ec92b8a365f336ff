import { foldWords } from '../words/words.js';

interface Span {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
}

const pieces = /[\p{L}\p{N}\p{M}'’`]+[+#]*/gu;

/** The words of a search as typed, with their folded forms. */
const spansOf = (search: string): Span[] =>
  [...search.matchAll(pieces)].map((piece) => ({
    from: piece.index,
    to: piece.index + piece[0].length,
    words: foldWords(piece[0]),
  }));

/** Occurrences of these folded words next to each other, as first and last span. */
function places(spans: readonly Span[], words: readonly string[]): [number, number][] {
  const found: [number, number][] = [];
  for (let start = 0; start < spans.length; start += 1) {
    let at = start;
    let seen = 0;
    while (at < spans.length && seen < words.length) {
      const piece = (spans[at] as Span).words;
      if (!piece.every((word, index) => word === words[seen + index])) break;
      seen += piece.length;
      at += 1;
    }
    if (seen !== words.length || at === start) continue;
    found.push([start, at - 1]);
    start = at - 1;
  }
  return found;
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;./|&-]+|[\s,;/|&-]+$/g, '')
    .replace(/\s+,/g, ',');

/** Folded words as typed, and the search without them. */
export interface CutWords {
  readonly words: string;
  readonly search: string;
}

/** @param words folded, adjacent in the search (each counts once, however often it occurs) */
export function cutWords(search: string, words: readonly string[]): CutWords {
  const spans = spansOf(search);
  const whole = places(spans, words);
  // Repeated words were parsed once, so those of a phrase need not be adjacent.
  const found = whole.length > 0 ? whole : words.flatMap((word) => places(spans, [word]));
  let rest = '';
  let end = 0;
  for (const [first, last] of [...found].sort(([one], [other]) => one - other)) {
    rest += `${search.slice(end, spans[first]?.from)} `;
    end = spans[last]?.to ?? end;
  }
  const [start, last] = whole[0] ?? [];
  const typed =
    start === undefined || last === undefined
      ? words.join(' ')
      : search.slice(spans[start]?.from, spans[last]?.to);
  return { words: typed, search: tidy(rest + search.slice(end)) };
}

/** A search with one folded word replaced by another. */
export function replaceWord(search: string, word: string, other: string): string {
  let text = '';
  let end = 0;
  for (const { from, to, words } of spansOf(search)) {
    if (words.length !== 1 || words[0] !== word) continue;
    text += search.slice(end, from) + other;
    end = to;
  }
  return text + search.slice(end);
}
