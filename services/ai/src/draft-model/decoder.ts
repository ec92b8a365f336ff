import { LinearLayers } from '../network/linear-layers.js';
import { add } from '../network/vectors.js';
import type { GgufFile } from './gguf-file.js';

/** Most tokens that are read at once. */
const maxRows = 64;

/**
 * A language model of the Llama family: tells how likely each token of its vocabulary comes next. It remembers the
 * tokens of the last call: what the next one has in common with them is not computed again.
 */
export class Decoder {
  readonly #layers: LinearLayers;
  readonly #gains: readonly Float32Array[];
  readonly #embedding;
  readonly #count: number;
  readonly #width: number;
  readonly #heads: number;
  readonly #keyHeads: number;
  readonly #size: number;
  readonly #epsilon: number;
  readonly #cosines: Float32Array;
  readonly #sines: Float32Array;
  /** Of each layer, the keys and the values of the tokens that were read, side by side. */
  readonly #keys: readonly Float32Array[];
  readonly #values: readonly Float32Array[];
  #known: readonly number[] = [];
  /** How many of the known tokens are computed. */
  #read = 0;

  /** @param most tokens that it can remember */
  constructor(
    file: GgufFile,
    private readonly most: number,
  ) {
    this.#count = file.number('llama.block_count');
    this.#width = file.number('llama.embedding_length');
    this.#heads = file.number('llama.attention.head_count');
    this.#keyHeads = file.number('llama.attention.head_count_kv');
    this.#size = this.#width / this.#heads;
    this.#epsilon = file.number('llama.attention.layer_norm_rms_epsilon');
    this.#embedding = file.matrix('token_embd.weight');
    const blocks = Array.from({ length: this.#count }, (_, block) => `blk.${block}`);
    const matrices = [
      'attn_q',
      'attn_k',
      'attn_v',
      'attn_output',
      'ffn_gate',
      'ffn_up',
      'ffn_down',
    ];
    const names = blocks.flatMap((block) => matrices.map((matrix) => `${block}.${matrix}`));
    this.#layers = new LinearLayers(
      {
        next: this.#embedding,
        ...Object.fromEntries(names.map((name) => [name, file.matrix(`${name}.weight`)])),
      },
      maxRows,
    );
    this.#gains = [
      ...blocks.flatMap((block) => [
        file.vector(`${block}.attn_norm.weight`),
        file.vector(`${block}.ffn_norm.weight`),
      ]),
      file.vector('output_norm.weight'),
    ];
    const half = this.#size / 2;
    const base = file.number('llama.rope.freq_base');
    const angle = (at: number) => Math.floor(at / half) * base ** (-(at % half) / half);
    this.#cosines = Float32Array.from({ length: most * half }, (_, at) => Math.cos(angle(at)));
    this.#sines = Float32Array.from({ length: most * half }, (_, at) => Math.sin(angle(at)));
    const memory = () => blocks.map(() => new Float32Array(most * this.#keyHeads * this.#size));
    this.#keys = memory();
    this.#values = memory();
  }

  /** Forgets the tokens of the last call. */
  forget(): void {
    this.#known = [];
  }

  /**
   * @returns by token of the vocabulary, how well it comes after these: the logarithm of its probability, up to a constant
   * @throws RangeError where there is no room for them
   */
  scoresAfter(tokens: readonly number[]): Float32Array {
    if (tokens.length === 0 || tokens.length > this.most)
      throw new RangeError(`there is no room for ${tokens.length} tokens`);
    const last = tokens.length - 1;
    const differs = tokens.findIndex((token, at) => at === last || token !== this.#known[at]);
    this.#read = Math.min(this.#read, differs);
    this.#known = tokens;
    let states: Float32Array = new Float32Array();
    while (this.#read < tokens.length)
      states = this.#readSome(tokens.slice(this.#read, this.#read + maxRows));
    const state = states.subarray(states.length - this.#width);
    return this.#layers.compute('next', this.#normalized(state, 2 * this.#count));
  }

  #readSome(tokens: readonly number[]): Float32Array {
    const width = this.#width;
    const states = new Float32Array(tokens.length * width);
    const { bytes, scales } = this.#embedding;
    for (const [nth, token] of tokens.entries())
      for (let at = 0; at < width; at += 1)
        states[nth * width + at] =
          (bytes[token * width + at] as number) * (scales[token] as number);
    for (let block = 0; block < this.#count; block += 1) this.#run(states, block, tokens.length);
    this.#read += tokens.length;
    return states;
  }

  #run(states: Float32Array, block: number, rows: number): void {
    const compute = (name: string, input: Float32Array) =>
      this.#layers.compute(`blk.${block}.${name}`, input);
    const seen = this.#normalized(states, 2 * block);
    const queries = compute('attn_q', seen);
    const keys = compute('attn_k', seen);
    this.#turn(queries, rows);
    this.#turn(keys, rows);
    const place = this.#read * this.#keyHeads * this.#size;
    this.#keys[block]?.set(keys, place);
    this.#values[block]?.set(compute('attn_v', seen), place);
    add(states, compute('attn_output', this.#attention(queries, block, rows)));
    const thought = this.#normalized(states, 2 * block + 1);
    const gate = compute('ffn_gate', thought);
    const up = compute('ffn_up', thought);
    for (let at = 0; at < gate.length; at += 1) {
      const value = gate[at] as number;
      gate[at] = (value / (1 + Math.exp(-value))) * (up[at] as number);
    }
    add(states, compute('ffn_down', gate));
  }

  /** Turns each pair of numbers by an angle that grows with the place of its token (RoPE). */
  #turn(vectors: Float32Array, rows: number): void {
    const half = this.#size / 2;
    const width = vectors.length / rows;
    for (let row = 0; row < rows; row += 1) {
      const angles = (this.#read + row) * half;
      for (let at = 0; at < width; at += 2) {
        const angle = angles + ((at / 2) % half);
        const [cosine, sine] = [this.#cosines[angle] as number, this.#sines[angle] as number];
        const first = row * width + at;
        const [x, y] = [vectors[first] as number, vectors[first + 1] as number];
        vectors[first] = x * cosine - y * sine;
        vectors[first + 1] = x * sine + y * cosine;
      }
    }
  }

  /** What each token takes from itself and from those before it. */
  #attention(queries: Float32Array, block: number, rows: number): Float32Array {
    const size = this.#size;
    const stride = this.#keyHeads * size;
    const keys = this.#keys[block] as Float32Array;
    const values = this.#values[block] as Float32Array;
    const taken = new Float32Array(queries.length);
    const shares = new Float32Array(this.#read + rows);
    const scale = 1 / Math.sqrt(size);
    for (let row = 0; row < rows; row += 1)
      for (let head = 0; head < this.#heads; head += 1) {
        const query = (row * this.#heads + head) * size;
        const from = Math.floor((head * this.#keyHeads) / this.#heads) * size;
        const count = this.#read + row + 1;
        let most = Number.NEGATIVE_INFINITY;
        for (let other = 0; other < count; other += 1) {
          const key = other * stride + from;
          let sum = 0;
          for (let at = 0; at < size; at += 1)
            sum += (queries[query + at] as number) * (keys[key + at] as number);
          shares[other] = sum * scale;
          most = Math.max(most, sum * scale);
        }
        let all = 0;
        for (let other = 0; other < count; other += 1) {
          const share = Math.exp((shares[other] as number) - most);
          shares[other] = share;
          all += share;
        }
        for (let other = 0; other < count; other += 1) {
          const share = (shares[other] as number) / all;
          const value = other * stride + from;
          for (let at = 0; at < size; at += 1)
            taken[query + at] =
              (taken[query + at] as number) + share * (values[value + at] as number);
        }
      }
    return taken;
  }

  /** Each vector divided by its length (RMS), then scaled as learned. */
  #normalized(states: Float32Array, norm: number): Float32Array {
    const width = this.#width;
    const gain = this.#gains[norm] as Float32Array;
    const result = new Float32Array(states.length);
    for (let from = 0; from < states.length; from += width) {
      let squares = 0;
      for (let at = from; at < from + width; at += 1) squares += (states[at] as number) ** 2;
      const scale = 1 / Math.sqrt(squares / width + this.#epsilon);
      for (let at = 0; at < width; at += 1)
        result[from + at] = (states[from + at] as number) * scale * (gain[at] as number);
    }
    return result;
  }
}
