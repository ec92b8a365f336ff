import { phrasesOf } from '../words/phrases.js';
import { stemOf } from '../words/words.js';
import { ProblemTrades } from './problem-trades.js';
import { SpanishWords } from './spanish-words.js';

/** A synonym or related phrase. */
export interface Synonym {
  readonly words: readonly string[];
  /** Whether it is a synonym; otherwise it is only related. */
  readonly same: boolean;
}

/** The word lists of the vocabulary. */
export interface OtherWords {
  /** Spellings and abbreviations, in the same form, that name no trade. */
  readonly spellings?: string;
  /** Lines for {@link ProblemTrades}. */
  readonly problems?: string;
  /** Lines of `data/vocabulary/spanish.txt`. */
  readonly spanish?: string;
  /** Words of no trade, in the same form. */
  readonly spanishEveryday?: string;
  /** Lines for {@link SpanishWords}. */
  readonly spanishWords?: string;
  /** Lines for {@link ProblemTrades}, in Spanish. */
  readonly spanishProblems?: string;
  /** Lines for {@link ProblemTrades}: what people want to do for a living. */
  readonly activities?: string;
  readonly spanishActivities?: string;
  /** Of the lines of trades and occupations, those whose trades solve problems, and those of what people do. */
  readonly solving?: string;
  readonly done?: string;
  /** Lines of names of people and businesses, which do not identify a trade. */
  readonly names?: string;
}

/** The phrases before and after the `>` of a line. */
function sidesOf(line: string) {
  const [same = '', near = ''] = (line.split('#')[0] ?? '').split('>');
  return { phrases: phrasesOf(same), near: phrasesOf(near) };
}

/** A shorter word is no part of a compound: "or tech". */
const shortestPart = 3;

const asSame = (words: readonly string[]): Synonym => ({ words, same: true });

const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ');

/**
 * Synonyms, from lines such as `lawyer, attorney > legal services`: phrases before `>` find each other and what is
 * after it, but not the other way round. `#` starts a comment.
 */
export class Vocabulary {
  readonly #synonyms = new Map<string, Synonym[]>();
  /** Single words of all phrases, for correcting typos. */
  readonly words = new Set<string>();
  /** Single words of what phrases also find: no typos either. */
  readonly #relatedWords = new Set<string>();
  /** By the key of the words: as written, and whether a line begins with it. */
  readonly #names = new Map<string, { readonly name: string; readonly isFirst: boolean }>();
  /** Names of several words, by the stem of the last one. */
  readonly #longer = new Map<string, string[]>();
  /** Two adjacent words of a phrase, by the stem of both as one word: "lawnmower". */
  readonly #compounds = new Map<string, readonly [string, string]>();
  /** Spanish phrases that have no meaning in English, by their keys. */
  readonly #spanish = new Map<string, { readonly name: string; readonly isName: boolean }>();
  readonly #spanishWords: SpanishWords;
  /** Problems that name a trade, for subjects that support them. */
  readonly problems: ProblemTrades;
  /** What people want to do for a living, and the occupations of it. */
  readonly activities: ProblemTrades;

  constructor(
    texts: readonly string[],
    {
      spellings = '',
      problems = '',
      spanish = '',
      spanishEveryday = '',
      spanishWords = '',
      spanishProblems = '',
      activities = '',
      spanishActivities = '',
      solving = '',
      done = '',
      names = '',
    }: OtherWords = {},
  ) {
    for (const text of texts) for (const line of text.split('\n')) this.#learn(line, true);
    for (const line of spellings.split('\n')) this.#learn(line, false);
    for (const line of spanish.split('\n')) this.#translate(line, true);
    for (const line of spanishEveryday.split('\n')) this.#translate(line, false);
    this.#spanishWords = new SpanishWords(spanishWords);
    for (const word of this.#spanishWords.words()) this.#relatedWords.add(word);
    this.problems = new ProblemTrades(
      { english: problems, spanish: spanishProblems, trades: solving, names },
      this,
    );
    this.activities = new ProblemTrades(
      { english: activities, spanish: spanishActivities, trades: done, names },
      this,
    );
  }

  #learn(line: string, isName: boolean): void {
    const { phrases, near } = sidesOf(line);
    const wider = near.map((words) => ({ words, same: false }));
    for (const word of near.flat()) this.#relatedWords.add(word);
    for (const words of phrases) {
      const others = phrases.filter((other) => other !== words);
      const key = keyOf(words);
      this.#add(key, [...others.map(asSame), ...wider]);
      for (const word of words) this.words.add(word);
      words.slice(1).forEach((second, at) => {
        const first = words[at] as string;
        if (Math.min(first.length, second.length) >= shortestPart)
          this.#compounds.set(stemOf(first + second), [first, second]);
      });
      if (isName && !this.#names.has(key)) {
        this.#names.set(key, { name: words.join(' '), isFirst: words === phrases[0] });
        const last = stemOf(words.at(-1) ?? '');
        if (words.length > 1)
          this.#longer.set(last, [...(this.#longer.get(last) ?? []), words.join(' ')]);
      }
    }
  }

  /** A Spanish phrase finds what its English names find, and they and their synonyms find it. */
  #translate(line: string, isName: boolean): void {
    const { phrases, near: names } = sidesOf(line);
    const found = names.flatMap((words) => [asSame(words), ...(this.of(words) ?? [])]);
    for (const words of phrases) {
      const others = phrases.filter((other) => other !== words);
      const key = keyOf(words);
      if (!this.#synonyms.has(key)) this.#spanish.set(key, { name: words.join(' '), isName });
      this.#add(key, [...others.map(asSame), ...found]);
      for (const word of words) this.words.add(word);
    }
    const english = new Set(found.filter(({ same }) => same).map(({ words }) => keyOf(words)));
    for (const key of english) this.#add(key, phrases.map(asSame));
  }

  #add(key: string, synonyms: readonly Synonym[]): void {
    this.#synonyms.set(key, [...(this.#synonyms.get(key) ?? []), ...synonyms]);
  }

  /** Whether a word occurs in the lists, as a name or as what a name also finds: it is spelled right. */
  knows(word: string): boolean {
    return this.words.has(word) || this.#relatedWords.has(word);
  }

  /** The words of a search, those apart that the vocabulary knows as two: "lawnmower repair". */
  apart(words: readonly string[]): readonly string[] {
    return words.flatMap((word) =>
      this.knows(word) ? [word] : (this.#compounds.get(stemOf(word)) ?? [word]),
    );
  }

  /** Whether these words are a phrase in Spanish but not in English. */
  isSpanish(words: readonly string[]): boolean {
    return this.#spanish.has(keyOf(words));
  }

  /** What a search in Spanish is in English, without small words; undefined where a word is not known. */
  inEnglish(words: readonly string[]): readonly string[] | undefined {
    return this.#spanishWords.inEnglish(words, (phrase) => {
      const isEnglish = phrase.length === 1 && this.problems.areEnglish(phrase);
      return this.#englishName(phrase) ?? (isEnglish ? phrase : undefined);
    });
  }

  #englishName(words: readonly string[]): readonly string[] | undefined {
    const others = this.isSpanish(words) ? this.of(words) : undefined;
    return others?.find((other) => !this.isSpanish(other.words))?.words;
  }

  /** Whether these words name a trade or an occupation. */
  isName(words: readonly string[]): boolean {
    const key = keyOf(words);
    return this.#names.has(key) || this.#spanish.get(key)?.isName === true;
  }

  /** The same for these very words: "light" only has the stem of "lighting". */
  isNameAsWritten(words: readonly string[]): boolean {
    return this.#names.get(keyOf(words))?.name === words.join(' ');
  }

  /** Longer names that end with a word: "animal clinic" of "clinic". */
  longerNames(word: string): readonly string[] {
    return this.#longer.get(stemOf(word)) ?? [];
  }

  /** Whether a line begins with these words: they are the usual name of its trade. */
  isUsualName(words: readonly string[]): boolean {
    return this.#names.get(keyOf(words))?.isFirst === true;
  }

  /** All English names of trades and occupations, folded; the first of a line is its usual one. */
  names(): Iterable<{ readonly name: string; readonly isFirst: boolean }> {
    return this.#names.values();
  }

  /** The Spanish ones, folded. */
  spanishNames(): Iterable<string> {
    return [...this.#spanish.values()].flatMap(({ name, isName }) => (isName ? [name] : []));
  }

  /** Phrases that these words also find; undefined when they are not in the vocabulary. */
  of(words: readonly string[]): readonly Synonym[] | undefined {
    return this.#synonyms.get(keyOf(words));
  }
}
