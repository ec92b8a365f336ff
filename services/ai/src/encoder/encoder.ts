import { type LayerWeights, LinearLayers } from '../network/linear-layers.js';
import { add, softmax } from '../network/vectors.js';
import { type ByteMatrix, type EncoderFile, readEncoderFile } from './encoder-file.js';
import { WordPieceTokenizer } from './word-piece-tokenizer.js';

/** A token of a text, and what else is known of it. */
export interface Token {
  /** Its place in the vocabulary. */
  readonly id: number;
  /** Names of further embeddings that are added to that of the token, with their rows: `{ capital: 1 }`. */
  readonly rows: Readonly<Record<string, number>>;
}

/** GELU, `x · Φ(x)`, as a table of this many steps from -`bound` to `bound`; outside of them it is 0 or x. */
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

/** Most tokens that are encoded at once. */
const maxTokens = 512;

/**
 * An encoder of the BERT family: turns the tokens of a text into one vector each, which depends on all of them. Linear
 * layers on top of it (classification heads) predict labels of a token, a word or the text.
 */
export class Encoder {
  readonly tokenizer: WordPieceTokenizer;
  readonly #file: EncoderFile;
  readonly #layers: LinearLayers;
  readonly #width: number;

  private constructor(file: EncoderFile) {
    this.#file = file;
    this.tokenizer = new WordPieceTokenizer(file.vocabulary);
    this.#width = this.#matrix('word').columns;
    const layers: Record<string, LayerWeights> = {};
    for (const [name, { rows, columns, bytes, scales }] of file.matrices) {
      const bias = file.vectors.get(`${name}.bias`);
      if (bias) layers[name] = { outputs: rows, width: columns, bytes, scales, bias };
    }
    this.#layers = new LinearLayers(layers, maxTokens);
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

  /** @param tokens 512 at most @returns their vectors, one after the other */
  encode(tokens: readonly Token[]): Float32Array {
    const width = this.#width;
    const states = new Float32Array(tokens.length * width);
    for (const [at, { id, rows }] of tokens.entries()) {
      const state = states.subarray(at * width, (at + 1) * width);
      addRow(state, this.#matrix('word'), id);
      addRow(state, this.#matrix('place'), at);
      for (const [name, row] of Object.entries(rows)) addRow(state, this.#matrix(name), row);
    }
    this.#normalize(states, 'norm');
    for (let layer = 0; layer < this.#file.layers; layer += 1) this.#run(states, `${layer}`);
    return states;
  }

  /** The vector of a text as a whole: the mean of the vectors of its tokens. */
  meanOf(states: Float32Array): Float32Array {
    const width = this.#width;
    const mean = new Float32Array(width);
    for (let from = 0; from < states.length; from += width)
      for (let at = 0; at < width; at += 1)
        mean[at] = (mean[at] as number) + (states[from + at] as number);
    return mean.map((sum) => (sum * width) / states.length);
  }

  /** One transformer layer: attention, then the feed-forward network, each added to its input and normalised. */
  #run(states: Float32Array, layer: string): void {
    const taken = this.#attention(states, layer);
    add(states, this.#layers.compute(`${layer}.out`, taken));
    this.#normalize(states, `${layer}.norm1`);
    const wide = this.#layers.compute(`${layer}.wide`, states);
    for (let at = 0; at < wide.length; at += 1) wide[at] = gelu(wide[at] as number);
    add(states, this.#layers.compute(`${layer}.narrow`, wide));
    this.#normalize(states, `${layer}.norm2`);
  }

  /** Multi-head attention: a token takes from the values of all, the more the better its query fits their keys. */
  #attention(states: Float32Array, layer: string): Float32Array {
    const width = this.#width;
    const count = states.length / width;
    const size = width / this.#file.heads;
    const scale = 1 / Math.sqrt(size);
    const queries = this.#layers.compute(`${layer}.query`, states);
    const keys = this.#layers.compute(`${layer}.key`, states);
    const values = this.#layers.compute(`${layer}.value`, states);
    const taken = new Float32Array(states.length);
    // The attention weights, a row for each token, as wide as the kernel needs them to multiply them.
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
      const fits = this.#layers.products(ofHead.queries, ofHead.keys, size);
      for (let at = 0; at < count; at += 1)
        shares.set(fits.subarray(at * count, (at + 1) * count), at * wide);
      for (let at = 0; at < count; at += 1)
        softmax(shares.subarray(at * wide, at * wide + count), scale);
      const mixed = this.#layers.products(shares, valuesOfHead, wide);
      for (let at = 0; at < count; at += 1)
        taken.set(mixed.subarray(at * size, (at + 1) * size), at * width + from);
    }
    return taken;
  }

  /** Layer normalisation: each vector gets mean 0 and variance 1, then is scaled and shifted as learned. */
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
   * The probability of each label.
   * @param what name of the labels, and of the linear layer that predicts them
   * @param vectors of tokens or texts, one after the other
   * @returns for each vector the probabilities of all labels, one after the other
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
