import { phrasesOf } from './phrases.js';
import { ProblemTrades } from './problem-trades.js';
import { stemOf } from './words.js';

/** What a phrase also finds. */
export interface Synonym {
  readonly words: readonly string[];
  /** It means the same; otherwise it is only near to it. */
  readonly same: boolean;
}

/** Lines beside the names of trades and occupations. */
export interface OtherWords {
  /** Lines of the same form that name nothing: other spellings and short forms. */
  readonly spellings?: string;
  /** Lines for {@link ProblemTrades}. */
  readonly needs?: string;
  /** Lines of `vocabulary/spanish.ts`. */
  readonly spanish?: string;
}

/** The phrases before and after the `>` of a line. */
function sidesOf(line: string) {
  const [same = '', near = ''] = (line.split('#')[0] ?? '').split('>');
  return { phrases: phrasesOf(same), near: phrasesOf(near) };
}

const asSame = (words: readonly string[]): Synonym => ({ words, same: true });

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
  /** Keys of the Spanish phrases that mean nothing in English. */
  readonly #spanish = new Set<string>();
  /** What residents say instead of a trade, for subjects that are asked so. */
  readonly needs: ProblemTrades;

  constructor(
    texts: readonly string[],
    { spellings = '', needs = '', spanish = '' }: OtherWords = {},
  ) {
    for (const text of texts) for (const line of text.split('\n')) this.#learn(line, true);
    for (const line of spellings.split('\n')) this.#learn(line, false);
    for (const line of spanish.split('\n')) this.#translate(line);
    this.needs = new ProblemTrades(needs, this);
  }

  #learn(line: string, isName: boolean): void {
    const { phrases, near } = sidesOf(line);
    const wider = near.map((words) => ({ words, same: false }));
    for (const words of phrases) {
      const others = phrases.filter((other) => other !== words);
      const key = keyOf(words);
      this.#add(key, [...others.map(asSame), ...wider]);
      for (const word of words) this.words.add(word);
      if (isName && !this.#names.has(key)) {
        this.#names.set(key, { name: words.join(' '), isFirst: words === phrases[0] });
      }
    }
  }

  /** A Spanish phrase finds what the English names find, and they and their synonyms find it. */
  #translate(line: string): void {
    const { phrases, near: names } = sidesOf(line);
    const found = names.flatMap((words) => [asSame(words), ...(this.of(words) ?? [])]);
    for (const words of phrases) {
      const others = phrases.filter((other) => other !== words);
      const key = keyOf(words);
      if (!this.#synonyms.has(key)) this.#spanish.add(key);
      this.#add(key, [...others.map(asSame), ...found]);
      for (const word of words) this.words.add(word);
    }
    const english = new Set(found.filter(({ same }) => same).map(({ words }) => keyOf(words)));
    for (const key of english) this.#add(key, phrases.map(asSame));
  }

  #add(key: string, synonyms: readonly Synonym[]): void {
    this.#synonyms.set(key, [...(this.#synonyms.get(key) ?? []), ...synonyms]);
  }

  /** Whether these words are a Spanish phrase, and none in English. */
  isSpanish(words: readonly string[]): boolean {
    return this.#spanish.has(keyOf(words));
  }

  /** Whether these words name a trade or an occupation. */
  isName(words: readonly string[]): boolean {
    const key = keyOf(words);
    return this.#names.has(key) || this.#spanish.has(key);
  }

  /** All English names of trades and occupations, folded; the first of a line is its usual one. */
  names(): Iterable<{ readonly name: string; readonly isFirst: boolean }> {
    return this.#names.values();
  }

  /** What these words also find; undefined when they are no phrase of the vocabulary. */
  of(words: readonly string[]): readonly Synonym[] | undefined {
    return this.#synonyms.get(keyOf(words));
  }
}
