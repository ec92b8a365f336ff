import { type KnownPhrase, NearestTrades } from '../meaning/nearest-trades.js';
import { wordVectors } from '../meaning/word-vectors.js';
import { phrasesOf } from '../words/phrases.js';
import { stemOf } from '../words/words.js';
import type { Synonym, Vocabulary } from './vocabulary.js';

/** Words that are irrelevant to problems. */
const smallWords = new Set(
  'a an the and for my our your his her to of in on at with from i me we is are was it its has have'.split(
    ' ',
  ),
);

/** Words that people use interchangeably to describe problems. */
const exchangeable: Readonly<Record<string, string>> = {
  ...sameAs('fix', 'repair', 'repaired', 'repairs', 'repairing', 'mend', 'mended', 'fixed'),
  ...sameAs('broken', 'broke', 'busted'),
  ...sameAs(
    'not',
    'dont',
    'doesnt',
    'isnt',
    'wont',
    'wouldnt',
    'didnt',
    'stopped',
    'cant',
    'never',
  ),
  ...sameAs('dad', 'father'),
  ...sameAs('mom', 'mother', 'mum'),
  ...sameAs('kids', 'kid', 'child', 'children', 'boy', 'girl', 'son', 'daughter', 'toddler'),
  ...sameAs('car', 'auto', 'truck', 'vehicle', 'suv'),
};

function sameAs(word: string, ...others: readonly string[]): Record<string, string> {
  return Object.fromEntries(others.map((other) => [other, word]));
}

/** The form in which words of a problem are compared. */
const problemKey = (word: string) => stemOf(exchangeable[word] ?? word);

/** A problem described by a search. */
export interface FoundProblem {
  /** Its words as typed, in order. */
  readonly typed: readonly string[];
  /** The trade that solves it, by its usual name: "plumber". */
  readonly trade: string;
  readonly synonyms: readonly Synonym[];
  readonly isSpanish: boolean;
  /** Whether the trade follows only from the meaning of the words. */
  readonly isNearest?: boolean;
}

interface Problem {
  readonly isSpanish: boolean;
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly trades: readonly (readonly string[])[];
}

/** One short word, which other words share their stem with: "put up" has that of "ups". */
const isShort = ({ words: [word = '', ...more] }: Problem) => more.length === 0 && word.length < 4;

/** Problems that residents describe, from lines such as `toothache, broken tooth > dentist`. */
export class ProblemTrades {
  /** Problems by each of their words. */
  readonly #problems = new Map<string, Problem[]>();
  #nearest: NearestTrades | undefined;
  readonly size: number;

  constructor(
    private readonly lists: {
      readonly english: string;
      readonly spanish?: string;
      /** Lines of the trades that solve the problems, by whose names searches are read, too. */
      readonly trades?: string;
      /** Lines of names of people and businesses, which do not identify a trade. */
      readonly names?: string;
    },
    readonly vocabulary: Vocabulary,
  ) {
    this.size = this.#learnAll(lists.english, false) + this.#learnAll(lists.spanish ?? '', true);
  }

  #learnAll(text: string, isSpanish: boolean): number {
    let size = 0;
    for (const line of text.split('\n')) {
      const [list = '', trades = ''] = (line.split('#')[0] ?? '').split('>');
      for (const words of phrasesOf(list)) {
        for (const word of words) this.vocabulary.words.add(word);
        const significant = words.filter((word) => !smallWords.has(word));
        const stems = [...new Set(significant.map(problemKey))];
        this.#learn({ words, stems, trades: phrasesOf(trades), isSpanish });
        size += 1;
      }
    }
    return size;
  }

  #learn(problem: Problem): void {
    const [first = ''] = problem.stems;
    this.#problems.set(first, [...(this.#problems.get(first) ?? []), problem]);
  }

  /** Problems and names of trades in English, with the trade of each. */
  #phrases(): KnownPhrase[] {
    const { trades = '', names = '' } = this.lists;
    const usualNames = new Map<string, string>();
    const named = trades.split('\n').flatMap((line) => {
      const same = phrasesOf(line.split(/[#>]/)[0] ?? '');
      const trade = same[0]?.join(' ') ?? '';
      for (const words of same) usualNames.set(words.join(' '), trade);
      return same.map((words) => ({ words, trade }));
    });
    const described = [...this.#problems.values()]
      .flat()
      .filter(({ isSpanish }) => !isSpanish)
      .map(({ words, trades: [first = []] }) => {
        const trade = first.join(' ');
        return { words, trade: usualNames.get(trade) ?? trade };
      });
    const unassigned = names.split('\n').flatMap(phrasesOf);
    return [...named, ...described, ...unassigned.map((words) => ({ words }))];
  }

  /** Whether all these words are common English, so that none of them is a typing error. */
  areEnglish(words: readonly string[]): boolean {
    return words.every((word) => wordVectors().has(word));
  }

  /**
   * What the words are likely to mean, by the vectors of words: for searches that no problem and no document has.
   * @param typed the words of the search, if it was in another language
   */
  nearest(words: readonly string[], typed = words): FoundProblem | undefined {
    const isSpanish = typed !== words;
    const problem = isSpanish ? this.find(words) : undefined;
    if (problem) return { ...problem, isSpanish, isNearest: true, typed };
    this.#nearest ??= new NearestTrades(this.#phrases(), wordVectors());
    const trades = this.#nearest.find(words).map((trade) => trade.split(' '));
    if (trades.length === 0) return undefined;
    return { isSpanish, isNearest: true, typed, ...this.#solving(trades) };
  }

  /** The longest problem whose words all occur in the search, in any position. */
  find(words: readonly string[]): FoundProblem | undefined {
    const stems = words.map(problemKey);
    const there = new Set(stems);
    let longest: Problem | undefined;
    for (const stem of there) {
      for (const problem of this.#problems.get(stem) ?? []) {
        if (problem.stems.length <= (longest?.stems.length ?? 0)) continue;
        if (isShort(problem) && !problem.words.every((one) => words.includes(one))) continue;
        if (problem.stems.every((one) => there.has(one))) longest = problem;
      }
    }
    if (!longest) return undefined;
    const { stems: found, trades, isSpanish } = longest;
    return {
      isSpanish,
      typed: words.filter((_, at) => found.includes(stems[at] as string)),
      ...this.#solving(trades),
    };
  }

  #solving(trades: readonly (readonly string[])[]): Pick<FoundProblem, 'trade' | 'synonyms'> {
    return {
      trade: trades[0]?.join(' ') ?? '',
      // The first trade is the usual one; the others solve the problem too.
      synonyms: trades.flatMap((words, at) => [
        { words, same: at === 0 },
        ...(this.vocabulary.of(words) ?? []).map((one) => ({ ...one, same: one.same && at === 0 })),
      ]),
    };
  }

  /** Trades that the vocabulary lacks, for tests: they would match by their own words only. */
  get unknownTrades(): string[] {
    const all = [...this.#problems.values()].flat().flatMap(({ trades }) => trades);
    const unknown = all.filter((trade) => !this.vocabulary.isName(trade));
    return [...new Set(unknown.map((trade) => trade.join(' ')))];
  }
}
