import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { packageFile } from '@commons/service-kit/guarded/package-file';

/** A matrix quantised to one byte a number: row `r` of it is `bytes[r] × scales[r]`. */
export interface ByteMatrix {
  readonly rows: number;
  readonly columns: number;
  readonly bytes: Int8Array;
  readonly scales: Float32Array;
}

interface FileHead {
  readonly vocabulary: readonly string[];
  /** The labels that each classification head chooses from. */
  readonly labels: Readonly<Record<string, readonly string[]>>;
  readonly layers: number;
  readonly heads: number;
  readonly matrices: readonly {
    readonly name: string;
    readonly rows: number;
    readonly columns: number;
  }[];
  readonly vectors: readonly { readonly name: string; readonly length: number }[];
}

export interface EncoderFile extends Omit<FileHead, 'matrices' | 'vectors'> {
  readonly matrices: ReadonlyMap<string, ByteMatrix>;
  readonly vectors: ReadonlyMap<string, Float32Array>;
}

/**
 * Reads `data/encoder/<name>.encoder.gz` of services/ai, as `scripts/learn/encoder.py` writes it: a line of JSON, then
 * each matrix with the scales of its rows and its bytes, then the vectors, four bytes a number.
 */
export function readEncoderFile(name: string): EncoderFile {
  const file = packageFile('@commons/ai', `data/encoder/${name}.encoder.gz`);
  if (!file) throw new Error(`data/encoder/${name}.encoder.gz of @commons/ai is missing`);
  const all = gunzipSync(readFileSync(file));
  const line = all.indexOf(10);
  const { matrices, vectors, ...head } = JSON.parse(
    all.subarray(0, line).toString('utf8'),
  ) as FileHead;
  let at = line + 1;
  const read = (bytes: number) => {
    const copy = new Uint8Array(all.subarray(at, at + bytes));
    at += bytes;
    return copy.buffer;
  };
  return {
    ...head,
    matrices: new Map(
      matrices.map(({ name: own, rows, columns }) => {
        const scales = new Float32Array(read(rows * 4));
        return [own, { rows, columns, scales, bytes: new Int8Array(read(rows * columns)) }];
      }),
    ),
    vectors: new Map(
      vectors.map(({ name: own, length }) => [own, new Float32Array(read(length * 4))]),
    ),
  };
}
