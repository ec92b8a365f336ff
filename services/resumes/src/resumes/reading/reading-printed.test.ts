import { column, pdfFile } from '../../testing/pdf-file.js';
import { type StartedResumeReader, startResumeReader } from '../../testing/resume-reader.js';

let reader: StartedResumeReader;
beforeAll(async () => {
  reader = await startResumeReader();
});
afterAll(() => reader.close());

/** Layouts that browsers and word processors print: points are drawn, names broken, letters set apart. */
describe('PDF as templates print it', () => {
  const entry = (y: number, job: readonly string[], points: readonly string[]) => [
    ...column(72, y, job),
    ...column(86, y + 14 * job.length, points),
  ];

  it('takes indented lines for points of a list, not for employers', async () => {
    const file = pdfFile([
      { x: 72, y: 60, text: 'Maya Lindgren', size: 20 },
      { x: 72, y: 90, text: 'Experience', size: 13 },
      ...entry(110, ['Stone Bread', 'Head Baker', '2019 - 2024'], ['Led six bakers', 'Cut waste']),
      ...entry(190, ['Baker', '2016 - 2019'], ['Opened at five', 'Sold rye']),
      { x: 72, y: 260, text: 'Education', size: 13 },
      ...column(72, 280, ['Diploma, Central High School, 2014']),
    ]);
    const { entries = [], lines } = await reader.read('cv.pdf', file);
    expect(entries.map(({ title, organization }) => [title, organization])).toEqual([
      ['Head Baker', 'Stone Bread'],
      ['Baker', 'Stone Bread'],
      ['Diploma', 'Central High School'],
    ]);
    // They stay points in the text that is rewritten and exported.
    expect(lines).toContain('• Led six bakers');
  });

  it('[RES-05] keeps the bullets of symbol fonts, with which office suites mark the items of lists', async () => {
    // A round point of Symbol, an arrow and a check mark of Wingdings, by their codes in the font.
    const points = ['\xB7', '\xD8', '\xFC'].map((text, at) => ({
      x: 72,
      y: 122 + 14 * at,
      text,
      symbol: true,
    }));
    const file = pdfFile([
      { x: 72, y: 60, text: 'Maya Lindgren', size: 20 },
      { x: 72, y: 90, text: 'Experience', size: 13 },
      { x: 72, y: 108, text: 'Head Baker, Stone Bread, 2019 - 2024' },
      ...points,
      ...column(90, 122, ['Led Six Bakers', 'Sales of Rye Bread', 'Oven Service Manager']),
    ]);
    const { entries = [], lines } = await reader.read('cv.pdf', file);
    expect(lines.slice(-3)).toEqual([
      '• Led Six Bakers',
      '• Sales of Rye Bread',
      '• Oven Service Manager',
    ]);
    expect(entries).toHaveLength(1);
  });

  it('[RES-05] joins the lines of a paragraph also where a line begins with a capital', async () => {
    const file = pdfFile([
      { x: 72, y: 60, text: 'Maya Lindgren', size: 20 },
      { x: 72, y: 90, text: 'Profile', size: 13 },
      ...column(72, 108, [
        'Baker with nine years at the ovens of small shops and of one large hotel, at home with',
        'Sourdough and laminated doughs, used to early mornings and to teaching new hands in',
        'English and Swedish. At the hotel I planned the rosters of six and cut the waste of flour',
        'by a fifth.',
      ]),
      { x: 72, y: 180, text: 'Skills', size: 13 },
      ...column(72, 198, ['Sourdough bread', 'Viennoiserie', 'Rosters and ordering']),
    ]);
    const { lines, skills } = await reader.read('cv.pdf', file);
    expect(lines[2]).toMatch(/at home with Sourdough .* in English and Swedish.*by a fifth\.$/);
    expect(skills).toEqual(['Sourdough bread', 'Viennoiserie', 'Rosters and ordering']);
  });

  it('reads a form whose labels come again in each entry, not two columns', async () => {
    const labels = ['Dates', 'Name and address of employer', 'Occupation or position held'];
    const form = (y: number, values: readonly string[]) => [
      ...labels.map((text, at) => ({ x: 200 - 5 * text.length, y: y + 14 * at, text })),
      ...column(220, y, values),
    ];
    const file = pdfFile([
      { x: 72, y: 60, text: 'WORK EXPERIENCE', size: 13 },
      ...form(80, ['2019 to 2024', 'Stone Bread, Smallville', 'Head Baker']),
      ...form(140, ['2015 to 2019', 'Blue Plate, Smallville', 'Baker']),
      { x: 72, y: 200, text: 'SKILLS', size: 13 },
      ...column(220, 220, ['Sourdough', 'Ordering', 'Rosters', 'Cakes']),
    ]);
    const { entries = [], skills } = await reader.read('cv.pdf', file);
    expect(entries.map(({ title, organization, dates }) => [title, organization, dates])).toEqual([
      ['Head Baker', 'Stone Bread, Smallville', '2019 to 2024'],
      ['Baker', 'Blue Plate, Smallville', '2015 to 2019'],
    ]);
    expect(skills).toEqual(['Sourdough', 'Ordering', 'Rosters', 'Cakes']);
  });

  it('keeps dates that are broken in a narrow cell beside their jobs', async () => {
    const job = (y: number, dates: readonly string[], texts: readonly string[]) => [
      ...column(72, y, dates),
      ...column(160, y, texts),
    ];
    const file = pdfFile([
      { x: 72, y: 60, text: 'Experience', size: 13 },
      ...job(
        80,
        ['2021-03 -', 'present'],
        ['Head Baker', 'Stone Bread, Salem, OR', 'Led a team of six'],
      ),
      ...job(
        140,
        ['2018-06 - 2021-', '02'],
        ['Baker', 'Blue Plate, Salem, OR', 'Sold two kinds of rye'],
      ),
      { x: 72, y: 200, text: 'Skills', size: 13 },
      ...column(72, 220, ['Sourdough', 'Rosters', 'Ordering']),
    ]);
    const { entries = [], skills } = await reader.read('cv.pdf', file);
    expect(entries.map(({ title, organization, dates }) => [title, organization, dates])).toEqual([
      ['Head Baker', 'Stone Bread', '2021-03 - present'],
      ['Baker', 'Blue Plate', '2018-06 - 2021-02'],
    ]);
    expect(skills).toEqual(['Sourdough', 'Rosters', 'Ordering']);
  });

  it('takes bold words before lists for labels', async () => {
    const row = (y: number, label: string, x: number, list: string) => [
      { x: 72, y, text: label, bold: true },
      { x, y, text: list },
    ];
    const file = pdfFile([
      { x: 72, y: 60, text: 'Skills', size: 13 },
      ...row(80, 'Software', 119, 'Aspen Plus, MATLAB'),
      ...row(94, 'Lab', 92, 'GC-MS, titration'),
    ]);
    const { skills } = await reader.read('cv.pdf', file);
    expect(skills).toEqual(['Aspen Plus', 'MATLAB', 'GC-MS', 'titration']);
  });

  it('splits off a short column of contact data beside the jobs', async () => {
    const file = pdfFile([
      { x: 72, y: 60, text: 'Maya Lindgren', size: 20 },
      { x: 72, y: 90, text: 'Experience', size: 13 },
      ...column(72, 110, ['Baker', 'Stone Bread', '2015 - 2020', 'Baked for six markets a week']),
      ...column(72, 170, ['Cook', 'Blue Plate', '2012 - 2015', 'Cooked lunch for two hundred']),
      { x: 420, y: 96, text: 'Contact', size: 13 },
      ...column(420, 117, ['615 555 0142', 'maya@example.org', 'Smyrna, TN']),
    ]);
    const { entries = [], location } = await reader.read('cv.pdf', file);
    expect(location).toBe('Smyrna, TN');
    expect(entries.map(({ title, organization }) => [title, organization])).toEqual([
      ['Baker', 'Stone Bread'],
      ['Cook', 'Blue Plate'],
    ]);
  });

  it('keeps dates and places on the right with the text on their left', async () => {
    const rows = [
      ['Stone Bread', 'Portland, OR', 'Head Baker', 'September 2019 - December 2024'],
      ['Blue Plate', 'Salem, OR', 'Baker', 'October 2016 - August 2019'],
    ];
    const file = pdfFile([
      { x: 72, y: 60, text: 'Experience', size: 13 },
      ...rows.flatMap(([employer = '', town = '', title = '', dates = ''], at) => [
        { x: 72, y: 80 + 60 * at, text: employer },
        { x: 460, y: 80 + 60 * at, text: town },
        { x: 72, y: 94 + 60 * at, text: title },
        { x: 380, y: 94 + 60 * at, text: dates },
        { x: 86, y: 108 + 60 * at, text: 'Baked bread for the markets' },
      ]),
    ]);
    const { entries = [] } = await reader.read('cv.pdf', file);
    expect(entries.map(({ title, place, start }) => [title, place, start])).toEqual([
      ['Head Baker', 'Portland, OR', '2019-09'],
      ['Baker', 'Salem, OR', '2016-10'],
    ]);
  });

  it('reads columns of two rows whose headings stand beside each other', async () => {
    const file = pdfFile([
      { x: 72, y: 60, text: 'Experience', size: 13 },
      ...column(72, 80, ['Baker, Stone Bread, 2015 - 2020', 'Baked for six markets a week']),
      ...['Skills', 'Languages', 'Certifications'].map((text, at) => ({
        x: 72 + 170 * at,
        y: 130,
        text,
        size: 13,
      })),
      ...['Sourdough', 'English', 'Food handler'].map((text, at) => ({
        x: 72 + 170 * at,
        y: 150,
        text,
      })),
    ]);
    const { sections } = await reader.read('cv.pdf', file);
    expect(sections.map(({ kind, lines }) => [kind, lines])).toEqual([
      ['experience', ['Baker, Stone Bread, 2015 - 2020', 'Baked for six markets a week']],
      ['skills', ['Sourdough']],
      ['languages', ['English']],
      ['certifications', ['Food handler']],
    ]);
  });

  it('joins the name of a school that is broken in a narrow column', async () => {
    const file = pdfFile([
      ...column(72, 60, ['Experience', 'Baker, Stone Bread', '2015 - 2020', 'Baked at night']),
      ...column(400, 60, ['Education', 'A.A.S. in Baking', 'Lane Community', 'College', '2014']),
    ]);
    const { entries = [] } = await reader.read('cv.pdf', file);
    expect(entries.at(-1)).toMatchObject({
      title: 'A.A.S. in Baking',
      organization: 'Lane Community College',
    });
  });
});

it.each([
  ["'19 – '24", '2019', '2024'],
  ["'21 – present", '2021', undefined],
  ['[ 03/2019 – 05/2024 ]', '2019-03', '2024-05'],
])('reads the dates %j', async (dates, start, end) => {
  const text = `Maya Lindgren\n\nEXPERIENCE\n\nBaker, Stone Bread | ${dates}\n- Baked bread`;
  const { entries = [] } = await reader.read('cv.txt', text);
  expect(entries[0]).toMatchObject({ title: 'Baker', organization: 'Stone Bread', start });
  expect(entries[0]?.end).toBe(end);
});

it('reads a heading whose letters are set apart, two of them closer', async () => {
  const text = 'Maya Lindgren\n\nF O R M AT I O N\n\nBTS Assistant de manager, Lycée Mandela, 2013';
  const { sections } = await reader.read('cv.txt', text);
  expect(sections.map(({ kind }) => kind)).toEqual(['education']);
});

it('reads a phone number behind a postcode, and a name with a label', async () => {
  const text = 'Persönliche Daten\nName: Maya Lindgren\nMemphis, TN 38118 901.555.0113\n';
  const { name, phone } = await reader.read(
    'cv.txt',
    `${text}\nBerufserfahrung\nKöchin, Hof, 2019`,
  );
  expect([name, phone]).toEqual(['Maya Lindgren', '901.555.0113']);
});
