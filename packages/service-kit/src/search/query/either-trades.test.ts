import { SearchEngine } from '../engine/search-engine.js';
import type { SearchSubject } from '../search-subject.js';
import { summarize } from '../summary/search-summary.js';
import { vocabularyOf } from '../vocabulary/all.js';

const subject: SearchSubject = {
  name: 'test',
  fields: [
    { name: 'name', weight: 10, short: true, whole: true },
    { name: 'category', weight: 3, short: true, broad: true },
    { name: 'place', weight: 4, short: true, place: true },
    { name: 'about', weight: 2, prose: true, further: true },
  ],
  orders: { newest: [{ by: 'created_at', down: true }] },
  vocabularyKind: 'Trade',
  described: 'activities',
};

const rows = [
  { name: 'Miller Plumber' },
  { name: 'Garrett Electric' },
  { name: 'Holmes Electrician' },
  { name: 'Bath Plumbing', about: 'We call the electrician for you' },
  { name: 'Wren Delivery Driver', place: 'Maumelle' },
  { name: 'Spoke Bicycles', category: 'Fitness & Sports' },
  { name: 'Noodle Counter', category: 'Food & Restaurants', about: 'Carry it home' },
];

function engineOf(more: readonly { readonly name: string; readonly about?: string }[] = []) {
  const engine = new SearchEngine(subject, vocabularyOf());
  const all: readonly Partial<Record<string, string>>[] = [...rows, ...more];
  all.forEach(({ name, category, place = 'Little Rock', about }, at) => {
    const texts = [[name], [category], [place], [about]];
    engine.index.put({ id: name as string, texts, facets: [], numbers: { created_at: at } });
  });
  return engine;
}
const engine = engineOf();
const find = (search: string, limit = 9) => engine.find({ search, offset: 0, limit });
const summaryOf = (search: string) =>
  summarize(engine, { search }, ({ search: words = '' }) => ({
    search: words,
    offset: 0,
    limit: 9,
  })).summary;

describe('a search for two trades', () => {
  it('alternates between them, page by page', () => {
    const ids = ['Miller Plumber', 'Holmes Electrician', 'Bath Plumbing', 'Garrett Electric'];
    expect(find('plumber electrician')).toMatchObject({ ids, total: 4, leftOut: [] });
    expect(find('plomero o electricista').total).toBe(4);
    const second = engine.find({ search: 'plumber/electrician', offset: 2, limit: 1 });
    expect(second).toMatchObject({ ids: [ids[2]], total: 4 });
  });

  it('puts first what is both, and finds nothing that says less', () => {
    const both = engineOf([{ name: 'Plumber Electrician Jo' }]);
    const search = 'plumber or electrician';
    expect(both.find({ search, offset: 0, limit: 1 }).ids).toEqual(['Plumber Electrician Jo']);
    expect(both.find({ search: 'plumber electrician', offset: 0, limit: 9 }).total).toBe(2);
  });

  it('keeps the place, and drops what no business has', () => {
    expect(find('delivery driver or plumber maumelle').ids).toEqual(['Wren Delivery Driver']);
    expect(find('plumber electrician zwieback')).toMatchObject({
      total: 4,
      leftOut: ['zwieback'],
    });
  });

  it('states it in the summary, with a chip for each', () => {
    const { any_of, understood, left_out } = summaryOf('Plumber electrician');
    expect(any_of).toEqual(['Plumber', 'electrician']);
    expect(understood.map(({ text, search }) => [text, search])).toEqual([
      ['Plumber', 'electrician'],
      ['Electrician', 'Plumber'],
    ]);
    expect(left_out).toEqual([]);
    expect(summaryOf('plumber or electrician').any_of).toBeUndefined();
  });

  it('leaves out a trade without a business, and says so', () => {
    const { any_of, understood, left_out } = summaryOf('plumber florist electrician');
    expect(any_of).toEqual(['plumber', 'electrician']);
    expect(understood.map(({ text }) => text)).toEqual(['Plumber', 'Electrician']);
    expect(left_out).toEqual(['florist']);
    const one = summaryOf('plumber or florist');
    expect([one.total, one.any_of, one.left_out]).toEqual([2, undefined, ['florist']]);
  });
});

it('reads what a person wants to do', () => {
  expect(find('i want to drive my own car and deliver food').ids).toEqual(['Wren Delivery Driver']);
});

it('drops a shift that only related trades state', () => {
  const engine = engineOf([{ name: 'Harbor Waiter' }, { name: 'Night Food Service' }]);
  const found = engine.find({ search: 'waiter nights', offset: 0, limit: 9 });
  expect(found.ids[0]).toBe('Harbor Waiter');
  expect(found.leftOut).toEqual(['nights']);
});

it('drops a shift that no business of the trade states', () => {
  const search = 'electrician nights';
  expect(find(search)).toMatchObject({ total: 3, leftOut: ['nights'] });
  const night = engineOf([{ name: 'Night Electrician' }]);
  expect(night.find({ search, offset: 0, limit: 9 }).ids).toEqual(['Night Electrician']);
});

it('takes no business for a trade because of its category, unless it is named so', () => {
  expect(find('zumba').ids).toEqual([]);
  expect(find('fitness').ids).toEqual(['Spoke Bicycles']);
  expect(find('lunch').ids).toEqual(['Noodle Counter']);
});

it('looks for small words such as "it" in short fields only', () => {
  expect(find('help desk').ids).toEqual([]);
});
