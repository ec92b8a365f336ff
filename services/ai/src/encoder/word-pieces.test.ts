import { WordPieces } from './word-pieces.js';

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
const pieces = new WordPieces(vocabulary);
const namesOf = (text: string) => pieces.piecesOf(text).map((number) => vocabulary[number]);

it('takes the longest pieces from the left', () => {
  expect(namesOf('delivered')).toEqual(['deliver', '##ed']);
  expect(namesOf('redelivered')).toEqual(['red', '##eli', '##ver', '##ed']);
  expect(namesOf('615')).toEqual(['6', '##15']);
});

it('reads capitals, accents and curly marks as plain ones', () => {
  expect(namesOf('CAFÉ’s')).toEqual(['cafe', "'", 's']);
  expect(namesOf('red–red')).toEqual(['red', '-', 'red']);
});

it('reads a word of 20,000 letters at once', () => {
  expect(namesOf(`red${'ed'.repeat(9999)}`)).toHaveLength(10_000);
});

it('has one piece for a word that it does not know', () => {
  expect(namesOf('redxq 6')).toEqual(['[UNK]', '6']);
  expect(namesOf(' \n')).toEqual([]);
});

it('refuses a vocabulary without what it needs', () => {
  expect(() => new WordPieces(['red'])).toThrow('the vocabulary has no [UNK]');
});
