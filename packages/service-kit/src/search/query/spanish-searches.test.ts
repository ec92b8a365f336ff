import { SearchEngine } from '../engine/search-engine.js';
import { Suggester } from '../results/suggester.js';
import { understoodChips } from '../summary/understood-chips.js';
import { vocabularyOf } from '../vocabulary/all.js';
import { spanish } from '../vocabulary/vocabulary-lists.js';
import { readPayRange } from './pay-words.js';

const vocabulary = vocabularyOf();
const engine = new SearchEngine(
  {
    name: 'test',
    fields: [
      { name: 'name', weight: 10, short: true, whole: true },
      { name: 'place', weight: 4, short: true, place: true },
    ],
    orders: { newest: [{ by: 'created_at', down: true }] },
    vocabularyKind: 'Trade',
    described: 'problems',
  },
  vocabulary,
);
const names = [
  'Miller Plumbing',
  'Abogados Hernández',
  'Bright Smile Dental',
  'Main Street Auto Repair',
  'Panadería La Rosa',
  'Corner Bakery',
  'Shear Joy Hair Salon',
  'Con Edison',
  'Lucky Nails',
  'Family Law Office',
  'Elm Tree Service',
  'Kay Locksmith',
  'Oak Upholstery',
  'Oak Furniture',
  'Hay & Feed',
  'Safe Pest Control',
];
names.forEach((name, at) => {
  engine.index.put({
    id: name,
    texts: [[name], [at === 2 ? 'Brooklyn' : 'Little Rock']],
    facets: [],
    numbers: { created_at: at },
  });
});
const find = (search: string) => engine.find({ search, offset: 0, limit: 3 });

it.each([
  ['plomero', 'Miller Plumbing'],
  ['Plomería', 'Miller Plumbing'],
  ['necesito un plomero', 'Miller Plumbing'],
  ['plomeros cerca de mí', 'Miller Plumbing'],
  ['me duele una muela', 'Bright Smile Dental'],
  ['dentista en brooklyn', 'Bright Smile Dental'],
  ['un mecánico bueno y barato', 'Main Street Auto Repair'],
  ['corte de pelo', 'Shear Joy Hair Salon'],
  ['uñas', 'Lucky Nails'],
  ['se me descompuso el carro', 'Main Street Auto Repair'],
  ['cambio de aceite', 'Main Street Auto Repair'],
])('%j finds English names', (search, name) => {
  expect(find(search).ids[0]).toBe(name);
});

it.each([
  ['cortar un árbol muy grande', 'Elm Tree Service'],
  ['necesito que me cambien la cerradura', 'Kay Locksmith'],
  ['tapicería de muebles', 'Oak Upholstery'],
  ['hay cucarachas en la cocina', 'Safe Pest Control'],
])('%j, which nothing has the words of, is read in English', (search, name) => {
  const found = find(search);
  expect(found.ids).toEqual([name]);
  const [chip] = understoodChips(engine, search, found.read);
  expect(chip).toMatchObject({ kind: 'Trade', search: '' });
});

it('keeps the trade that a search names in Spanish, and guesses nothing when another word is unknown', () => {
  expect(find('plomero para una fuga chiquita').ids).toEqual(['Miller Plumbing']);
  expect(find('cortar zwieback').ids).toEqual([]);
});

it('corrects typos in Spanish words', () => {
  expect(find('plomeroo').ids).toEqual(['Miller Plumbing']);
});

it('finds Spanish names by English words, after the English ones', () => {
  expect(find('bakery').ids).toEqual(['Corner Bakery', 'Panadería La Rosa']);
  expect(find('attorney').ids).toContain('Abogados Hernández');
});

it('completes a Spanish word that begins no English one, rather than correcting it', () => {
  const texts = (typed: string) => new Suggester(engine).suggest(typed, 6).map(({ text }) => text);
  expect(texts('plom')).toEqual(expect.arrayContaining(['plomero', 'plomeria']));
  // "techador": the trade has no business here, and "tech" was not meant.
  expect(texts('techa')).toEqual([]);
});

it('keeps stop words of an English search', () => {
  expect(find('con edison').ids).toEqual(['Con Edison']);
  expect(find('con zwieback').ids).toEqual([]);
});

it('shows what it recognised in the typed words', () => {
  const search = 'busco plomero';
  expect(understoodChips(engine, search, find(search).read)[0]).toMatchObject({
    kind: 'Trade',
    text: 'Plomero',
  });
});

it.each([
  ['mesero $15 la hora', 31_200],
  ['chofer $1,000 por semana', 52_000],
  ['cocinero $3,000 al mes', 36_000],
  ['que paguen 20 dólares la hora', 41_600],
])('parses the pay of %j', (search, least) => {
  const { range, rest } = readPayRange(search);
  expect(range).toMatchObject({ least });
  expect(rest).not.toContain('que');
});

it('maps to names of the vocabulary', () => {
  const named = spanish
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .flatMap((line) => line.split('>')[1]?.split(',') ?? [])
    .map((name) => name.trim());
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((name) => !vocabulary.of(name.split(' ')))).toEqual([]);
});
