import { engineOf } from '../../testing/small-engine.js';

describe('matching (decision A66)', () => {
  it('requires all words, in any order and field, except stop words', () => {
    const { ids } = engineOf([
      { name: 'Mill Pizza', street: '12 Cantrell Rd' },
      { name: 'Hill Pizza', street: '3 Main St' },
    ]);
    expect(ids('cantrell pizza')).toEqual(['Mill Pizza']);
    expect(ids('the pizza shop on Cantrell Road')).toEqual(['Mill Pizza']);
    expect(ids('pizza sushi')).toEqual([]);
    expect(ids('the')).toEqual([]);
  });

  it('covers plurals, stems, prefixes, joined and split words, accents and states', () => {
    const { ids } = engineOf([
      { name: 'Wal-Mart', state: 'TN' },
      { name: 'Homedepot' },
      { name: 'Café Zoë', text: 'Serves several companies' },
      { name: 'Registered Nurses' },
      { name: 'C++ School' },
    ]);
    expect(ids('walmart')).toEqual(['Wal-Mart']);
    expect(ids('home depot')).toEqual(['Homedepot']);
    expect(ids('cafe zoe')).toEqual(['Café Zoë']);
    expect(ids('company')).toEqual(['Café Zoë']);
    expect(ids('nurse')).toEqual(['Registered Nurses']);
    expect(ids('regis')).toEqual(['Registered Nurses']);
    expect(ids('re')).toEqual([]);
    expect(ids('serv')).toEqual(['Café Zoë']);
    expect(ids('comp')).toEqual([]);
    expect(ids('Tennessee')).toEqual(['Wal-Mart']);
    expect(ids('C++')).toEqual(['C++ School']);
    expect(ids('C#')).toEqual([]);
  });

  it('covers synonyms, after the words themselves', () => {
    const { ids } = engineOf([
      { name: 'Electrician Jo', trade: 'Services' },
      { name: 'Watts and Sons', trade: 'Electric contractor' },
      { name: 'Volt', trade: 'Electric scooters' },
      { name: 'Building contractor', trade: 'Contractors' },
      { name: 'Smoky BBQ' },
    ]);
    expect(ids('electrician')).toEqual(['Electrician Jo', 'Watts and Sons', 'Volt']);
    expect(ids('barbecue')).toEqual(['Smoky BBQ']);
  });

  it('corrects typos only when nothing matches as typed, and reports it', () => {
    const { find } = engineOf([
      { name: 'Restaurant' },
      { name: 'Watts', trade: 'Electric contractor' },
    ]);
    expect(find('resturant')).toMatchObject({
      ids: ['Restaurant'],
      corrected: 'restaurant',
      dependencies: [],
    });
    expect(find('electrcian')).toMatchObject({ ids: ['Watts'], corrected: 'electrician' });
    expect(find('restaurant').corrected).toBeUndefined();
    expect(find('resturant', { exact: true })).toMatchObject({ ids: [], total: 0 });
    expect(find('zwieback').ids).toEqual([]);
  });

  it('drops known words that match nothing together with the others, but never an unknown one', () => {
    const { find } = engineOf([{ name: 'Night Nurse' }, { name: 'Harbor Cafe' }]);
    expect(find('night nurse harbor')).toMatchObject({ ids: ['Night Nurse'], leftOut: ['harbor'] });
    expect(find('nurse harbor')).toMatchObject({ ids: [], leftOut: [] });
    expect(find('night nurse zwieback')).toMatchObject({ ids: [], leftOut: [] });
  });

  it('recognises filters and pay', () => {
    const { find, ids } = engineOf([
      { name: 'Clerk', type: 'Part-time', pay: 40_000 },
      { name: 'Head clerk', pay: 95_000 },
    ]);
    expect(ids('part time clerk')).toEqual(['Clerk']);
    // A shift that no entry states is dropped when a filter is set.
    expect(find('part time weekends')).toMatchObject({ ids: ['Clerk'], leftOut: ['weekends'] });
    expect(ids('weekends')).toEqual([]);
    expect(ids('clerk 90k')).toEqual(['Head clerk']);
    expect(ids('clerk under $50,000')).toEqual(['Clerk']);
    expect(ids('clerk $20/hr')).toEqual(['Head clerk']);
    expect(ids('over 90000 clerk')).toEqual(['Head clerk']);
    expect(find('clerk 37402').read.pay).toBeUndefined();
    expect(find('clerk 401k').read.pay).toBeUndefined();
  });
});

describe('the order', () => {
  it('prefers whole words to prefixes, names to texts, phrases to scattered words', () => {
    const { ids } = engineOf([
      { name: 'Nurse' },
      { name: 'Nurse practitioner of the night' },
      { name: 'Shelter', text: 'Looks for a nurse' },
      { name: 'Nursery worker' },
    ]);
    expect(ids('nurse')).toEqual([
      'Nurse',
      'Nurse practitioner of the night',
      'Nursery worker',
      'Shelter',
    ]);
    expect(ids('nurse', { order: 'name' })[0]).toBe('Nurse');
    expect(ids('nurse', { order: 'newest' })[0]).toBe('Nursery worker');
    const phrases = engineOf([{ name: 'Auto repair' }, { name: 'Repair of auto' }]);
    expect(phrases.ids('auto repair')).toEqual(['Auto repair', 'Repair of auto']);
    expect(phrases.ids('')).toEqual(['Repair of auto', 'Auto repair']);
  });

  it('of a document does not depend on other documents', () => {
    const rows = ['Nurse', 'Night nurse', 'Nurse aide'].map((name) => ({ name }));
    const others = Array.from({ length: 300 }, (_, at) => ({ name: `Cook nurse ${at} of ${at}` }));
    const some = engineOf(rows).ids('nurse');
    expect(
      engineOf([...others, ...rows])
        .ids('nurse')
        .slice(0, 3),
    ).toEqual(some);
  });

  it('is stable across pages', () => {
    const { ids } = engineOf(Array.from({ length: 400 }, (_, at) => ({ name: `Baker ${at}` })));
    const pages = [0, 100, 200, 300].flatMap((offset) => ids('baker', { offset, limit: 100 }));
    expect(new Set(pages).size).toBe(400);
    expect(pages).toEqual(ids('baker', { limit: 400 }));
  });
});

it('uses the latest state of a document only', () => {
  const { engine, ids } = engineOf([{ name: 'Mill' }, { name: 'Hill' }]);
  expect(ids('', { order: 'name' })).toEqual(['Hill', 'Mill']);
  engine.index.put({
    id: 'Mill',
    texts: [['Forge'], [], [], []],
    facets: [],
    numbers: { created_at: 9 },
    keys: { name: 'forge' },
  });
  expect(ids('mill')).toEqual([]);
  expect(ids('forge')).toEqual(['Mill']);
  expect(ids('', { order: 'name' })).toEqual(['Mill', 'Hill']);
  engine.index.remove('Mill');
  expect([ids('forge'), ids('')]).toEqual([[], ['Hill']]);
  // Words of removed documents are unknown: neither dropped nor used as corrections.
  expect([ids('hill mill forge'), ids('forgee')]).toEqual([[], []]);
});

it.each([
  'x'.repeat(200),
  '😀 🍕',
  'مطعم بيتزا',
  'it a the',
  '!?*&|"()',
  'pizza AND NOT (mill OR hill)',
  Array.from({ length: 50 }, (_, at) => `word${at}`).join(' '),
  '$where __proto__ constructor',
])('answers %j in bounded time', (search) => {
  const { find } = engineOf(
    Array.from({ length: 2_000 }, (_, at) => ({ name: `Mill ${at} pizza` })),
  );
  const begun = performance.now();
  expect(find(search).ids.length).toBeLessThanOrEqual(50);
  expect(performance.now() - begun).toBeLessThan(2_000);
});
