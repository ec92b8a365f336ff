import { readFileSync } from 'node:fs';
import { packageFile } from '@commons/service-kit/guarded/package-file';
import { type WasmMemory, WebAssembly } from './web-assembly.js';

/** Weights of a linear layer, one byte each: row `o` of them is `bytes[o] × scales[o]`. */
export interface LayerWeights {
  readonly outputs: number;
  readonly width: number;
  /** By rows. */
  readonly bytes: Int8Array;
  /** By row. */
  readonly scales: Float32Array;
  /** By row; without it, nothing is added. */
  readonly bias?: Float32Array | undefined;
}

/** A layer in the memory of the kernel: where its parts begin, in bytes. */
interface Placed {
  readonly outputs: number;
  /** The kernel computes four outputs at once: those that are missing to a multiple of four are 0. */
  readonly allOutputs: number;
  readonly width: number;
  readonly weights: number;
  readonly scales: number;
  readonly bias: number;
}

/** Places of the inputs, their scales, the weights, their scales, the bias and the results; then the counts. */
interface Kernel {
  rows(
    ...placesAndCounts: readonly [...Places, rows: number, width: number, outputs: number]
  ): void;
  row(...placesAndCounts: readonly [...Places, width: number, outputs: number]): void;
}

type Places = [
  inputs: number,
  inputScales: number,
  weights: number,
  weightScales: number,
  bias: number,
  results: number,
];

/** Rows of whole numbers in the memory of the kernel, and the scale of each: where both begin, in bytes. */
interface Scratch {
  readonly rows: number;
  readonly scales: number;
}

/** The largest number that a weight becomes. */
const largestWeight = 127;
/**
 * The largest number that an input becomes: with weights up to 127 and 1,536 inputs, the sums stay below 2³¹ (the kernel
 * adds whole numbers).
 */
const largestInput = 8191;

const pageBytes = 65_536;
const evenOf = (count: number) => count + (count % 2);
const multipleOfFour = (count: number) => Math.ceil(count / 4) * 4;
const aligned = (bytes: number) => Math.ceil(bytes / 16) * 16;

let compiled: object | undefined;

function kernelModule(): object {
  if (compiled) return compiled;
  const file = packageFile('@commons/ai', 'data/network/linear.wasm');
  if (!file) throw new Error('data/network/linear.wasm of @commons/ai is missing');
  compiled = new WebAssembly.Module(readFileSync(file));
  return compiled;
}

/**
 * Linear layers, computed by the vector instructions of the processor: the kernel is `linear.wat`, some ten times as
 * fast as the same in JavaScript.
 */
export class LinearLayers {
  readonly #memory: WasmMemory;
  readonly #kernel: Kernel;
  readonly #placed = new Map<string, Placed>();
  readonly #inputs: Scratch;
  /** Rows that others are multiplied with. */
  readonly #others: Scratch & { readonly noBias: number };
  readonly #results: number;
  readonly #widest: number;

  /**
   * @param layers by name; widths are multiples of 8
   * @param maxRows rows that are computed at once
   */
  constructor(
    layers: Readonly<Record<string, LayerWeights>>,
    private readonly maxRows: number,
  ) {
    const all = Object.values(layers);
    this.#widest = Math.max(maxRows, ...all.map(({ width }) => width));
    const most = Math.max(...all.map(({ outputs }) => multipleOfFour(outputs)));
    let end = 0;
    const take = (bytes: number) => {
      const start = end;
      end = aligned(end + bytes);
      return start;
    };
    for (const [name, { outputs, width }] of Object.entries(layers)) {
      const allOutputs = multipleOfFour(outputs);
      this.#placed.set(name, {
        outputs,
        allOutputs,
        width,
        weights: take(allOutputs * width),
        scales: take(allOutputs * 4),
        bias: take(allOutputs * 4),
      });
    }
    const rows = multipleOfFour(maxRows);
    this.#inputs = { rows: take(rows * this.#widest * 2), scales: take(rows * 4) };
    this.#others = {
      rows: take(rows * this.#widest),
      scales: take(rows * 4),
      noBias: take(rows * 4),
    };
    this.#results = take(rows * Math.max(most, rows) * 4);
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil(end / pageBytes) });
    for (const [name, { bytes, scales, bias }] of Object.entries(layers)) {
      const at = this.#placedAs(name);
      new Int8Array(this.#memory.buffer, at.weights, bytes.length).set(bytes);
      new Float32Array(this.#memory.buffer, at.scales, at.outputs).set(scales);
      if (bias) new Float32Array(this.#memory.buffer, at.bias, at.outputs).set(bias);
    }
    const { exports } = new WebAssembly.Instance(kernelModule(), { memory: { all: this.#memory } });
    this.#kernel = exports as unknown as Kernel;
  }

  #placedAs(name: string): Placed {
    const placed = this.#placed.get(name);
    if (!placed) throw new Error(`there is no layer ${name}`);
    return placed;
  }

  /**
   * `weights · row + bias` for each row.
   * @param rows side by side, each as wide as the layer
   * @returns the results of the rows, side by side
   */
  compute(name: string, rows: Float32Array): Float32Array {
    const { outputs, width } = this.#placedAs(name);
    const results = new Float32Array((rows.length / width) * outputs);
    for (let row = 0; row * width < rows.length; row += this.maxRows)
      results.set(
        this.#computeSome(name, rows.subarray(row * width, (row + this.maxRows) * width)),
        row * outputs,
      );
    return results;
  }

  /**
   * The dot product of each row with each of the others: `rows · othersᵀ`. Numbers of the others are rounded to one byte.
   * @param rows side by side, at most `maxRows`
   * @param others side by side, at most `maxRows`
   * @param width numbers of a row and of each other: a multiple of 8, at most `maxRows` or the width of the widest layer
   * @throws RangeError if there is no room for so much
   * @returns the products of the first row with all others, then those of the second, …
   */
  products(rows: Float32Array, others: Float32Array, width: number): Float32Array {
    const count = rows.length / width;
    const outputs = others.length / width;
    if (Math.max(count, outputs) > this.maxRows || width > this.#widest)
      throw new RangeError(`no room for ${count} rows and ${outputs} others of ${width} numbers`);
    const allOutputs = multipleOfFour(outputs);
    const { buffer } = this.#memory;
    const { rows: weights, scales, noBias: bias } = this.#others;
    toWholeNumbers(others, width, largestWeight, {
      numbers: new Int8Array(buffer, weights, allOutputs * width),
      scales: new Float32Array(buffer, scales, allOutputs),
    });
    return this.#run(rows, { outputs, allOutputs, width, weights, scales, bias });
  }

  /** For as many rows as there is room for; the next call may overwrite the results. */
  #computeSome(name: string, rows: Float32Array): Float32Array {
    return this.#run(rows, this.#placedAs(name));
  }

  #run(
    rows: Float32Array,
    { outputs, allOutputs, width, weights, scales, bias }: Placed,
  ): Float32Array {
    const count = rows.length / width;
    const even = evenOf(count);
    const { buffer } = this.#memory;
    toWholeNumbers(rows, width, largestInput, {
      numbers: new Int16Array(buffer, this.#inputs.rows, even * width),
      scales: new Float32Array(buffer, this.#inputs.scales, even),
    });
    const { rows: inputs, scales: inputScales } = this.#inputs;
    const places: Places = [inputs, inputScales, weights, scales, bias, this.#results];
    if (count === 1) this.#kernel.row(...places, width, allOutputs);
    else this.#kernel.rows(...places, even, width, allOutputs);
    const results = new Float32Array(buffer, this.#results, count * allOutputs);
    return outputs === allOutputs ? results : results.filter((_, at) => at % allOutputs < outputs);
  }
}

/**
 * Rounds rows to whole numbers, the largest of each row to `largest`.
 * @param result where numbers and scales go; room for more rows is filled with zeros
 */
function toWholeNumbers(
  rows: Float32Array,
  width: number,
  largest: number,
  result: { readonly numbers: Int8Array | Int16Array; readonly scales: Float32Array },
): void {
  const { numbers, scales } = result;
  for (let from = 0; from < rows.length; from += width) {
    let most = 0;
    for (let at = from; at < from + width; at += 1) {
      const size = Math.abs(rows[at] as number);
      if (size > most) most = size;
    }
    const scale = most / largest || 1;
    const perUnit = 1 / scale;
    scales[from / width] = scale;
    for (let at = from; at < from + width; at += 1) {
      const number = (rows[at] as number) * perUnit;
      // What is stored as a whole number loses its fraction.
      numbers[at] = number < 0 ? number - 0.5 : number + 0.5;
    }
  }
  numbers.fill(0, rows.length);
}
