import { milesBetween } from '@commons/contracts/search/map-points';
import { placeNumber, placeOfNumber } from './place-number.js';
import { usPlaces } from './us-places.js';

describe('the places of the United States', () => {
  it.each([
    ['72205', 'Little Rock, AR 72205'],
    ['72204-2069', 'Little Rock, AR 72204'],
    ['Dallas, TX', 'Dallas, TX'],
    ['dallas texas', 'Dallas, TX'],
    ['Portland', 'Portland, OR'],
    ['Portland, Maine', 'Portland, ME'],
    ['Charleston West Virginia', 'Charleston, WV'],
    ['St. Louis, MO', 'Saint Louis, MO'],
    ['Brooklyn NY', 'Brooklyn, NY'],
  ])('finds %j', (text, found) => {
    expect(usPlaces().find(text)?.text).toBe(found);
  });

  it.each(['', '00000', 'Nowhere At All', 'TX', '😀'])('does not know %j', (text) => {
    expect(usPlaces().find(text)).toBeUndefined();
  });

  it('measures in miles', () => {
    const [dallas, houston] = ['Dallas, TX', 'Houston, TX'].map((text) => usPlaces().find(text));
    if (!dallas || !houston) throw new Error('a place is missing');
    const miles = milesBetween(dallas, houston);
    expect([miles > 215, miles < 240]).toEqual([true, true]);
  });

  it('assigns one number to all spellings of a place', () => {
    const number = placeNumber({ zip: '72205-1234', city: 'Little Rock', state: 'AR' });
    expect(placeNumber({ zip: '72205', city: 'LITTLE ROCK', state: 'ar' })).toBe(number);
    expect(placeOfNumber(number)?.zip).toBe('72205');
    expect(placeNumber({})).toBeNaN();
  });

  it.each([
    [35.04563, -85.30968],
    [-90, -180],
    [90, 180],
    [0, 0],
  ])('keeps a pin at %d, %d to the metre', (latitude, longitude) => {
    const pin = placeOfNumber(placeNumber({ pin: { latitude, longitude } }))?.pin;
    expect(pin?.latitude).toBeCloseTo(latitude, 5);
    expect(pin?.longitude).toBeCloseTo(longitude, 5);
  });

  it('does not grow with all that people type: pins, and cities that do not exist', () => {
    const numberOf = (city: string) => placeNumber({ city, state: 'AR' });
    for (let at = 0; at < 25_000; at += 1) numberOf(`Nowhere ${at}`);
    expect(numberOf('Nowhere 24999')).toBeNaN();
    const number = numberOf('Saint Joe');
    expect(placeOfNumber(number)).toMatchObject({ city: 'Saint Joe' });
    expect(numberOf('St. Joe')).toBe(number);
    expect(numberOf('Another Nowhere')).toBeNaN();
    const pin = { latitude: 35.1, longitude: -85.1 };
    expect(placeNumber({ pin })).toBeLessThan(0);
    const conway = placeNumber({ city: 'Conway', state: 'AR' });
    expect(placeOfNumber(conway)).toMatchObject({ city: 'Conway' });
  });
});
