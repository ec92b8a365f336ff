import { foldText } from '@commons/contracts/text/fold-text';

/** A part of a text; `hit` if it matches the search. */
export interface TextPart {
  readonly text: string;
  readonly hit: boolean;
}

// Splits words as the server does: apostrophes are part of them, and so are trailing + and #.
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’`]*[+#]*/gu;
const foldedWord = (word: string) => foldText(word).replace(/['’`]/g, '');

/** Splits a text at the hits of a search: folded words or phrases; a final `*` matches longer words too. */
export function partByHits(text: string, hits: readonly string[]): TextPart[] {
  if (hits.length === 0) return [{ text, hit: false }];
  const phrases = hits.map((hit) => hit.split(' '));
  const words = [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    folded: foldedWord(word),
    from: index,
    to: index + word.length,
  }));
  const folded = words.map((word) => word.folded);
  const parts: TextPart[] = [];
  let written = 0;
  const write = (to: number, hit: boolean) => {
    if (to > written) parts.push({ text: text.slice(written, to), hit });
    written = to;
  };
  for (let at = 0; at < words.length; ) {
    const length = longestPhrase(phrases, folded, at);
    if (length > 0) {
      write(words[at]?.from ?? 0, false);
      write(words[at + length - 1]?.to ?? text.length, true);
    }
    at += Math.max(length, 1);
  }
  write(text.length, false);
  return parts;
}

/** Number of words from `at` on that form a hit; 0 for none. */
function longestPhrase(
  phrases: readonly (readonly string[])[],
  words: readonly string[],
  at: number,
): number {
  const lengths = phrases
    .filter((phrase) => phrase.every((part, offset) => isWord(part, words[at + offset])))
    .map((phrase) => phrase.length);
  return Math.max(0, ...lengths);
}

const isWord = (part: string, word = '') =>
  part.endsWith('*') ? word.startsWith(part.slice(0, -1)) && word !== '' : part === word;
