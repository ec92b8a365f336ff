import { withMarks } from './add-commas.js';
import { withPricesApart } from './price-lists.js';
import { withPrice } from './priced-parts.js';

// AIT-04, AIT-13: notes that hurried owners type without a mark (decision B75).
describe('marks between the thoughts of a note', () => {
  it.each([
    [
      'gutters cleaned friday 95 two downspouts were loose no charge',
      'gutters cleaned friday $95, two downspouts were loose, no charge',
    ],
    [
      'mrs boyd the curtains came in short new ones ship monday no extra charge',
      'mrs boyd, the curtains came in short, new ones ship monday, no extra charge',
    ],
    [
      'wash 18 wax 40 full detail 150 closed sundays',
      'wash $18, wax $40, full detail $150, closed sundays',
    ],
    [
      'Tell Ana the tile is here. We can start on Monday.',
      'Tell Ana the tile is here. We can start on Monday.',
    ],
    ['we can deliver 12 chairs on saturday', 'we can deliver 12 chairs on saturday'],
    // A long run beside a mark is several thoughts, too.
    [
      'new menu friday, made by hand no corn syrup text us to order',
      'new menu friday, made by hand, no corn syrup, text us to order',
    ],
    // Whom the order names stands apart.
    [
      'quote for dale and linda new cap 185 repair crown 640',
      'quote for Dale and Linda, new cap $185, repair crown $640',
    ],
    ['remind grace to bring her shoes', 'remind grace to bring her shoes'],
  ])('%s', (typed, marked) => {
    expect(withMarks(typed, 'en')).toBe(marked);
  });

  it('parts Spanish notes', () => {
    expect(withMarks('su reloj ya esta listo falta pagar 35 cerramos a las 5', 'es')).toBe(
      'su reloj ya esta listo, falta pagar $35, cerramos a las 5',
    );
  });
});

describe('a price in a thought', () => {
  it.each([
    ['labor 600', 'labor $600'],
    ['5x10 45', '5x10 $45'],
    ['90 each plus 15 late fee', '$90 each plus $15 late fee'],
    ['less sibling discount 64', 'less sibling discount $64'],
    ['canaletas 90', 'canaletas $90'],
    ['pull pipe 220 ft', 'pull pipe 220 ft'],
    ['open 9 to 5', 'open 9 to 5'],
    ['ages 4 to 11', 'ages 4 to 11'],
    ['low of 12', 'low of 12'],
    ['unit 114', 'unit 114'],
    ['yours is 43', 'yours is 43'],
    ['dresses in 300', 'dresses in 300'],
    ['paseo del martes 14', 'paseo del martes 14'],
    ['founded in 1998', 'founded in 1998'],
  ])('%s → %s', (thought, priced) => {
    expect(withPrice(thought)).toBe(priced);
  });

  it('parts things and their prices in a row', () => {
    expect(withPricesApart('trim 22 color 75 perm 80')).toBe('trim 22, color 75, perm 80');
    expect(withPricesApart('open from 10 to 15 on route 40 exit 12')).toBe(
      'open from 10 to 15 on route 40 exit 12',
    );
  });
});
