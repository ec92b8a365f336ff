import { foldWords, stemOf } from './words.js';

/** What a phrase also finds. */
export interface Synonym {
  readonly words: readonly string[];
  /** It means the same; otherwise it is only near to it. */
  readonly same: boolean;
}

/** Longest phrase of a line, in words. */
export const longestPhrase = 5;

const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ');

/**
 * Words that mean the same, from lines such as `lawyer, attorney > legal services`: what stands before `>` finds each
 * other, and finds what stands after it, but not the other way round. `#` begins a comment.
 */
export class Vocabulary {
  readonly #synonyms = new Map<string, Synonym[]>();
  /** Every single word of a phrase that can be searched for: to mend typing errors by. */
  readonly words = new Set<string>();

  constructor(...texts: readonly string[]) {
    for (const text of texts) for (const line of text.split('\n')) this.#learn(line);
  }

  #learn(line: string): void {
    const [same = '', near = ''] = (line.split('#')[0] ?? '').split('>');
    const phrases = phrasesOf(same);
    const wider = phrasesOf(near).map((words) => ({ words, same: false }));
    for (const words of phrases) {
      const others = phrases.filter((other) => other !== words);
      const key = keyOf(words);
      const known = this.#synonyms.get(key) ?? [];
      this.#synonyms.set(key, [
        ...known,
        ...others.map((other) => ({ words: other, same: true })),
        ...wider,
      ]);
      for (const word of words) this.words.add(word);
    }
  }

  /** What these words also find; undefined when they are no phrase of the vocabulary. */
  of(words: readonly string[]): readonly Synonym[] | undefined {
    return this.#synonyms.get(keyOf(words));
  }
}

const phrasesOf = (list: string): string[][] =>
  list
    .split(',')
    .map(foldWords)
    .filter((words) => words.length > 0 && words.length <= longestPhrase);
