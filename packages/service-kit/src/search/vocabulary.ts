import { phrasesOf } from './phrases.js';
import { ResidentNeeds } from './resident-needs.js';
import { stemOf } from './words.js';

/** What a phrase also finds. */
export interface Synonym {
  readonly words: readonly string[];
  /** It means the same; otherwise it is only near to it. */
  readonly same: boolean;
}

const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ');

/**
 * Words that mean the same, from lines such as `lawyer, attorney > legal services`: what stands before `>` finds each
 * other, and finds what stands after it, but not the other way round. `#` begins a comment.
 */
export class Vocabulary {
  readonly #synonyms = new Map<string, Synonym[]>();
  /** Every single word of a phrase that can be searched for: to mend typing errors by. */
  readonly words = new Set<string>();
  /** By the key of the words: as written, and whether a line begins with it. */
  readonly #names = new Map<string, { readonly name: string; readonly isFirst: boolean }>();
  /** What residents say instead of a trade, for subjects that are asked so. */
  readonly needs: ResidentNeeds;

  /**
   * @param spellings lines of the same form that name nothing: other spellings and short forms
   * @param needs lines for {@link ResidentNeeds}
   */
  constructor(texts: readonly string[], spellings = '', needs = '') {
    for (const text of texts) for (const line of text.split('\n')) this.#learn(line, true);
    for (const line of spellings.split('\n')) this.#learn(line, false);
    this.needs = new ResidentNeeds(needs, this);
  }

  #learn(line: string, isName: boolean): void {
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
      if (isName && !this.#names.has(key)) {
        this.#names.set(key, { name: words.join(' '), isFirst: words === phrases[0] });
      }
    }
  }

  /** Whether these words name a trade or an occupation. */
  isName(words: readonly string[]): boolean {
    return this.#names.has(keyOf(words));
  }

  /** All names of trades and occupations, folded; the first of a line is its usual one. */
  names(): Iterable<{ readonly name: string; readonly isFirst: boolean }> {
    return this.#names.values();
  }

  /** What these words also find; undefined when they are no phrase of the vocabulary. */
  of(words: readonly string[]): readonly Synonym[] | undefined {
    return this.#synonyms.get(keyOf(words));
  }
}
