import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { packageFile } from '../../guarded/package-file.js';

/** Numbers of a vector. */
export const dimensions = 100;

/** The commonest words say equally little. */
const commonest = 50;

/** The middle of the four bits that hold a number. */
const zero = 7;

/** Vectors of common English words: the closer the meanings, the more alike their directions. */
export class WordVectors {
  readonly #rows = new Map<string, number>();

  /**
   * @param words from the most frequent one on
   * @param numbers of one word after another, two per byte
   */
  constructor(
    words: readonly string[],
    private readonly numbers: Uint8Array,
  ) {
    for (const word of words) this.#rows.set(word, this.#rows.size);
  }

  /** Whether the word is known, in singular or plural: a common English word. */
  has(word: string): boolean {
    return this.#rowOf(word) !== undefined;
  }

  /** Adds the vector of a word, times a weight, to a sum; nothing for an unknown word. */
  addTo(sum: Float32Array, word: string, weight: number): void {
    const row = this.#rowOf(word);
    if (row === undefined) return;
    const share = weight / this.#lengthOf(row);
    for (let at = 0; at < dimensions; at += 1)
      sum[at] = (sum[at] as number) + share * this.#number(row, at);
  }

  /**
   * How much a word says by how rare it is: about 1 for the most common words, 11 for the rarest; 0 for an unknown one.
   */
  rarityOf(word: string): number {
    const row = this.#rowOf(word);
    return row === undefined ? 0 : Math.log2(row + commonest) - 5;
  }

  #rowOf(word: string): number | undefined {
    const other = word.endsWith('s') ? word.slice(0, -1) : `${word}s`;
    return this.#rows.get(word) ?? this.#rows.get(other);
  }

  #lengthOf(row: number): number {
    let squares = 0;
    for (let at = 0; at < dimensions; at += 1) squares += this.#number(row, at) ** 2;
    return Math.sqrt(squares);
  }

  #number(row: number, at: number): number {
    const byte = this.numbers[(row * dimensions + at) >> 1] as number;
    return (at % 2 ? byte >> 4 : byte & 15) - zero;
  }
}

/** The same direction with length 1; changes the given vector. */
export function unitVector(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dotProduct(vector, vector));
  if (length === 0) return vector;
  for (let at = 0; at < dimensions; at += 1) vector[at] = (vector[at] as number) / length;
  return vector;
}

/** Cosine similarity of two normalised vectors of `dimensions` numbers: 1 for the same meaning, about 0 for none. */
export function dotProduct(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < dimensions; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

let loaded: WordVectors | undefined;

/** Those of `data/word-vectors.gz` (`scripts/word-vectors.mjs`), about 5 MB, read when first asked for. */
export function wordVectors(): WordVectors {
  loaded ??= read();
  return loaded;
}

function read(): WordVectors {
  const file = packageFile('@commons/service-kit', 'data/word-vectors.gz');
  if (!file) throw new Error('data/word-vectors.gz of @commons/service-kit is missing');
  const bytes = gunzipSync(readFileSync(file));
  const end = bytes.indexOf('\n');
  return new WordVectors(bytes.toString('latin1', 0, end).split(' '), bytes.subarray(end + 1));
}
