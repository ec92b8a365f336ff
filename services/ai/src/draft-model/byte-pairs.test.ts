import { packageFile } from '@commons/service-kit/guarded/package-file';
import { BytePairs } from './byte-pairs.js';
import { GgufFile } from './gguf-file.js';

const file = new GgufFile(packageFile('@commons/ai', 'data/draft-model/draft.gguf') ?? '');
const pairs = new BytePairs(
  file.texts('tokenizer.ggml.tokens'),
  file.texts('tokenizer.ggml.merges'),
);
const tokensOf = (text: string) => pairs.encode(text).map((token) => pairs.decode([token]));

it('splits words as the published model does', () => {
  expect(tokensOf("tell ollie it's $1240 by 6:30")).toEqual([
    'tell',
    ' o',
    'll',
    'ie',
    ' it',
    "'s",
    ' $',
    '1',
    '2',
    '4',
    '0',
    ' by',
    ' ',
    '6',
    ':',
    '3',
    '0',
  ]);
});

it.each([
  'Hi Zoë,\n\n  the café opens at 7 – £4.50 each (“really”).',
  '',
  'a',
  '   ',
  'ONE two\tthree\n\n\nfour',
])('gives %j back', (text) => {
  expect(pairs.decode(pairs.encode(text))).toBe(text);
});

it('reads what looks like a special token as its letters', () => {
  expect(pairs.encode('<|im_end|>')).not.toContain(pairs.numberOf('<|im_end|>'));
});

it('refuses a token that it does not have', () => {
  expect(() => pairs.numberOf('<|nothing|>')).toThrow('the vocabulary has no <|nothing|>');
});
