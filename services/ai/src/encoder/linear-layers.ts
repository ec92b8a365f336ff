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
  /** By row. */
  readonly bias: Float32Array;
}

/** A layer in the memory of the kernel: where its parts begin, in bytes. */
interface Placed {
  readonly outputs: number;
  /** The kernel computes two outputs at once: an odd number is followed by one that is 0. */
  readonly evenOutputs: number;
  readonly width: number;
  readonly weights: number;
  readonly scales: number;
  readonly bias: number;
}

type Kernel = (
  inputs: number,
  inputScales: number,
  weights: number,
  weightScales: number,
  bias: number,
  results: number,
  rows: number,
  width: number,
  outputs: number,
) => void;

/** Rows of whole numbers in the memory of the kernel, and the scale of each: where both begin, in bytes. */
interface Scratch {
  readonly rows: number;
  readonly scales: number;
}

/** Sums have to stay below this: the kernel adds whole numbers of 32 bits. */
const sumsBelow = 2 ** 31;

/**
 * The largest number that an input becomes: with weights up to 127 and 1,536 inputs, the sums stay below 2³¹.
 */
const largestInput = 8191;

const pageBytes = 65_536;
const evenOf = (count: number) => count + (count % 2);
const aligned = (bytes: number) => Math.ceil(bytes / 16) * 16;

let compiled: object | undefined;

function kernelModule(): object {
  if (compiled) return compiled;
  const file = packageFile('@commons/ai', 'data/encoder/linear.wasm');
  if (!file) throw new Error('data/encoder/linear.wasm of @commons/ai is missing');
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
  readonly #others: Scratch;
  /** Zeros, where a kernel that adds a bias has to add none. */
  readonly #noBias: number;
  readonly #results: number;
  readonly #widest: number;

  /**
   * @param layers by name; widths are multiples of 8
   * @param mostRows rows that are computed at once
   */
  constructor(
    layers: Readonly<Record<string, LayerWeights>>,
    private readonly mostRows: number,
  ) {
    const all = Object.values(layers);
    this.#widest = Math.max(mostRows, ...all.map(({ width }) => width));
    const most = Math.max(...all.map(({ outputs }) => evenOf(outputs)));
    let end = 0;
    const take = (bytes: number) => {
      const start = end;
      end = aligned(end + bytes);
      return start;
    };
    for (const [name, { outputs, width }] of Object.entries(layers)) {
      const evenOutputs = evenOf(outputs);
      this.#placed.set(name, {
        outputs,
        evenOutputs,
        width,
        weights: take(evenOutputs * width * 2),
        scales: take(evenOutputs * 4),
        bias: take(evenOutputs * 4),
      });
    }
    const rows = evenOf(mostRows);
    const scratch = () => ({
      rows: take(rows * this.#widest * 2),
      scales: take(rows * 4),
    });
    this.#inputs = scratch();
    this.#others = scratch();
    this.#noBias = take(rows * 4);
    this.#results = take(rows * Math.max(most, rows) * 4);
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil(end / pageBytes) });
    for (const [name, { bytes, scales, bias }] of Object.entries(layers)) {
      const at = this.#placedAs(name);
      new Int16Array(this.#memory.buffer, at.weights, bytes.length).set(bytes);
      new Float32Array(this.#memory.buffer, at.scales, at.outputs).set(scales);
      new Float32Array(this.#memory.buffer, at.bias, at.outputs).set(bias);
    }
    const { exports } = new WebAssembly.Instance(kernelModule(), { memory: { all: this.#memory } });
    this.#kernel = exports.linear as Kernel;
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
    for (let row = 0; row * width < rows.length; row += this.mostRows)
      results.set(
        this.#computeSome(name, rows.subarray(row * width, (row + this.mostRows) * width)),
        row * outputs,
      );
    return results;
  }

  /**
   * The dot product of each row with each of the others: `rows · othersᵀ`.
   * @param rows side by side, at most `mostRows`
   * @param others side by side, at most `mostRows`
   * @param width numbers of a row and of each other: a multiple of 8, at most `mostRows` or the width of the widest layer
   * @throws RangeError if there is no room for so much
   * @returns the products of the first row with all others, then those of the second, …
   */
  products(rows: Float32Array, others: Float32Array, width: number): Float32Array {
    const count = rows.length / width;
    const outputs = others.length / width;
    if (Math.max(count, outputs) > this.mostRows || width > this.#widest)
      throw new RangeError(`no room for ${count} rows and ${outputs} others of ${width} numbers`);
    const largest = Math.floor(Math.sqrt(sumsBelow / width));
    this.#place(rows, width, this.#inputs, largest);
    this.#place(others, width, this.#others, largest);
    return this.#run(count, {
      outputs,
      evenOutputs: evenOf(outputs),
      width,
      weights: this.#others.rows,
      scales: this.#others.scales,
      bias: this.#noBias,
    });
  }

  /** For as many rows as there is room for; the next call may overwrite the results. */
  #computeSome(name: string, rows: Float32Array): Float32Array {
    const layer = this.#placedAs(name);
    this.#place(rows, layer.width, this.#inputs, largestInput);
    return this.#run(rows.length / layer.width, layer);
  }

  /** Puts rows into the memory of the kernel as whole numbers, and one of zeros behind an odd number of them. */
  #place(rows: Float32Array, width: number, { rows: at, scales }: Scratch, largest: number): void {
    const count = rows.length / width;
    const numbers = new Int16Array(this.#memory.buffer, at, evenOf(count) * width);
    const ownScales = new Float32Array(this.#memory.buffer, scales, evenOf(count));
    for (let row = 0; row < count; row += 1) {
      const from = row * width;
      let most = 0;
      for (let nth = from; nth < from + width; nth += 1) {
        const size = Math.abs(rows[nth] as number);
        if (size > most) most = size;
      }
      const scale = most / largest || 1;
      const perUnit = 1 / scale;
      ownScales[row] = scale;
      for (let nth = from; nth < from + width; nth += 1) {
        const number = (rows[nth] as number) * perUnit;
        // Rounded: what is stored as a whole number loses its fraction.
        numbers[nth] = number < 0 ? number - 0.5 : number + 0.5;
      }
    }
    numbers.fill(0, count * width);
  }

  /** The results of so many rows that were placed before. */
  #run(count: number, layer: Placed): Float32Array {
    const { outputs, evenOutputs, width, weights, scales, bias } = layer;
    this.#kernel(
      this.#inputs.rows,
      this.#inputs.scales,
      weights,
      scales,
      bias,
      this.#results,
      evenOf(count),
      width,
      evenOutputs,
    );
    const results = new Float32Array(this.#memory.buffer, this.#results, count * evenOutputs);
    return outputs === evenOutputs
      ? results
      : results.filter((_, at) => at % evenOutputs < outputs);
  }
}
