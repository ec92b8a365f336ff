import { packageFile } from '@commons/service-kit/guarded/package-file';
import { BytePairs } from './byte-pairs.js';
import { Decoder } from './decoder.js';
import { GgufFile } from './gguf-file.js';

const file = new GgufFile(packageFile('@commons/ai', 'data/draft-model/draft.gguf') ?? '');
const pairs = new BytePairs(
  file.texts('tokenizer.ggml.tokens'),
  file.texts('tokenizer.ggml.merges'),
);
const decoder = new Decoder(file, 80);
const tokens = pairs.encode('The shop opens at nine, and the coffee is');
const bestOf = (scores: Float32Array) => scores.indexOf(Math.max(...scores));

beforeEach(() => decoder.rewind(0));

it('reads tokens one by one as it reads them at once', () => {
  const atOnce = decoder.read(tokens);
  decoder.rewind(0);
  let oneByOne = new Float32Array();
  for (const token of tokens) oneByOne = Float32Array.from(decoder.read([token]));
  expect(bestOf(oneByOne)).toBe(bestOf(atOnce));
  for (const [at, score] of [...atOnce].entries())
    if (at % 1000 === 0) expect(oneByOne[at]).toBeCloseTo(score, 0);
});

it('forgets what it is rewound over', () => {
  const expected = Float32Array.from(decoder.read(tokens));
  decoder.read(pairs.encode(' cold and old'));
  decoder.rewind(tokens.length - 1);
  expect(decoder.length).toBe(tokens.length - 1);
  expect(bestOf(decoder.read(tokens.slice(-1)))).toBe(bestOf(expected));
});

it('refuses more tokens than it has room for, and none', () => {
  expect(() => decoder.read(Array.from({ length: 81 }, () => 1))).toThrow(RangeError);
  expect(() => decoder.read([])).toThrow(RangeError);
});
