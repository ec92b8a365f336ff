import type { Synonym, Vocabulary } from '../vocabulary.js';
import { phrasesOf } from './phrases.js';
import { stemOf } from './words.js';

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
  ...sameAs('not', 'doesnt', 'isnt', 'wont', 'wouldnt', 'didnt', 'stopped', 'cant', 'never'),
  ...sameAs('dad', 'father'),
  ...sameAs('mom', 'mother', 'mum'),
  ...sameAs('kids', 'kid', 'child', 'children', 'boy', 'girl', 'son', 'daughter', 'toddler'),
  ...sameAs('car', 'auto', 'truck', 'vehicle', 'suv'),
};

function sameAs(word: string, ...others: readonly string[]): Record<string, string> {
  return Object.fromEntries(others.map((other) => [other, word]));
}

/** The form in which words of a problem are compared. */
const needKey = (word: string) => stemOf(exchangeable[word] ?? word);

/** A problem described by a search. */
export interface FoundNeed {
  /** Its words as typed, in order. */
  readonly typed: readonly string[];
  /** The trade that solves it, by its usual name: "plumber". */
  readonly trade: string;
  readonly synonyms: readonly Synonym[];
}

interface Need {
  readonly stems: readonly string[];
  readonly trades: readonly (readonly string[])[];
}

/** Problems that residents describe, from lines such as `toothache, broken tooth > dentist`. */
export class ProblemTrades {
  /** Problems by each of their words. */
  readonly #needs = new Map<string, Need[]>();
  readonly size: number;

  constructor(
    text: string,
    readonly vocabulary: Vocabulary,
  ) {
    let size = 0;
    for (const line of text.split('\n')) {
      const [list = '', trades = ''] = (line.split('#')[0] ?? '').split('>');
      for (const words of phrasesOf(list)) {
        for (const word of words) vocabulary.words.add(word);
        const telling = words.filter((word) => !smallWords.has(word));
        this.#learn({ stems: [...new Set(telling.map(needKey))], trades: phrasesOf(trades) });
        size += 1;
      }
    }
    this.size = size;
  }

  #learn(need: Need): void {
    const [first = ''] = need.stems;
    this.#needs.set(first, [...(this.#needs.get(first) ?? []), need]);
  }

  /** The longest problem whose words all occur in the search, in any position. */
  find(words: readonly string[]): FoundNeed | undefined {
    const stems = words.map(needKey);
    const there = new Set(stems);
    let longest: Need | undefined;
    for (const stem of there) {
      for (const need of this.#needs.get(stem) ?? []) {
        if (need.stems.length <= (longest?.stems.length ?? 0)) continue;
        if (need.stems.every((one) => there.has(one))) longest = need;
      }
    }
    if (!longest) return undefined;
    const { stems: needed, trades } = longest;
    return {
      typed: words.filter((_, at) => needed.includes(stems[at] as string)),
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
    const all = [...this.#needs.values()].flat().flatMap(({ trades }) => trades);
    const unknown = all.filter((trade) => !this.vocabulary.isName(trade));
    return [...new Set(unknown.map((trade) => trade.join(' ')))];
  }
}
