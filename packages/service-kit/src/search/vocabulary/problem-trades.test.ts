import { SearchEngine } from '../engine/search-engine.js';
import type { SearchSubject } from '../search-subject.js';
import { summarize } from '../summary/search-summary.js';
import { understoodChips } from '../summary/understood-chips.js';
import { vocabularyOf } from './all.js';

const subject: SearchSubject = {
  name: 'test',
  fields: [
    { name: 'name', weight: 10, short: true, whole: true },
    { name: 'place', weight: 4, short: true, place: true },
  ],
  orders: { newest: [{ by: 'created_at', down: true }] },
  vocabularyKind: 'Trade',
  described: 'problems',
};

const names = [
  'Miller Plumbing',
  'Hill Dental',
  'Fast Locksmith',
  'Ace Tire',
  'Maple Tires',
  'Main Street Auto Repair',
  'River Clothes Repair Shop',
  'Phone Repair Palace',
  'Green Lawn Care',
  'Sunny Menswear',
  'Bayou Seafood',
  'Tiny Crib Baby Store',
  'Red Towing',
  'Ridge Body Shop',
  'Expert Movers',
  'Power Auto Sales Car Dealer',
  'Handy Dan Handyman',
  'The UPS Store',
  'Family Doctor Practice',
];

function engineWith(more: Partial<SearchSubject> = {}) {
  const engine = new SearchEngine({ ...subject, ...more }, vocabularyOf());
  names.forEach((name, at) => {
    engine.index.put({
      id: name,
      texts: [[name], [at === 4 ? 'Maumelle' : 'Little Rock']],
      facets: [],
      numbers: { created_at: at },
    });
  });
  return engine;
}
const engine = engineWith();
const find = (search: string) => engine.find({ search, offset: 0, limit: 3 });

it.each([
  ['someone to unclog my drain', 'Miller Plumbing'],
  ['my toilet is clogged', 'Miller Plumbing'],
  ['tooth hurts', 'Hill Dental'],
  ['locked out of my car', 'Fast Locksmith'],
  ['my truck wont start', 'Main Street Auto Repair'],
  ['car not starting', 'Main Street Auto Repair'],
  ['cracked phone screen', 'Phone Repair Palace'],
  ['who can mow our yard', 'Green Lawn Care'],
  ['flat tire maumelle', 'Maple Tires'],
  ['blue suit', 'Sunny Menswear'],
  ['car seat', 'Tiny Crib Baby Store'],
  // Who is wanted counts for more than why.
  ['wrecked car needs towing', 'Red Towing'],
  ['cheap movers with truck', 'Expert Movers'],
  // Many trades are called doctor.
  ['doctor for broken tooth', 'Hill Dental'],
  // "Up" is no "UPS".
  ['put up a swing set', 'Handy Dan Handyman'],
])('%j finds the right trade', (search, name) => {
  expect(find(search).ids[0]).toBe(name);
});

it('finds who sells what is wanted, without taking the start of another word or a typo for it', () => {
  const town = engineWith();
  town.index.put({
    id: 'Office',
    texts: [['Office'], ['Suite 200']],
    facets: [],
    numbers: { created_at: 99 },
  });
  const suits = town.find({ search: 'suit', offset: 0, limit: 3 }).ids;
  expect(suits[0]).toBe('Sunny Menswear');
  expect(suits).not.toContain('Office');
  // "Crab" is a word of the lists, and so no typo of "crib".
  expect(town.find({ search: 'crab', offset: 0, limit: 3 }).ids).toEqual(['Bayou Seafood']);
});

it('treats the other words of the sentence as details, except for its place', () => {
  expect(find('cloged toilet zwieback').ids).toEqual(['Miller Plumbing']);
  expect(find('toothache maumelle').ids).toEqual([]);
});

it('reads by its meaning what no list and no document has', () => {
  const { ids, read } = find('kettle of frogs in the sewerage');
  expect(ids).toEqual([]);
  expect(read.groups.some(({ trade }) => trade)).toBe(false);
  const cello = engineWith();
  cello.index.put({
    id: 'Strings',
    texts: [['Strings', 'Music store'], ['Maumelle']],
    facets: [],
    numbers: { created_at: 99 },
  });
  expect(cello.find({ search: 'cello', offset: 0, limit: 3 }).ids).toEqual(['Strings']);
  expect(cello.find({ search: 'cello maumelle', offset: 0, limit: 3 }).ids).toEqual(['Strings']);
  expect(cello.find({ search: 'cello', exact: true, offset: 0, limit: 3 }).ids).toEqual([]);
  const certain = { search: 'cello', withoutGuess: true, offset: 0, limit: 3 };
  expect(cello.find(certain).ids).toEqual([]);
  const summaryOf = (search: string) =>
    summarize(cello, { search }, () => ({ search, offset: 0, limit: 0 })).summary;
  expect(summaryOf('cello').nearest).toBe('music store');
  expect(summaryOf('music store').nearest).toBeUndefined();
});

it('takes no common English word for a typing error, except of a trade', () => {
  const town = engineWith();
  town.index.put({
    id: 'Group',
    texts: [['Environmental Group', 'Massage'], ['Maumelle']],
    facets: [],
    numbers: { created_at: 99 },
  });
  expect(town.find({ search: 'grout', offset: 0, limit: 3 }).corrected).toBeUndefined();
  expect(town.find({ search: 'message', offset: 0, limit: 3 }).corrected).toBe('massage');
});

it('takes the name of a trade for no beginning of another word', () => {
  const town = engineWith();
  town.index.put({
    id: 'Photos',
    texts: [['Delta Photography'], ['Maumelle']],
    facets: [],
    numbers: { created_at: 99 },
  });
  expect(town.find({ search: 'pho', offset: 0, limit: 3 }).ids).toEqual([]);
  expect(town.find({ search: 'photog', offset: 0, limit: 3 }).ids).toEqual(['Photos']);
});

it('counts related words only where a document says what it is', () => {
  const fields = [
    { name: 'trade', weight: 9, short: true, whole: true },
    { name: 'services', weight: 6, short: true, further: true },
  ];
  const other = new SearchEngine({ ...subject, fields }, vocabularyOf());
  const put = (id: string, texts: readonly (readonly string[])[]) =>
    other.index.put({ id, texts, facets: [], numbers: { created_at: 0 } });
  put('dentist', [['Dentist'], ['Cleanings']]);
  expect(other.find({ search: 'cleaning lady', offset: 0, limit: 3 }).ids).toEqual([]);
  put('maid', [['Cleaning'], []]);
  expect(other.find({ search: 'cleaning lady', offset: 0, limit: 3 }).ids).toEqual(['maid']);
});

it('drops words that no document of a trade has, and reports them', () => {
  expect(find('plumbing zwieback')).toMatchObject({
    ids: ['Miller Plumbing'],
    leftOut: ['zwieback'],
  });
  expect(find('dentist for locksmith')).toMatchObject({ leftOut: ['locksmith'] });
  expect(find('plumbing maumelle')).toMatchObject({ ids: [], leftOut: [] });
  // A purpose alone names no trade.
  expect(find('zwieback repair').ids).toEqual([]);
});

it('shows the recognised trade as a chip that removes the problem', () => {
  const search = 'my toilet is clogged maumelle';
  const { read } = find(search);
  expect(understoodChips(engine, search, read)[0]).toMatchObject({
    kind: 'Trade',
    text: 'Plumber',
    search: 'my is maumelle',
  });
  const [alone] = understoodChips(
    engine,
    'my toilet is clogged',
    find('my toilet is clogged').read,
  );
  expect(alone?.search).toBe('');
  const [honda] = understoodChips(
    engine,
    'my car wont start zwieback',
    find('my car wont start zwieback').read,
  );
  expect(honda?.search).toBe('my zwieback');
});

it('is only used for subjects that support it', () => {
  const jobs = engineWith({ described: 'activities' });
  expect(jobs.find({ search: 'toothache', offset: 0, limit: 3 }).ids).toEqual([]);
});

it('maps some hundreds of problems and activities to trades of the vocabulary', () => {
  const { problems, activities } = vocabularyOf();
  expect(problems.unknownTrades).toEqual([]);
  expect(problems.size).toBeGreaterThan(500);
  expect(activities.unknownTrades).toEqual([]);
  expect(activities.size).toBeGreaterThan(150);
});
