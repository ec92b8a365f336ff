import { SearchEngine } from '../engine/search-engine.js';
import { vocabularyOf } from '../vocabulary/all.js';

const engine = new SearchEngine(
  {
    name: 'test',
    fields: [{ name: 'name', weight: 10, short: true, whole: true }],
    orders: { newest: [{ by: 'created_at', down: true }] },
    described: 'problems',
  },
  vocabularyOf(),
);
['Riverside Apartments', 'Pet Friendly Apartments', 'Peterson Apartments', 'Pet Palace'].forEach(
  (name, at) => {
    engine.index.put({ id: name, texts: [[name]], facets: [], numbers: { created_at: at } });
  },
);

it('reads a quality before its noun as one optional condition', () => {
  const { ids } = engine.find({ search: 'pet friendly apartments', offset: 0, limit: 5 });
  expect(ids[0]).toBe('Pet Friendly Apartments');
  expect(ids).toHaveLength(3);
  expect(ids).not.toContain('Pet Palace');
});

it('searches for a quality alone', () => {
  const { ids } = engine.find({ search: 'pet friendly', offset: 0, limit: 5 });
  expect(ids).toEqual(['Pet Friendly Apartments']);
});
