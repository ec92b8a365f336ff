import { SearchEngine } from '../engine/search-engine.js';
import { vocabularyOf } from '../vocabulary/all.js';

/** Kind 1 is food, kind 2 building, kind 0 anything. */
const engine = new SearchEngine(
  {
    name: 'test',
    fields: [
      { name: 'name', weight: 10, short: true, whole: true },
      { name: 'trade', weight: 9, short: true, whole: true },
    ],
    orders: { newest: [{ by: 'created_at', down: true }] },
    kinds: {
      by: 'kind',
      fits: (kind, category) => (kind === 0 ? 0.5 : Number(kind === (category === 'Food' ? 1 : 2))),
    },
    categoryOf: (words) =>
      ({ 'deck builder': 'Building', bar: 'Food', 'indian restaurant': 'Food' })[words],
  },
  vocabularyOf(),
);
const put = (name: string, trade: string, kind: number) =>
  engine.index.put({
    id: name,
    texts: [[name], [trade]],
    facets: [],
    numbers: { created_at: 0, kind },
  });
put('El Patio Grill', 'Eating', 1);
put('Patio Perfect', 'Improvements', 2);
put('Patio Sales', 'Online', 0);
put('Hall Works', 'Patio', 1);
put('Deck Hands', 'Eating', 1);

const ids = (search: string) => engine.find({ search, offset: 0, limit: 9 }).ids;

it('[A66] counts other words for a trade in documents of its kind alone, typed ones in all', () => {
  expect(ids('deck builder')).toEqual(['Patio Perfect', 'Patio Sales']);
  expect([...ids('patio')].sort()).toEqual([
    'El Patio Grill',
    'Hall Works',
    'Patio Perfect',
    'Patio Sales',
  ]);
});
