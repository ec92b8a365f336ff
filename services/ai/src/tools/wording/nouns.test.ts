import { be, withIndefinite } from './nouns.js';

describe('things of a note in a sentence', () => {
  it.each([
    ['juice groove', 'a juice groove'],
    ['apron', 'an apron'],
    ['17-inch frame', 'a 17-inch frame'],
    ['lifetime warranty', 'a lifetime warranty'],
    ['georgia peaches', 'georgia peaches'],
    ['hot cider', 'hot cider'],
    ['dog grooming', 'dog grooming'],
    ['all supplies', 'all supplies'],
    ['SAT prep course', 'an SAT prep course'],
    ['BBQ plate', 'a BBQ plate'],
    ['CDL drivers class B', 'CDL drivers class B'],
  ])('%s → %s', (thing, said) => {
    expect(withIndefinite(thing)).toBe(said);
  });

  it.each([
    ['battery test', 'is'],
    ['wipers', 'are'],
    ['clay and firing', 'are'],
    ['delivery within 25 miles', 'is'],
    ['photo after every walk', 'is'],
    ['two dogs from the same home', 'are'],
    ['gentle yoga class', 'is'],
  ])('%s %s', (thing, verb) => {
    expect(be(thing)).toBe(verb);
  });
});
