import { WordPieceTokenizer } from './word-piece-tokenizer.js';

const vocabulary = [
  '[UNK]',
  'red',
  '##eli',
  '##ver',
  '##ed',
  'deliver',
  'cafe',
  "'",
  's',
  '6',
  '##15',
  '-',
];
const tokenizer = new WordPieceTokenizer(vocabulary);
const namesOf = (text: string) => tokenizer.tokensOf(text).map((id) => vocabulary[id]);

it('takes the longest tokens from the left', () => {
  expect(namesOf('delivered')).toEqual(['deliver', '##ed']);
  expect(namesOf('redelivered')).toEqual(['red', '##eli', '##ver', '##ed']);
  expect(namesOf('615')).toEqual(['6', '##15']);
});

it('ignores capitals and accents, and reads curly quotes as plain ones', () => {
  expect(namesOf('CAFÉ’s')).toEqual(['cafe', "'", 's']);
  expect(namesOf('red–red')).toEqual(['red', '-', 'red']);
});

it('reads a word of 20,000 letters at once', () => {
  expect(namesOf(`red${'ed'.repeat(9999)}`)).toHaveLength(10_000);
});

it('has one token for an unknown word', () => {
  expect(namesOf('redxq 6')).toEqual(['[UNK]', '6']);
  expect(namesOf(' \n')).toEqual([]);
});

it('refuses a vocabulary without a token for unknown words', () => {
  expect(() => new WordPieceTokenizer(['red'])).toThrow('the vocabulary has no [UNK]');
});
