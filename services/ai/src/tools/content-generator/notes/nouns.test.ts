import { be, withDefinite, withIndefinite, withOur } from './nouns.js';

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
    ['battery test', 'the battery test', 'is'],
    ['wipers', 'wipers', 'are'],
    ['clay and firing', 'clay and firing', 'are'],
    ['delivery within 25 miles', 'delivery within 25 miles', 'is'],
    ['photo after every walk', 'the photo after every walk', 'is'],
    ['two dogs from the same home', 'two dogs from the same home', 'are'],
    ['gentle yoga class', 'the gentle yoga class', 'is'],
  ])('%s: %s %s', (thing, said, verb) => {
    expect([withDefinite(thing), be(thing)]).toEqual([said, verb]);
  });

  it('gives an event to its host', () => {
    expect(withOur('wreath class')).toBe('our wreath class');
    expect(withOur('the fall sale')).toBe('the fall sale');
    expect(withOur('trivia')).toBe('trivia');
  });
});
