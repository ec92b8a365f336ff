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

/**
 * The largest number that an input becomes: with weights up to 127 and 1,536 inputs, the sums stay below 2³¹ (the kernel
 * adds whole numbers).
 */
const largest = 8191;

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
  readonly #inputs: number;
  readonly #inputScales: number;
  readonly #results: number;

  /**
   * @param layers by name; widths are multiples of 8
   * @param mostRows rows that are computed at once
   */
  constructor(
    layers: Readonly<Record<string, LayerWeights>>,
    private readonly mostRows: number,
  ) {
    const all = Object.values(layers);
    const widest = Math.max(...all.map(({ width }) => width));
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
    this.#inputs = take(rows * widest * 2);
    this.#inputScales = take(rows * 4);
    this.#results = take(rows * most * 4);
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

  /** For as many rows as there is room for; the next call may overwrite the results. */
  #computeSome(name: string, rows: Float32Array): Float32Array {
    const { outputs, evenOutputs, width, weights, scales, bias } = this.#placedAs(name);
    const count = rows.length / width;
    const even = evenOf(count);
    const inputs = new Int16Array(this.#memory.buffer, this.#inputs, even * width);
    const inputScales = new Float32Array(this.#memory.buffer, this.#inputScales, even);
    for (let row = 0; row < count; row += 1) {
      const from = row * width;
      let most = 0;
      for (let at = from; at < from + width; at += 1)
        most = Math.max(most, Math.abs(rows[at] as number));
      const scale = most / largest || 1;
      inputScales[row] = scale;
      for (let at = from; at < from + width; at += 1)
        inputs[at] = Math.round((rows[at] as number) / scale);
    }
    inputs.fill(0, count * width);
    this.#kernel(
      this.#inputs,
      this.#inputScales,
      weights,
      scales,
      bias,
      this.#results,
      even,
      width,
      evenOutputs,
    );
    const results = new Float32Array(this.#memory.buffer, this.#results, count * evenOutputs);
    return outputs === evenOutputs
      ? results
      : results.filter((_, at) => at % evenOutputs < outputs);
  }
}
