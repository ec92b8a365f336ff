import { regionsOf } from './columns.js';
import { withoutIcons } from './icons.js';
import { indentedLines } from './indents.js';
import { withLigatures } from './lost-ligatures.js';
import { withoutEdges } from './page-edges.js';
import { type PdfItem, type PdfRow, rowsOf } from './pdf-item.js';
import { linesOf } from './pdf-lines.js';
import { inReadingOrder } from './reading-order.js';
import { withPlainCapitals } from './small-capitals.js';

const width = 5;
const at = (x: number, y: number, text: string, font = 'body', size = 10): PdfItem => ({
  text,
  x,
  right: x + width * text.length,
  y,
  size,
  font,
});
const textsOf = (rows: readonly PdfRow[]) =>
  rows.map(({ items }) => items.map(({ text }) => text).join(' | '));

/** What the pages of public templates have in common, whatever made them. */
describe('[RES-05] pages of public templates', () => {
  it('puts back the letters of ligatures without a character', () => {
    const printed = (...texts: string[]) =>
      withLigatures(texts.map((str) => ({ str, transform: [1, 0, 0, 1, 0, 700] })))
        .map(({ str }) => str)
        .join('');
    expect(printed('Certi', '\0', 'cations')).toBe('Certifications');
    expect(printed('Work', '\0', 'ow')).toBe('Workflow');
    expect(printed('quali', '\0', 'ed')).toBe('qualified');
    expect(printed('O', '\0', 'ce')).toBe('Office');
    expect(printed('Sta', '\0', ', Planning')).toBe('Staff, Planning');
    expect(withLigatures([{ str: '\0', transform: [1, 0, 0, 1, 0, 9] }])[0]?.str).toBe('\0');
  });

  it('drops icons whose font gives them the codes of letters, and keeps letters that are text', () => {
    const rows = rowsOf([
      at(10, 20, 'Q', 'icons'),
      at(20, 20, 'jo.marsh@example.com'),
      at(10, 40, 'H', 'icons'),
      at(20, 40, 'Portland, Maine'),
      at(10, 60, 'R', 'code'),
      at(20, 60, 'and Stata'),
      at(70, 60, 'SQL', 'code'),
      at(10, 80, '•', 'bullets'),
      at(20, 80, 'Kept the ledgers of nine shops'),
      at(10, 100, 'Closed the books of each month'),
      at(200, 100, 'in three days'),
    ]);
    expect(textsOf(withoutIcons(rows))).toEqual([
      'jo.marsh@example.com',
      'Portland, Maine',
      'R | and Stata | SQL',
      '• | Kept the ledgers of nine shops',
      'Closed the books of each month | in three days',
    ]);
  });

  it('reads small capitals as capitals, and leaves Turkish alone', () => {
    expect(withPlainCapitals('INGENıERO DE ENſAYOſ')).toBe('INGENIERO DE ENSAYOS');
    expect(withPlainCapitals('Satış Danışmanı')).toBe('Satış Danışmanı');
  });

  it('keeps dates and towns at the right edge in the rows of their school', () => {
    const rows = rowsOf([
      at(20, 20, 'Education', 'bold'),
      at(20, 35, 'Larkfield College', 'bold'),
      at(440, 35, 'Dover, Kent'),
      at(20, 50, 'Diploma in Horticulture'),
      at(380, 50, 'Sept 2016 to July 2019'),
      at(
        20,
        65,
        'Grew vegetables for two restaurants, and sold the rest at a market on Saturdays.',
      ),
      at(20, 80, 'Kept bees on the roof of the college, and wrote a handbook about it for others.'),
    ]);
    expect(regionsOf(rows)).toHaveLength(1);
  });

  it('reads the margin of a second page like the one of the first', () => {
    const job = (y: number, dates: string, title: string) => [
      at(20, y, dates),
      at(150, y, title),
      at(150, y + 12, 'Harbour Nursery, Dover'),
      at(150, y + 24, 'Grew and sold plants for gardens, and told people how to keep them.'),
    ];
    const first = rowsOf([
      ...job(100, '2019 – 2022', 'Head gardener'),
      ...job(150, '2016 – 2019', 'Gardener'),
      ...job(200, '2014 – 2016', 'Trainee gardener'),
      ...job(250, '2012 – 2014', 'Farm hand'),
    ]);
    const second = rowsOf([
      ...job(100, '2008 – 2010', 'Kitchen porter'),
      at(20, 150, 'LANGUAGES'),
      at(150, 165, 'English: fluent'),
      at(150, 180, 'French: basic'),
      at(20, 200, 'SKILLS'),
      at(20, 215, 'Practical'),
      at(150, 215, 'Pruning fruit trees, laying hedges'),
      at(150, 230, 'Driving a tractor, felling small trees'),
      at(20, 245, 'Other skills'),
      at(150, 245, 'Keeping accounts of a small shop'),
    ]);
    const page = { height: 800, isMirrored: false };
    const regions = inReadingOrder([
      { ...page, number: 1, rows: first },
      { ...page, number: 2, rows: second },
    ]);
    expect(regions.map(({ page: number }) => number)).toEqual([1, 2]);
  });

  it('leaves out a header of a later page whose parts are on the first', () => {
    const page = { height: 800, isMirrored: false };
    const { pages } = withoutEdges([
      {
        ...page,
        number: 1,
        rows: rowsOf([at(200, 40, 'Curriculum vitae'), at(200, 90, 'Jo Marsh', 'bold', 16)]),
      },
      {
        ...page,
        number: 2,
        rows: rowsOf([
          at(200, 40, 'Curriculum vitae'),
          at(450, 40, 'Jo Marsh'),
          at(20, 90, 'Harbour Nursery'),
        ]),
      },
    ]);
    expect(pages.flatMap(({ rows }) => textsOf(rows))).toEqual([
      'Curriculum vitae',
      'Jo Marsh',
      'Harbour Nursery',
    ]);
  });

  it('takes names to the right of the bullets above them for no items of that list', () => {
    const line = (text: string, x: number, above = 12) => ({ text, x, above, size: 10 });
    const indented = indentedLines([
      line('Marlow Bakery', 30, 30),
      line('Baker', 30),
      line('• Baked bread for four shops', 20),
      line('• Trained two apprentices', 20),
      line('Corner House', 30, 26),
      line('Kitchen hand', 30),
      line('• Washed and cut vegetables', 20),
    ]);
    expect(indented.filter(Boolean)).toEqual([]);
  });

  it('sets a bold degree behind its dates apart from the school', () => {
    const [line] = linesOf(
      rowsOf([
        at(20, 20, '2012-2016'),
        at(90, 20, 'MASTER', 'bold'),
        at(122, 20, 'PHYSICS', 'bold'),
        at(160, 20, 'University of Larkfield'),
      ]),
    );
    expect(line?.text).toBe('2012-2016 | MASTER PHYSICS | University of Larkfield');
  });

  it('joins the large first letter of small capitals with the rest of its word', () => {
    const [line] = linesOf(
      rowsOf([
        at(20, 20, 'S', 'body', 14),
        at(27, 20, 'ENIOR', 'body', 10),
        at(57, 20, 'G', 'body', 14),
        at(64, 20, 'ARDENER', 'body', 10),
      ]),
    );
    expect(line?.text).toBe('SENIOR GARDENER');
  });

  it('keeps places and dates at the right edge with the text above them', () => {
    const rows = rowsOf([
      at(10, 20, 'Instamake, Business Analyst'),
      at(400, 34, 'Portland, OR | 2013–2015'),
      at(10, 48, 'Led the pricing of nine shops'),
      at(10, 62, 'Exciting Company, Consultant'),
      at(410, 76, 'Austin, TX | 2012–2013'),
      at(10, 90, 'Ran forty sessions with users'),
      at(10, 104, 'Legends University, B.Sc.'),
      at(405, 118, 'Denver, CO | 2009–2012'),
      at(10, 132, 'Lakeside School, Diploma'),
      at(408, 146, 'Boston, MA | 2007–2009'),
    ]);
    expect(regionsOf(rows)).toHaveLength(1);
  });
});
