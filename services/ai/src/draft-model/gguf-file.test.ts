import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GgufFile } from './gguf-file.js';

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const text = (value: string) => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);
const half = { one: Buffer.from([0, 0x3c]), minusTwo: Buffer.from([0, 0xc0]) };

/** 0 to 31 times the scale 1. */
const eightBits = Buffer.concat([half.one, Buffer.from(Array.from({ length: 32 }, (_, at) => at))]);
/** -16 in the first half and 15 in the second, times the scale -2. */
const fiveBits = Buffer.concat([half.minusTwo, u32(0xffff_0000), Buffer.alloc(16, 0xf0)]);
const floats = Buffer.from(Float32Array.of(0.5, -3).buffer);

const tensors = [
  { name: 'eight', sizes: [32, 1], type: 8, bytes: eightBits },
  { name: 'five', sizes: [32, 1], type: 6, bytes: fiveBits },
  { name: 'floats', sizes: [2], type: 0, bytes: floats },
];
const aligned = (bytes: Buffer) =>
  Buffer.concat([bytes, Buffer.alloc(Math.ceil(bytes.length / 32) * 32 - bytes.length)]);

function file(begin = 'GGUF'): string {
  let offset = 0;
  const heads = tensors.map(({ name, sizes, type, bytes }) => {
    const head = [text(name), u32(sizes.length), ...sizes.map(u64), u32(type), u64(offset)];
    offset += aligned(bytes).length;
    return Buffer.concat(head);
  });
  const values = [
    [text('llama.block_count'), u32(4), u32(30)],
    [text('tokens'), u32(9), u32(8), u64(2), text('a'), text('é')],
  ];
  const head = Buffer.concat([
    Buffer.from(begin),
    u32(3),
    u64(tensors.length),
    u64(values.length),
    ...values.flat(),
    ...heads,
  ]);
  const path = join(mkdtempSync(join(tmpdir(), 'gguf-')), 'model.gguf');
  writeFileSync(
    path,
    Buffer.concat([aligned(head), ...tensors.map(({ bytes }) => aligned(bytes))]),
  );
  return path;
}

/** A row in its own numbers. */
const rowOf = ({ bytes, scales }: { bytes: Int8Array; scales: Float32Array }) =>
  [...bytes].map((byte) => byte * (scales[0] ?? 0));

it('reads what is known of a model', () => {
  const read = new GgufFile(file());
  expect(read.number('llama.block_count')).toBe(30);
  expect(read.texts('tokens')).toEqual(['a', 'é']);
  expect(() => read.number('tokens')).toThrow('the file has no number tokens');
  expect(() => read.texts('nothing')).toThrow('the file has no list nothing');
});

it('reads tensors of floats, of eight and of five bits', () => {
  const read = new GgufFile(file());
  expect([...read.vector('floats')]).toEqual([0.5, -3]);
  const eight = rowOf(read.matrix('eight'));
  for (const [at, number] of eight.entries()) expect(number).toBeCloseTo(at, 0);
  const five = rowOf(read.matrix('five'));
  for (const [at, number] of five.entries()) expect(number).toBeCloseTo(at < 16 ? 32 : -30, 0);
});

it('refuses another file and a tensor that it does not have', () => {
  expect(() => new GgufFile(file('GGML'))).toThrow('is no GGUF file');
  const read = new GgufFile(file());
  expect(() => read.matrix('other')).toThrow('the file has no tensor other of a known type');
  expect(() => read.matrix('floats')).toThrow('the tensor floats is not quantized');
});
