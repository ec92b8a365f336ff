import { bestText } from './best-text.js';
import { faultyLines, lostFacts } from './text-faults.js';

const english = { language: 'en' as const };

// AIT-04, AIT-13: the last look at a finished text (decision B76).
describe('what is wrong with a finished text', () => {
  it.each([
    ['The grout color came in wrong reorder here Thursday can finish Friday.', true],
    ['The prices goes up in May.', true],
    ['- Dip 40 gel 32 closed on Mondays bring your own polish', true],
    ['The stitches come out in 10 days. Please bring the papers.', false],
    ['- Two downspouts at the back: $90', false],
  ])('%s', (text, isFaulty) => {
    expect(faultyLines(text, english).length > 0).toBe(isFaulty);
  });

  it('lets a post have lines without a verb', () => {
    expect(faultyLines('Free roof check.', english)).not.toEqual([]);
    expect(faultyLines('Free roof check.', { ...english, isPost: true })).toEqual([]);
  });

  it('misses figures and words that were entered', () => {
    expect(lostFacts('The hem is $12.', 'hem 12, zipper 1,800')).toEqual(['1800', 'zippe']);
  });
});

describe('the better of two texts', () => {
  const typed = 'fence is done gate sticks will plane it tues 640 due';
  const texts = (notes: readonly string[]) => ({
    text: notes[0]?.includes(', ')
      ? 'The fence is done. The gate sticks.'
      : 'The fence is done gate sticks will plane it.',
  });

  it('is the one from marked notes where the other runs together', () => {
    expect(bestText([typed], 'en', false, texts).text).toBe('The fence is done. The gate sticks.');
  });

  it('is the one from the notes as they are where nothing speaks against it', () => {
    const same = { text: 'The fence is done. The gate sticks, and we will plane it on Tuesday.' };
    const written: string[][] = [];
    const best = bestText([typed], 'en', false, (notes) => {
      written.push([...notes]);
      return same;
    });
    expect(best.text).toBe(same.text);
    expect(written[0]).toEqual([typed]);
  });

  it('asks for marks where the thoughts were parted by a guess, and only there', () => {
    const askedOf = (note: string, language: 'en' | 'es' = 'en') =>
      bestText([note], language, false, () => ({ text: 'The text.', missing: ['the day'] }))
        .missing;
    expect(askedOf(typed)?.[0]).toMatch(/^commas or full stops/);
    expect(
      askedOf('ya llegó su piso pase de lunes a viernes saldo 350 gracias', 'es')?.[0],
    ).toMatch(/^comas o puntos/);
    expect(askedOf('The fence is done, the gate sticks, and 640 is due.')).toEqual(['the day']);
    expect(askedOf('fence is done')).toEqual(['the day']);
  });
});
