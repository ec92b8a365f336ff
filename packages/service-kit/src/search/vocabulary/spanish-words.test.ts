import { vocabularyOf } from './all.js';
import { SpanishWords } from './spanish-words.js';
import { spanishWords } from './vocabulary-lists.js';

const vocabulary = vocabularyOf();
const english = (search: string) => vocabulary.inEnglish(search.split(' '))?.join(' ');

it.each([
  ['se rompio el vidrio', 'broken glass'],
  ['quien repara mis zapatos', 'repair shoes'],
  ['arreglandome la llave del agua', 'repair faucet'],
  ['que me saque una muela', 'remove tooth'],
  ['tapetes hotel', 'carpet hotel'],
])('reads %j in any form of its words', (search, text) => {
  expect(english(search)).toBe(text);
});

it('knows no search with an unknown word', () => {
  expect(english('arreglar zwieback')).toBeUndefined();
});

it('prefers a word as it is written to others with its root', () => {
  const words = new SpanishWords('casar > marriage\ncasa > house');
  expect(words.inEnglish(['casas'], () => undefined)).toEqual(['house']);
});

it('means each phrase once', () => {
  const phrases = spanishWords
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .flatMap((line) => line.split(' > ')[0]?.split(', ') ?? []);
  expect(phrases.length).toBeGreaterThan(1_000);
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
});
