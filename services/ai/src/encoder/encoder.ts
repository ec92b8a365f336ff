import { type LayerWeights, LinearLayers } from '../network/linear-layers.js';
import { add, softmax } from '../network/vectors.js';
import { type ByteMatrix, type EncoderFile, readEncoderFile } from './encoder-file.js';
import { WordPieces } from './word-pieces.js';

/** A piece of a text, and what is known of it beside its letters. */
export interface Piece {
  /** Its number in the vocabulary. */
  readonly number: number;
  /** Names of further vectors that are added to that of the piece, with their rows: `{ capital: 1 }`. */
  readonly rows: Readonly<Record<string, number>>;
}

/** The exact function `x · Φ(x)` in so many steps, from -`bound` to `bound`; beyond them it is 0 or x. */
const steps = 4096;
const bound = 6;

/** The error function, to seven places (Abramowitz and Stegun, 7.1.26). */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const sum =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
}

const geluSteps = Float32Array.from({ length: steps + 2 }, (_, at) => {
  const x = (at / steps) * 2 * bound - bound;
  return (x / 2) * (1 + errorFunction(x / Math.SQRT2));
});

function gelu(x: number): number {
  if (x <= -bound) return 0;
  if (x >= bound) return x;
  const place = ((x + bound) / (2 * bound)) * steps;
  const at = Math.floor(place);
  const left = geluSteps[at] as number;
  return left + ((geluSteps[at + 1] as number) - left) * (place - at);
}

/** Most pieces that are read at once. */
const mostPieces = 512;

/**
 * An encoder of the BERT family: turns the pieces of a text into one vector each, which knows what stands before and
 * after it. Linear layers on top tell what was learned of it.
 */
export class Encoder {
  readonly pieces: WordPieces;
  readonly #file: EncoderFile;
  readonly #layers: LinearLayers;
  readonly #width: number;

  private constructor(file: EncoderFile) {
    this.#file = file;
    this.pieces = new WordPieces(file.vocabulary);
    this.#width = this.#matrix('word').columns;
    const layers: Record<string, LayerWeights> = {};
    for (const [name, { rows, columns, bytes, scales }] of file.matrices) {
      const bias = file.vectors.get(`${name}.bias`);
      if (bias) layers[name] = { outputs: rows, width: columns, bytes, scales, bias };
    }
    this.#layers = new LinearLayers(layers, mostPieces);
  }

  /** Reads `data/encoder/<name>.encoder.gz` of services/ai. */
  static read(name: string): Encoder {
    return new Encoder(readEncoderFile(name));
  }

  labelsOf(what: string): readonly string[] {
    return this.#file.labels[what] ?? [];
  }

  #matrix(name: string): ByteMatrix {
    const found = this.#file.matrices.get(name);
    if (!found) throw new Error(`the encoder has no ${name}`);
    return found;
  }

  #vector(name: string): Float32Array {
    const found = this.#file.vectors.get(name);
    if (!found) throw new Error(`the encoder has no ${name}`);
    return found;
  }

  /** @returns the vectors of the pieces, 512 at most, side by side */
  encode(pieces: readonly Piece[]): Float32Array {
    const width = this.#width;
    const states = new Float32Array(pieces.length * width);
    for (const [at, { number, rows }] of pieces.entries()) {
      const state = states.subarray(at * width, (at + 1) * width);
      addRow(state, this.#matrix('word'), number);
      addRow(state, this.#matrix('place'), at);
      for (const [name, row] of Object.entries(rows)) addRow(state, this.#matrix(name), row);
    }
    this.#normalize(states, 'norm');
    for (let layer = 0; layer < this.#file.layers; layer += 1) this.#run(states, `${layer}`);
    return states;
  }

  /** What a text says as a whole: the mean of the vectors of its pieces. */
  meanOf(states: Float32Array): Float32Array {
    const width = this.#width;
    const mean = new Float32Array(width);
    for (let from = 0; from < states.length; from += width)
      for (let at = 0; at < width; at += 1)
        mean[at] = (mean[at] as number) + (states[from + at] as number);
    return mean.map((sum) => (sum * width) / states.length);
  }

  /** One layer: what each piece takes from the others, and what it makes of that. */
  #run(states: Float32Array, layer: string): void {
    const taken = this.#attention(states, layer);
    add(states, this.#layers.compute(`${layer}.out`, taken));
    this.#normalize(states, `${layer}.norm1`);
    const wide = this.#layers.compute(`${layer}.wide`, states);
    for (let at = 0; at < wide.length; at += 1) wide[at] = gelu(wide[at] as number);
    add(states, this.#layers.compute(`${layer}.narrow`, wide));
    this.#normalize(states, `${layer}.norm2`);
  }

  /** What each piece takes from the values of all pieces, head by head: more from those whose key its query is like. */
  #attention(states: Float32Array, layer: string): Float32Array {
    const width = this.#width;
    const count = states.length / width;
    const size = width / this.#file.heads;
    const scale = 1 / Math.sqrt(size);
    const queries = this.#layers.compute(`${layer}.query`, states);
    const keys = this.#layers.compute(`${layer}.key`, states);
    const values = this.#layers.compute(`${layer}.value`, states);
    const taken = new Float32Array(states.length);
    // Each piece has a share in each other one. Rows of them are multiplied, so they are as wide as the kernel needs them.
    const wide = Math.ceil(count / 8) * 8;
    const shares = new Float32Array(count * wide);
    const ofHead = {
      queries: new Float32Array(count * size),
      keys: new Float32Array(count * size),
    };
    const valuesOfHead = new Float32Array(size * wide);
    for (let from = 0; from < width; from += size) {
      for (let at = 0; at < count; at += 1) {
        const start = at * width + from;
        ofHead.queries.set(queries.subarray(start, start + size), at * size);
        ofHead.keys.set(keys.subarray(start, start + size), at * size);
        for (let nth = 0; nth < size; nth += 1)
          valuesOfHead[nth * wide + at] = values[start + nth] as number;
      }
      const likeness = this.#layers.products(ofHead.queries, ofHead.keys, size);
      for (let at = 0; at < count; at += 1)
        shares.set(likeness.subarray(at * count, (at + 1) * count), at * wide);
      for (let at = 0; at < count; at += 1)
        softmax(shares.subarray(at * wide, at * wide + count), scale);
      const mixed = this.#layers.products(shares, valuesOfHead, wide);
      for (let at = 0; at < count; at += 1)
        taken.set(mixed.subarray(at * size, (at + 1) * size), at * width + from);
    }
    return taken;
  }

  /** Each vector with mean 0 and variance 1, then scaled and shifted as learned. */
  #normalize(states: Float32Array, name: string): void {
    const width = this.#width;
    const gain = this.#vector(`${name}.gain`);
    const shift = this.#vector(`${name}.shift`);
    for (let from = 0; from < states.length; from += width) {
      let sum = 0;
      for (let at = 0; at < width; at += 1) sum += states[from + at] as number;
      const mean = sum / width;
      let squares = 0;
      for (let at = 0; at < width; at += 1) squares += ((states[from + at] as number) - mean) ** 2;
      const scale = 1 / Math.sqrt(squares / width + 1e-12);
      for (let at = 0; at < width; at += 1)
        states[from + at] =
          ((states[from + at] as number) - mean) * scale * (gain[at] as number) +
          (shift[at] as number);
    }
  }

  /**
   * How likely each label of something that was learned is, by its vectors.
   * @param what the name of a linear layer, and of its labels
   * @param vectors side by side
   * @returns probabilities between 0 and 1, a vector's side by side
   */
  probabilitiesOf(what: string, vectors: Float32Array): Float32Array {
    const probabilities = this.#layers.compute(what, vectors);
    const count = this.labelsOf(what).length;
    for (let from = 0; from < probabilities.length; from += count)
      softmax(probabilities.subarray(from, from + count), 1);
    return probabilities;
  }
}

function addRow(vector: Float32Array, { columns, bytes, scales }: ByteMatrix, row: number): void {
  const scale = scales[row] as number;
  for (let at = 0; at < columns; at += 1)
    vector[at] = (vector[at] as number) + (bytes[row * columns + at] as number) * scale;
}
