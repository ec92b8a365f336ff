import { facetTerm } from './facet-term.js';
import { SearchEngine } from './search-engine.js';
import { type SearchRequest } from './search-request.js';
import type { SearchSubject } from './search-subject.js';
import { stateWords, streetForms } from './vocabulary/places.js';
import { Vocabulary } from './vocabulary.js';

const subject: SearchSubject = {
  name: 'test',
  fields: [
    { name: 'name', weight: 10, short: true, whole: true },
    { name: 'trade', weight: 9, short: true, whole: true },
    { name: 'place', weight: 4, short: true, place: true },
    { name: 'text', weight: 2 },
  ],
  orders: {
    newest: [{ by: 'created_at', down: true }],
    name: [{ by: 'name' }, { by: 'created_at', down: true }],
  },
  understood: [
    {
      words: ['part time'],
      facet: facetTerm('type', 'Part-time'),
      kind: 'Employment type',
      text: 'Part-time',
    },
  ],
  pay: { from: 'from', to: 'to' },
  listed: ['job', 'jobs'],
  fillers: ['shop', 'shops'],
};

interface Row {
  name: string;
  trade?: string;
  street?: string;
  state?: string;
  text?: string;
  type?: string;
  pay?: number;
}

const vocabulary = new Vocabulary([
  'electrician, electrical contractor, electric contractor > electric\nbarbecue, bbq\nit, information technology',
]);

function engineOf(rows: readonly Row[]) {
  const engine = new SearchEngine(subject, vocabulary);
  rows.forEach(({ name, trade, street, state, text, type = 'Full-time', pay = Number.NaN }, at) => {
    engine.index.put({
      id: name,
      texts: [[name], [trade], [...streetForms(street), ...stateWords(state)], [text]],
      facets: [facetTerm('type', type)],
      numbers: { created_at: at, from: pay, to: pay },
      keys: { name: name.toLowerCase() },
    });
  });
  const find = (search: string, more: Partial<SearchRequest> = {}) =>
    engine.find({ search, offset: 0, limit: 50, ...more });
  return { engine, find, ids: (search: string, more = {}) => find(search, more).ids };
}

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

  it('finds everything where only the list, a place nearby or now is named', () => {
    const { ids } = engineOf([
      { name: 'Job Center', type: 'Part-time' },
      { name: 'Neal & Sons' },
      { name: 'Mill Shop' },
      { name: 'IT desk', trade: 'Information technology', type: 'Part-time' },
    ]);
    for (const search of ['jobs near me', 'job', 'find a job', 'near me', 'around me']) {
      expect(ids(search)).toHaveLength(4);
    }
    expect(ids('shops near me')).toEqual(['Mill Shop']);
    expect(ids('it jobs')).toEqual(['IT desk']);
    expect(ids('part time it')).toEqual(['IT desk']);
  });

  it('takes a rare beginning of another word for the typo of a trade that many have', () => {
    const { find } = engineOf([
      { name: 'Harris Concrete', street: 'Electricianville' },
      { name: 'Lecter' },
      ...Array.from({ length: 40 }, (_, at) => ({
        name: `Watts ${at}`,
        trade: 'Electric contractor',
      })),
    ]);
    expect(find('electricia')).toMatchObject({ total: 41, corrected: 'electrician' });
    expect(find('electricianvil').ids).toEqual(['Harris Concrete']);
    expect(find('lecter').ids).toEqual(['Lecter']);
    // Other names of a trade count: nobody here is called an electrician.
    expect(find('electrican', { exact: true }).total).toBe(0);
    expect(find('electrican').corrected).toBe('electrician');
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
    // A shift that no entry states is dropped beside a filter.
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
