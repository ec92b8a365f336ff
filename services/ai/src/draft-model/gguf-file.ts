import { readFileSync } from 'node:fs';
import type { LayerWeights } from '../network/linear-layers.js';

/** How the numbers of a tensor are written. */
const tensorTypes: Readonly<Record<number, 'f32' | 'q5_0' | 'q8_0'>> = {
  0: 'f32',
  6: 'q5_0',
  8: 'q8_0',
};

/** Numbers of a quantized tensor that share a scale. */
const blockSize = 32;

interface Tensor {
  /** Columns first, as the format has them. */
  readonly sizes: readonly number[];
  readonly type: number;
  /** In bytes, from the beginning of the file. */
  readonly start: number;
}

type Value = number | bigint | boolean | string | readonly Value[];

/** Reads values one after the other. */
class Reader {
  at = 0;
  constructor(private readonly bytes: Buffer) {}

  #take(length: number): number {
    const at = this.at;
    this.at += length;
    return at;
  }

  readonly #readers: readonly (() => Value)[] = [
    () => this.bytes.readUInt8(this.#take(1)),
    () => this.bytes.readInt8(this.#take(1)),
    () => this.bytes.readUInt16LE(this.#take(2)),
    () => this.bytes.readInt16LE(this.#take(2)),
    () => this.number(),
    () => this.bytes.readInt32LE(this.#take(4)),
    () => this.bytes.readFloatLE(this.#take(4)),
    () => this.bytes.readUInt8(this.#take(1)) !== 0,
    () => this.text(),
    () => {
      const type = this.number();
      return Array.from({ length: this.long() }, () => this.value(type));
    },
    () => this.bytes.readBigUInt64LE(this.#take(8)),
    () => this.bytes.readBigInt64LE(this.#take(8)),
    () => this.bytes.readDoubleLE(this.#take(8)),
  ];

  number(): number {
    return this.bytes.readUInt32LE(this.#take(4));
  }

  long(): number {
    return Number(this.bytes.readBigUInt64LE(this.#take(8)));
  }

  text(): string {
    const length = this.long();
    const at = this.#take(length);
    return this.bytes.toString('utf8', at, at + length);
  }

  value(type: number): Value {
    const read = this.#readers[type];
    if (!read) throw new Error(`a value of type ${type} is unknown`);
    return read();
  }
}

/**
 * A file of weights in the GGUF format of llama.cpp (github.com/ggml-org/ggml/blob/master/docs/gguf.md), version 3:
 * what is known of the model, and its tensors as 5 or 8 bits a number with a scale for every 32, or as floats.
 */
export class GgufFile {
  readonly #bytes: Buffer;
  readonly #values = new Map<string, Value>();
  readonly #tensors = new Map<string, Tensor>();

  /** @throws Error where the file is missing or has another format */
  constructor(path: string) {
    this.#bytes = readFileSync(path);
    const reader = new Reader(this.#bytes);
    if (this.#bytes.toString('latin1', 0, 4) !== 'GGUF') throw new Error(`${path} is no GGUF file`);
    reader.at = 8;
    const tensors = reader.long();
    for (let values = reader.long(); values > 0; values -= 1) {
      const name = reader.text();
      this.#values.set(name, reader.value(reader.number()));
    }
    const entries = Array.from({ length: tensors }, () => {
      const name = reader.text();
      const sizes = Array.from({ length: reader.number() }, () => reader.long());
      return { name, sizes, type: reader.number(), offset: reader.long() };
    });
    const alignment = Number(this.#values.get('general.alignment') ?? 32);
    const begin = Math.ceil(reader.at / alignment) * alignment;
    for (const { name, offset, ...tensor } of entries)
      this.#tensors.set(name, { ...tensor, start: begin + offset });
  }

  number(name: string): number {
    const value = this.#values.get(name);
    if (typeof value !== 'number') throw new Error(`the file has no number ${name}`);
    return value;
  }

  texts(name: string): readonly string[] {
    const value = this.#values.get(name);
    if (!Array.isArray(value)) throw new Error(`the file has no list ${name}`);
    return value as readonly string[];
  }

  #tensor(name: string) {
    const tensor = this.#tensors.get(name);
    const type = tensor && tensorTypes[tensor.type];
    if (!type) throw new Error(`the file has no tensor ${name} of a known type`);
    return { ...tensor, type };
  }

  /** A tensor of one dimension. */
  vector(name: string): Float32Array {
    const { sizes, start } = this.#tensor(name);
    const [length = 0] = sizes;
    return Float32Array.from({ length }, (_, at) => this.#bytes.readFloatLE(start + at * 4));
  }

  /** A tensor of two dimensions, rounded to one byte a number with a scale for each row. */
  matrix(name: string): LayerWeights {
    const { sizes, type, start } = this.#tensor(name);
    const [width = 0, outputs = 0] = sizes;
    if (type === 'f32') throw new Error(`the tensor ${name} is not quantized`);
    const { size, read } = blockFormats[type];
    const bytes = new Int8Array(outputs * width);
    const scales = new Float32Array(outputs);
    const row = new Float32Array(width);
    for (let nth = 0; nth < outputs; nth += 1) {
      let most = 0;
      for (let at = 0; at < width; at += blockSize) {
        const block = start + ((nth * width + at) / blockSize) * size;
        read(this.#bytes, block, row.subarray(at, at + blockSize));
      }
      // Iterators take ten times as long here.
      for (let at = 0; at < width; at += 1) most = Math.max(most, Math.abs(row[at] as number));
      const scale = most / 127 || 1;
      scales[nth] = scale;
      for (let at = 0; at < width; at += 1)
        bytes[nth * width + at] = Math.round((row[at] as number) / scale);
    }
    return { outputs, width, bytes, scales };
  }
}

/** How many bytes a block has, and how its numbers are read from them: whole ones times a scale. */
const blockFormats = {
  q8_0: {
    size: 2 + blockSize,
    read(bytes: Buffer, from: number, numbers: Float32Array) {
      const scale = halfFloat(bytes.readUInt16LE(from));
      for (let nth = 0; nth < blockSize; nth += 1)
        numbers[nth] = scale * (((bytes[from + 2 + nth] as number) << 24) >> 24);
    },
  },
  // The fifth bits of all numbers stand before the others, which are in pairs.
  q5_0: {
    size: 2 + 4 + blockSize / 2,
    read(bytes: Buffer, from: number, numbers: Float32Array) {
      const scale = halfFloat(bytes.readUInt16LE(from));
      const fifths = bytes.readUInt32LE(from + 2);
      for (let nth = 0; nth < blockSize / 2; nth += 1) {
        const pair = bytes[from + 6 + nth] as number;
        const [low, high] = [(fifths >>> nth) & 1, (fifths >>> (nth + blockSize / 2)) & 1];
        numbers[nth] = scale * ((pair & 15) + 16 * low - 16);
        numbers[nth + blockSize / 2] = scale * ((pair >> 4) + 16 * high - 16);
      }
    },
  },
};

/** A floating-point number of two bytes (IEEE 754, binary16). */
function halfFloat(bits: number): number {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  const size = exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15);
  return bits & 0x80_00 ? -size : size;
}
