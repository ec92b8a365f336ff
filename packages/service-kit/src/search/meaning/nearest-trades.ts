import { negations, stopWords } from '../words/stop-words.js';
import { dimensions, dotProduct, unitVector, type WordVectors } from './word-vectors.js';

/** A phrase whose trade is known. */
export interface KnownPhrase {
  readonly words: readonly string[];
  /** The usual name of the trade; none if it is the name of a person or a business. */
  readonly trade?: string;
}

/** Weight of a word that says little, among words that say what is meant. */
const smallWeight = 0.15;
const smallWords = new Set([...stopWords, ...negations, 'not', 'dont', 'wont', 'up', 'out', 'off']);

/** How many of the nearest phrases vote, how near they are at least, and how near one of them is. */
const maxVotes = 12;
const minLikeness = 0.35;
const minOfNearest = 0.6;
/** A phrase that is a tenth nearer counts twice as much. */
const steepness = 6;
/** A trade with fewer votes is a guess. */
const enoughVotes = 0.15;
/** The second trade counts if it has most of the votes of the first. */
const nearlyAsMany = 0.6;

/**
 * Finds the trades whose phrases mean about the same as other words: "gazebo" is near "patio", which deck builders do.
 */
export class NearestTrades {
  readonly #frequencies = new Map<string, number>();
  readonly #average = new Float32Array(dimensions);
  readonly #known: readonly { readonly trade?: string; readonly vector: Float32Array }[];

  constructor(
    private readonly phrases: readonly KnownPhrase[],
    private readonly vectors: WordVectors,
  ) {
    for (const { words } of phrases)
      for (const word of new Set(words))
        this.#frequencies.set(word, (this.#frequencies.get(word) ?? 0) + 1);
    const known = phrases.flatMap(({ words, trade }) => {
      const vector = this.#sum(words);
      return vector ? [{ ...(trade && { trade }), vector: unitVector(vector) }] : [];
    });
    for (const { vector } of known)
      vector.forEach((value, at) => {
        this.#average[at] = (this.#average[at] as number) + value / known.length;
      });
    this.#known = known.map((one) => ({ ...one, vector: this.#centred(one.vector) }));
  }

  /**
   * @param words folded
   * @returns the usual names of the trades, the likeliest first; none where no phrase is near, or names are nearer
   */
  find(words: readonly string[]): readonly string[] {
    const sum = this.#sum(words);
    if (!sum) return [];
    const vector = this.#centred(unitVector(sum));
    const nearest = this.#known
      .map((known) => ({ trade: known.trade, likeness: dotProduct(known.vector, vector) }))
      .filter(({ likeness }) => likeness > minLikeness)
      .sort((one, other) => other.likeness - one.likeness)
      .slice(0, maxVotes);
    if ((nearest[0]?.likeness ?? 0) < minOfNearest) return [];
    const votes = new Map<string | undefined, number>();
    for (const { trade, likeness } of nearest)
      votes.set(trade, (votes.get(trade) ?? 0) + likeness ** steepness);
    const ranked = [...votes].sort(([, one], [, other]) => other - one).slice(0, 2);
    const least = Math.max(enoughVotes, (ranked[0]?.[1] ?? 0) * nearlyAsMany);
    if (ranked[0]?.[0] === undefined) return [];
    return ranked.flatMap(([trade, count]) => (trade && count >= least ? [trade] : []));
  }

  /** Rare words say more. Undefined when no word is known. */
  #sum(words: readonly string[]): Float32Array | undefined {
    const known = words.filter((word) => this.vectors.has(word));
    if (known.length === 0) return undefined;
    const sum = new Float32Array(dimensions);
    for (const word of known) this.vectors.addTo(sum, word, this.#weight(word));
    return sum;
  }

  #weight(word: string): number {
    const rarity = Math.log(this.phrases.length / ((this.#frequencies.get(word) ?? 0) + 3));
    return rarity * (smallWords.has(word) ? smallWeight : 1);
  }

  /** What all phrases have in common says nothing. */
  #centred(vector: Float32Array): Float32Array {
    return unitVector(vector.map((value, at) => value - (this.#average[at] as number)));
  }
}
