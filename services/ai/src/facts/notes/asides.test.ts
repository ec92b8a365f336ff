import { withoutAsides } from './asides.js';

// AIT-04: what the owner says to the writer of the text is not for its reader (decision B120).
describe('asides to the writer', () => {
  it.each([
    ['need it by friday, i hate asking but it is 3 weeks', 'need it by friday, it is 3 weeks'],
    ['keep it nice', undefined],
    ["due Nov 1 and she's always been good about paying so keep it nice", 'due Nov 1'],
    [
      "Tommy passed his test, third try, don't tell him i said that. Closed 24-26.",
      'Tommy passed his test, third try. Closed 24-26.',
    ],
    [
      'no walk ins that day, we learned our lesson lol. pickup 7 to 3',
      'no walk ins that day. pickup 7 to 3',
    ],
    ['he was pretty mad about it, offer 20% off', 'offer 20% off'],
    ['I hate asking for favors from the mayor', 'I hate asking for favors from the mayor'],
    ['make it sound fun', undefined],
    [
      'son 90 de la factura, me da pena cobrarle pero ya son 2 meses',
      'son 90 de la factura, ya son 2 meses',
    ],
    ['cerramos el lunes, que quede bonito por favor', 'cerramos el lunes'],
    ['avisarle que llega tarde, está muy enojada', 'avisarle que llega tarde'],
  ])('%s', (entry, left) => {
    expect(withoutAsides(entry)).toBe(left ?? entry);
  });

  it('are looked for in linear time', () => {
    const began = performance.now();
    withoutAsides('so keep it '.repeat(4_000));
    withoutAsides('make it sound a b c '.repeat(2_000));
    withoutAsides(', '.repeat(20_000));
    withoutAsides(' '.repeat(40_000));
    expect(performance.now() - began).toBeLessThan(1_500);
  });
});
