import { SearchEngine } from '../engine/search-engine.js';
import { vocabularyOf } from '../vocabulary/all.js';

const engine = new SearchEngine(
  {
    name: 'test',
    fields: [
      { name: 'name', weight: 10, short: true, whole: true },
      { name: 'trade', weight: 9, short: true, whole: true },
    ],
    orders: { newest: [{ by: 'created_at', down: true }] },
    described: 'problems',
    fillers: ['delivers'],
  },
  vocabularyOf(),
);
const businesses: readonly (readonly [string, string])[] = [
  ['Heights Car Wash', 'Automatic car wash'],
  ['Marks Auto Repair', 'Repair shops'],
  ['Levinson Cleaners', 'Dry cleaning'],
  ['Watkins Pool Service', 'Pools'],
  ['Mower N More', 'Lawns'],
  ['Molden Rentals', 'Real estate'],
  ['Rain Proof Restoration', 'Restoration'],
  ['Calm Massage', 'Massages and baths'],
  ['Spine Massage', 'Chiropractors'],
  ['Hat Unlimited', 'Clothing'],
  ['Dream Embroidery', 'Screen printing'],
  ['Empty Vase', 'Florist'],
  ['Swift', 'Courier services'],
  ['Angel Facial and Massage', 'Massages and baths'],
  ['Glow Skincare', 'Esthetician'],
];
for (const [name, trade] of businesses)
  engine.index.put({
    id: name,
    texts: [[name], [trade]],
    facets: [],
    numbers: { created_at: 0 },
  });

const ids = (search: string) => engine.find({ search, offset: 0, limit: 9 }).ids;

it.each([
  ['fix my car', 'Marks Auto Repair'],
  ['someone who fixes cars', 'Marks Auto Repair'],
  ['get my old car fixed', 'Marks Auto Repair'],
  ['pool cleaner', 'Watkins Pool Service'],
  ['who can repair my lawnmower', 'Mower N More'],
  ['lawnmowers', 'Mower N More'],
  ['mold', 'Rain Proof Restoration'],
  ['embroidery hats', 'Dream Embroidery'],
  ['florist that delivers', 'Empty Vase'],
])('[A66] finds for "%s" who does it, and nobody else: %s', (search, name) => {
  expect(ids(search)).toEqual([name]);
});

it('[A66] reads a trade before "for" as what is wanted, and shows those without the detail after', () => {
  const [first, ...others] = ids('massage for back pain');
  expect(first).toBe('Spine Massage');
  expect(others).toContain('Calm Massage');
  const second = engine.find({ search: 'massage for back pain', offset: 1, limit: 1 }).ids;
  expect(second).toEqual(others.slice(0, 1));
  expect(ids('massage for stress')).toContain('Calm Massage');
});

it('[A66] lets those of one of two trades follow the one of both', () => {
  const found = ids('massage and facial');
  expect(found[0]).toBe('Angel Facial and Massage');
  expect(found).toEqual(expect.arrayContaining(['Calm Massage', 'Glow Skincare']));
});
