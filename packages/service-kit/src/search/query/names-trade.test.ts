import { qualities, type WordGroup } from '../words/word-groups.js';
import { namesTrade } from './names-trade.js';

const group = (...names: string[]): WordGroup => ({
  typed: (names[0] ?? '').split(' '),
  alternatives: names.map((name) => ({ words: name.split(' '), quality: qualities.synonym })),
});
const read = (...groups: WordGroup[]) => ({ groups, words: [] });

it.each([
  ['Tax Preparers, seasonal', true],
  ['Income tax help', true],
  ['TAX COMMISSION', false],
  ['Preparer of tax forms', false],
])('tells whether %s names a tax preparer: %s', (text, named) => {
  const isNamed = namesTrade(read(group('tax preparer', 'income tax', 'taxes')));
  expect(isNamed(text)).toBe(named);
});

it('counts neither related words nor those that replace a part of the search', () => {
  const bakery = group('bakery');
  const related = { words: ['cook'], quality: qualities.wider };
  const wide = { ...bakery, alternatives: [...bakery.alternatives, related] };
  expect(namesTrade(read(wide))('Cook')).toBe(false);
  expect(namesTrade(read(bakery, group('manager')))('Bakery clerk')).toBe(false);
  expect(namesTrade(read(bakery, group('manager')))('Manager of two bakerys')).toBe(true);
  expect(namesTrade(read())('Anything')).toBe(false);
});
