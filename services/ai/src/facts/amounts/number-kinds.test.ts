import { numberKind } from './number-kinds.js';

const kindsIn = (note: string) => {
  const words = note.split(' ');
  return words.flatMap((word, at) => (/^\d/.test(word) ? [numberKind(words, at)] : []));
};

// AIT-04, AIT-07: what the numbers of a note are (decision B162).
describe('what a number is by the words around it', () => {
  it.each([
    ['june 5 14 flavors 6 new jobs first 100 customers', ['date', 'count', 'count', 'count']],
    ['dip 40 gel 32 full set 45', ['open', 'open', 'open']],
    ['adults 10 kids 5', ['open', 'open']],
    ['3 bedrooms 950', ['count', 'open']],
    ['6 teams only', ['count']],
    ['open friday 9 to 5', ['time', 'bound']],
    ['gutters cleaned friday 95', ['open']],
    ['meet at 14 oak st', ['address']],
    ['invoice 2201 is late', ['name']],
    ['220 ft of pipe', ['measure']],
    ['doors at 7 pm', ['time']],
    ['here since 1998', ['date']],
    ['labor 600', ['open']],
    ['limit 2', ['count']],
    ['60 min 32', ['measure', 'open']],
    ['after that 109', ['open']],
    ['inv 2207', ['name']],
    ['pie 165 order by friday', ['open']],
    ['los primeros 50', ['count']],
  ])('%s: %j', (note, kinds) => {
    expect(kindsIn(note)).toEqual(kinds);
  });
});
