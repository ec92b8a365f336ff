import { phrasesOf } from './phrases.js';
import type { Synonym, Vocabulary } from './vocabulary.js';
import { stemOf } from './words.js';

/** Words that no need depends on. */
const smallWords = new Set(
  'a an the and for my our your his her to of in on at with from i me we is are was it its has have'.split(
    ' ',
  ),
);

/** Words that people exchange for each other when they say what is wrong. */
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

/** What a word of a need is compared by. */
const needKey = (word: string) => stemOf(exchangeable[word] ?? word);

/** A need that a search names. */
export interface FoundNeed {
  /** Its words as typed, in their order. */
  readonly typed: readonly string[];
  /** Who does it, by the usual name: "plumber". */
  readonly trade: string;
  readonly synonyms: readonly Synonym[];
}

interface Need {
  readonly stems: readonly string[];
  readonly trades: readonly (readonly string[])[];
}

/** What residents say they need, from lines such as `toothache, broken tooth > dentist`. */
export class ProblemTrades {
  /** By each of their words. */
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

  /** The longest need whose words all stand in the search, wherever they stand. */
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
      // The first trade is who is meant; the others can do it too.
      synonyms: trades.flatMap((words, at) => [
        { words, same: at === 0 },
        ...(this.vocabulary.of(words) ?? []).map((one) => ({ ...one, same: one.same && at === 0 })),
      ]),
    };
  }

  /** Names of trades that the vocabulary does not have: what they mean would be found by their own words only. */
  get unknownTrades(): string[] {
    const all = [...this.#needs.values()].flat().flatMap(({ trades }) => trades);
    const unknown = all.filter((trade) => !this.vocabulary.isName(trade));
    return [...new Set(unknown.map((trade) => trade.join(' ')))];
  }
}
