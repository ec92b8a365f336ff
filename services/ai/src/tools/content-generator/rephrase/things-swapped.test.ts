import { thingsSwapped } from './things-swapped.js';

describe('thingsSwapped [AIT-07]', () => {
  it.each([
    ['The taproom has 12 taps and 60 seats.', 'The taproom has 60 seats and 12 taps.'],
    [
      'We check the heat exchanger, the filter and the thermostat.',
      'We check the thermostat, the filter and the heat exchanger.',
    ],
    ['We do bookkeeping and tax prep for shops.', 'We do tax prep and bookkeeping for shops.'],
    ['Safe for dishwasher and microwave.', 'Safe for microwave and dishwasher.'],
  ])('%s → %s', (sentence, said) => {
    expect(thingsSwapped(sentence)).toBe(said);
  });

  it.each([
    ['names days', 'Doors open Friday, Saturday and Sunday.'],
    ['has two clauses', 'We have bread, and the rolls are warm.'],
    ['says what is fresh', 'We sell fresh bread and pies.'],
    ['has one article for two things', 'The kitchen has an oven and stove.'],
    ['lacks a comma', 'She sees dogs cats and rabbits.'],
    ['is an idiom', 'We host arts and crafts.'],
    ['is said of the last thing alone', 'Come for coffee and slices of pie.'],
  ])('stays as it was entered where it %s', (_, sentence) => {
    expect(thingsSwapped(sentence)).toBe(sentence);
  });
});
