import { isKept, keptText } from '../notes/kept-lines.js';
import { probabilitiesOf } from './part-notes.js';
import { withPlainLines } from './plain-lines.js';

const keptOf = (note: string) =>
  (withPlainLines(note, 'en') ?? '').split('\n').filter(isKept).map(keptText);

// AIT-04: where it is unsure whether a thought ends, the words stay together (decision B86).
describe('notes without marks whose ends are unsure', () => {
  it('keep the words together between the ends that are sure', () => {
    const lines = keptOf(
      'hay came in wet half the bales hot inside no charge for those will swap sat no delivery fee',
    );
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join(' ')).toMatch(/half the bales hot inside/);
  });

  it('say a price in them with its sign', () => {
    expect(
      keptOf('barn roof leaks by the vent some days owes 350 still call before friday').join(' '),
    ).toContain('owes $350');
  });

  it('are not looked for in one thought', () => {
    expect(withPlainLines('we open at nine on saturday', 'en')).toBeUndefined();
  });

  it('end behind a please that asks for nothing further', () => {
    const [ends, asks] = [
      'move the fridge out please dog in the yard',
      'we open at 8 please call first',
    ].map((note) => probabilitiesOf(note, 'en'));
    expect([ends?.[4], ends?.[5]]).toEqual([0, 1]);
    expect(asks?.[5]).toBeLessThan(1);
  });
});
