import { readFileSync } from 'node:fs';
import { packageFile } from '@commons/service-kit/guarded/package-file';
import wabt from 'wabt';
import { type LayerWeights, LinearLayers } from './linear-layers.js';

/** Numbers between -1 and 1, the same ones each time. */
function numbers(count: number, seed: number): Float32Array {
  let state = seed;
  return Float32Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 30 - 1;
  });
}

const layer = (
  outputs: number,
  width: number,
): Required<LayerWeights> & { bias: Float32Array } => ({
  outputs,
  width,
  bytes: Int8Array.from(numbers(outputs * width, 7), (number) => Math.round(number * 127)),
  scales: numbers(outputs, 11).map((number) => Math.abs(number) / 127),
  bias: numbers(outputs, 13),
});

/** One result, by its definition. */
const expected = (
  row: Float32Array,
  { bytes, scales, bias, width }: ReturnType<typeof layer>,
  at: number,
) =>
  row.reduce(
    (sum, number, nth) =>
      sum + number * (bytes[at * width + nth] as number) * (scales[at] as number),
    bias[at] as number,
  );

it.each([1, 2, 5, 13])('computes the results of %i rows', (count) => {
  const layers = { narrow: layer(4, 24), wide: layer(24, 8), odd: layer(3, 16) };
  const all = new LinearLayers(layers, 5);
  for (const [name, own] of Object.entries(layers)) {
    const rows = numbers(count * own.width, 17);
    const results = [...all.compute(name, rows)];
    const wanted = Array.from({ length: count }, (_, row) =>
      Array.from({ length: own.outputs }, (_result, at) =>
        expected(rows.subarray(row * own.width, (row + 1) * own.width), own, at),
      ),
    ).flat();
    expect(results).toHaveLength(wanted.length);
    for (const [at, result] of results.entries()) expect(result).toBeCloseTo(wanted[at] ?? 0, 2);
  }
});

it('gives the bias for a row of zeros', () => {
  const own = layer(2, 8);
  expect([...new LinearLayers({ own }, 2).compute('own', new Float32Array(8))]).toEqual([
    ...own.bias,
  ]);
});

it.each([
  [1, 1, 8],
  [3, 5, 32],
  [5, 4, 16],
])('multiplies %i rows with %i others of %i numbers', (count, others, width) => {
  const all = new LinearLayers({ own: layer(2, 32) }, 5);
  const rows = numbers(count * width, 3);
  const columns = numbers(others * width, 5);
  const wanted = Array.from({ length: count * others }, (_, at) => {
    const row = Math.floor(at / others) * width;
    const other = (at % others) * width;
    return columns
      .subarray(other, other + width)
      .reduce((sum, number, nth) => sum + number * (rows[row + nth] as number), 0);
  });
  const products = [...all.products(rows, columns, width)];
  expect(products).toHaveLength(wanted.length);
  for (const [at, product] of products.entries()) expect(product).toBeCloseTo(wanted[at] ?? 0, 1);
});

it('refuses to multiply more than it has room for', () => {
  const all = new LinearLayers({ own: layer(2, 8) }, 2);
  expect(() => all.products(numbers(24, 3), numbers(8, 5), 8)).toThrow(RangeError);
  expect(() => all.products(numbers(16, 3), numbers(16, 5), 16)).toThrow(RangeError);
});

it('refuses a layer that it does not have', () => {
  const all = new LinearLayers({ own: layer(2, 8) }, 2);
  expect(() => all.compute('other', new Float32Array(8))).toThrow('there is no layer other');
});

it('runs what the text of the kernel says', async () => {
  const { parseWat } = await wabt();
  const text = readFileSync(packageFile('@commons/ai', 'src/network/linear.wat') ?? '', 'utf8');
  const kernel = readFileSync(packageFile('@commons/ai', 'data/network/linear.wasm') ?? '');
  const { buffer } = parseWat('linear.wat', text, { simd: true }).toBinary({});
  expect(Buffer.from(buffer).equals(kernel)).toBe(true);
});
