import { longestPhrase, phrasesOf } from '../words/phrases.js';
import { spanishRoot } from '../words/spanish-roots.js';
import { spanishSmallWords } from '../words/spanish-small-words.js';

const asWritten: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.replace(/s$/, ''),
  (word) => word.replace(/es$/, ''),
];

/** The key of all forms of a phrase; no phrase is one. */
const rootsOf = (words: readonly string[]) => `~${words.map(spanishRoot).join(' ')}`;

/** Spanish words and phrases in English, from lines such as `arreglar, reparar > repair`. */
export class SpanishWords {
  /** By the phrase, and by the roots of its words. */
  readonly #english = new Map<string, readonly string[]>();

  constructor(text: string) {
    for (const line of text.split('\n')) {
      const [phrases = '', english = ''] = (line.split('#')[0] ?? '').split(' > ');
      const [translation] = phrasesOf(english);
      if (!translation) continue;
      for (const words of phrasesOf(phrases)) {
        for (const key of [words.join(' '), rootsOf(words)])
          if (!this.#english.has(key)) this.#english.set(key, translation);
      }
    }
  }

  /** All words as written in the lists. */
  words(): readonly string[] {
    return [...this.#english.keys()].flatMap((key) => (key[0] === '~' ? [] : key.split(' ')));
  }

  /**
   * What Spanish words are in English, without those that say nothing.
   * @param otherwise the same for a phrase that the lists lack
   * @returns undefined where a word is not known
   */
  inEnglish(
    words: readonly string[],
    otherwise: (phrase: readonly string[]) => readonly string[] | undefined,
  ): readonly string[] | undefined {
    const english: string[] = [];
    for (let at = 0; at < words.length; ) {
      const rest = words.slice(at, at + longestPhrase);
      const size =
        rest.findLastIndex((_, last) => this.#of(rest.slice(0, last + 1), otherwise)) + 1;
      if (size === 0) return undefined;
      english.push(...(this.#of(rest.slice(0, size), otherwise) ?? []));
      at += size;
    }
    return english.length > 0 ? [...new Set(english)] : undefined;
  }

  /** The words in these forms before words that say nothing: "hace" is no form of "hacer". */
  #of(
    words: readonly string[],
    otherwise: (phrase: readonly string[]) => readonly string[] | undefined,
  ): readonly string[] | undefined {
    for (const form of asWritten) {
      const known = this.#english.get(words.map(form).join(' '));
      if (known) return known;
    }
    const isSmall = words.length === 1 && spanishSmallWords.has(words[0] as string);
    if (isSmall) return [];
    return this.#english.get(rootsOf(words)) ?? otherwise(words);
  }
}
