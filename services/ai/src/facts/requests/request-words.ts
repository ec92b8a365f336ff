import { type TypedWord, typedWords } from '../typed-words/typed-words.js';

/** A word of a request, and what parts it from the word before it. */
export interface RequestWord extends TypedWord {
  readonly boundary: number;
}

/** What stands between two words: nothing, a mark, the end of a sentence, of a line, of everything. */
export const boundaries = { none: 0, mark: 1, sentence: 2, line: 3, request: 4 };

function boundaryOf(gap: string): number {
  if (gap.includes('\n')) return boundaries.line;
  if (/[.!?]/.test(gap)) return boundaries.sentence;
  return /[,;:()–—-]/.test(gap) ? boundaries.mark : boundaries.none;
}

/** The words of a request, with what parts them. */
export const requestWords = (request: string): RequestWord[] =>
  typedWords(request).map((word, at) => ({
    ...word,
    boundary: at === 0 ? boundaries.request : boundaryOf(word.gap),
  }));
