import { engineOf } from '../../testing/small-engine.js';
import { vocabularyOf } from '../vocabulary/all.js';

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
  ['City Cab', 'Taxicab'],
  ['Airport Transportation', 'Taxi'],
];
const { ids } = engineOf(
  businesses.map(([name, trade]) => ({ name, trade })),
  { described: 'problems', fillers: ['delivers'] },
  vocabularyOf(),
);

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
  const second = ids('massage for back pain', { offset: 1, limit: 1 });
  expect(second).toEqual(others.slice(0, 1));
  expect(ids('massage for stress')).toContain('Calm Massage');
  expect(ids('taxi to the airport')).toEqual(['Airport Transportation', 'City Cab']);
});

it('[A66] lets those of one of two trades follow the one of both', () => {
  const found = ids('massage and facial');
  expect(found[0]).toBe('Angel Facial and Massage');
  expect(found).toEqual(expect.arrayContaining(['Calm Massage', 'Glow Skincare']));
});
