import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { packageFile } from '@commons/service-kit/guarded/package-file';

/** A matrix by rows. */
interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly numbers: Float32Array;
}

/** What the file says of a matrix: its numbers stand in one byte each, times the scale of their row. */
interface MatrixHead {
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
}

interface TaggerHead {
  /** Which number a word, a part of speech and the like has in its table. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  /** Labels of each thing that is told of a word. */
  readonly labels: Readonly<Record<string, readonly string[]>>;
  readonly matrices: readonly MatrixHead[];
}

/**
 * Tags words by what stands before and behind them: two layers of gated recurrent units, each read in both directions,
 * and a linear layer for each thing that is told of a word.
 */
export class RecurrentTagger {
  readonly #matrices = new Map<string, Matrix>();
  readonly #tables = new Map<string, ReadonlyMap<string, number>>();

  private constructor(
    private readonly head: TaggerHead,
    bytes: Buffer,
  ) {
    let at = 0;
    for (const { name, rows, columns } of head.matrices) {
      const numbers = new Float32Array(rows * columns);
      for (let row = 0; row < rows; row += 1) {
        const scale = bytes.readFloatLE(at);
        at += 4;
        for (let column = 0; column < columns; column += 1) {
          numbers[row * columns + column] = bytes.readInt8(at) * scale;
          at += 1;
        }
      }
      this.#matrices.set(name, { rows, columns, numbers });
    }
    for (const [name, entries] of Object.entries(head.tables))
      this.#tables.set(name, new Map(entries.map((entry, nth) => [entry, nth + 1])));
  }

  /** Reads `data/labelling/<name>.tagger.gz` of services/ai. */
  static read(name: string): RecurrentTagger {
    const file = packageFile('@commons/ai', `data/labelling/${name}.tagger.gz`);
    if (!file) throw new Error(`data/labelling/${name}.tagger.gz of @commons/ai is missing`);
    const bytes = gunzipSync(readFileSync(file));
    const end = bytes.indexOf(10);
    return new RecurrentTagger(
      JSON.parse(bytes.subarray(0, end).toString('utf8')) as TaggerHead,
      bytes.subarray(end + 1),
    );
  }

  /** The number of an entry in a table; 0 for one that is not in it. */
  numberOf(table: string, entry: string): number {
    return this.#tables.get(table)?.get(entry) ?? 0;
  }

  labelsOf(what: string): readonly string[] {
    return this.head.labels[what] ?? [];
  }

  #matrix(name: string): Matrix {
    const found = this.#matrices.get(name);
    if (!found) throw new Error(`the tagger has no ${name}`);
    return found;
  }

  /** A row of a table of vectors. */
  rowOf(name: string, row: number): Float32Array {
    const { columns, numbers } = this.#matrix(name);
    return numbers.subarray(row * columns, (row + 1) * columns);
  }

  /** A linear layer: `weight · vector + bias`. */
  linear(name: string, vector: Float32Array): Float32Array {
    return this.#weighted(`${name}.weight`, `${name}.bias`, vector);
  }

  #weighted(weight: string, bias: string, vector: Float32Array): Float32Array {
    const { rows, columns, numbers } = this.#matrix(weight);
    const added = this.#matrix(bias).numbers;
    const sums = new Float32Array(rows);
    for (let row = 0; row < rows; row += 1) {
      let sum = added[row] as number;
      const from = row * columns;
      for (let at = 0; at < columns; at += 1)
        sum += (numbers[from + at] as number) * (vector[at] as number);
      sums[row] = sum;
    }
    return sums;
  }

  /** What both directions of all layers make of the vectors of words. */
  encode(vectors: readonly Float32Array[]): Float32Array[] {
    let words = [...vectors];
    for (const layer of ['l0', 'l1']) {
      const forward = this.#run(words, layer);
      const backward = this.#run([...words].reverse(), `${layer}_reverse`).reverse();
      words = forward.map((state, at) => concatenated(state, backward[at] as Float32Array));
    }
    return words;
  }

  /** One layer in one direction. */
  #run(vectors: readonly Float32Array[], name: string): Float32Array[] {
    const size = this.#matrix(`layers.weight_hh_${name}`).columns;
    let state = new Float32Array(size);
    return vectors.map((vector) => {
      const given = this.#gates('ih', name, vector);
      const kept = this.#gates('hh', name, state);
      const next = new Float32Array(size);
      for (let at = 0; at < size; at += 1) {
        const reset = sigmoid((given[at] as number) + (kept[at] as number));
        const update = sigmoid((given[size + at] as number) + (kept[size + at] as number));
        const fresh = Math.tanh(
          (given[2 * size + at] as number) + reset * (kept[2 * size + at] as number),
        );
        next[at] = (1 - update) * fresh + update * (state[at] as number);
      }
      state = next;
      return next;
    });
  }

  #gates(kind: 'ih' | 'hh', name: string, vector: Float32Array): Float32Array {
    return this.#weighted(`layers.weight_${kind}_${name}`, `layers.bias_${kind}_${name}`, vector);
  }
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

export function concatenated(...parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Chances from the sums of a linear layer. */
export function softmax(sums: Float32Array): Float32Array {
  const most = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp(sum - most));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}
