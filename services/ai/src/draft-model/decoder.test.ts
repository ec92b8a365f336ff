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

it('reads tokens one by one as it reads them at once', () => {
  const atOnce = Float32Array.from(decoder.scoresAfter(tokens));
  let oneByOne = new Float32Array();
  decoder.scoresAfter(pairs.encode('Something else'));
  for (const at of tokens.keys())
    oneByOne = Float32Array.from(decoder.scoresAfter(tokens.slice(0, at + 1)));
  expect(bestOf(oneByOne)).toBe(bestOf(atOnce));
  for (const [at, score] of [...atOnce].entries())
    if (at % 1000 === 0) expect(oneByOne[at]).toBeCloseTo(score, 0);
});

it('forgets what is not read again', () => {
  const expected = bestOf(decoder.scoresAfter(tokens));
  const other = [...tokens.slice(0, -2), ...pairs.encode(' cold and old')];
  expect(bestOf(decoder.scoresAfter(other))).not.toBe(expected);
  expect(bestOf(decoder.scoresAfter(tokens))).toBe(expected);
});

it('refuses more tokens than it has room for, and none', () => {
  expect(() => decoder.scoresAfter(Array.from({ length: 81 }, () => 1))).toThrow(RangeError);
  expect(() => decoder.scoresAfter([])).toThrow(RangeError);
});
