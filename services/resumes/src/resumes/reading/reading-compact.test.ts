import { column, pdfFile } from '../../testing/pdf-file.js';
import { type StartedResumeReader, startResumeReader } from '../../testing/resume-reader.js';

let reader: StartedResumeReader;
beforeAll(async () => {
  reader = await startResumeReader();
});
afterAll(() => reader.close());

const jobs = ['Line Cook, Harbor Grill, 2019 - Present', 'Runs the grill on busy nights'];

const read = (...lines: string[]) =>
  reader.read('cv.txt', ['Rosa Delgado', 'rosa@example.org', ...lines].join('\n'));

async function entries(...lines: string[]) {
  const { entries: found = [] } = await read(...lines);
  return found.map(({ title, organization, dates }) => [title, organization, dates]);
}

describe('[RES-05] in a PDF', () => {
  const row = (y: number, ...texts: string[]) =>
    texts.flatMap((text, at) => (text ? [{ x: [40, 230, 500][at] ?? 40, y, text }] : []));

  it('reads jobs and courses in rows of three cells', async () => {
    const file = pdfFile([
      ...column(40, 40, ['Rosa Delgado', 'rosa@example.org']),
      ...row(100, 'Employment History'),
      ...row(120, 'Veterinary Technician', 'Wayne County Animal Clinic', '2012 - 2019'),
      ...row(135, 'Kennel Assistant', 'Dessin Animal Shelter', '2009 - 2012'),
      ...row(150, 'Stay-at-home parent', '', '2019 - 2025'),
      ...row(175, 'Education'),
      ...row(195, 'A.A.S. Veterinary Technology', 'Johnson College', '2009'),
      ...row(220, 'Licenses and Memberships'),
      ...column(40, 240, [
        'Certified Veterinary Technician, Pennsylvania and New York, since 2012',
      ]),
    ]);
    const { entries: found = [], certifications } = await reader.read('cv.pdf', file);
    expect(found.map(({ title, organization }) => [title, organization])).toEqual([
      ['Veterinary Technician', 'Wayne County Animal Clinic'],
      ['Kennel Assistant', 'Dessin Animal Shelter'],
      ['Stay-at-home parent', undefined],
      ['A.A.S. Veterinary Technology', 'Johnson College'],
    ]);
    expect(certifications).toHaveLength(1);
  });

  it('keeps a heading of widely set words whole, and dates that stand one below the other', async () => {
    const file = pdfFile([
      ...column(40, 40, ['Rosa Delgado', 'rosa@example.org']),
      { x: 40, y: 80, text: 'WORK', bold: true },
      { x: 79, y: 80, text: 'HISTORY', bold: true },
      ...column(40, 100, ['2020', '-', 'Present']),
      ...column(118, 100, ['Lead Designer', 'Bloomin Crazy Floral, Astoria, OR']),
      { x: 148, y: 136, text: 'Forty-five weddings a year, budgets to nine thousand dollars' },
      ...column(40, 160, ['2016', '-', '2020']),
      ...column(118, 160, ['Floral Clerk', 'Fred Meyer, Warrenton, OR']),
      { x: 148, y: 196, text: 'Ordered two thousand stems for one day in February' },
    ]);
    const { entries: found = [], sections } = await reader.read('cv.pdf', file);
    expect(sections.map(({ heading }) => heading)).toEqual(['WORK HISTORY']);
    expect(
      found.map(({ title, organization, start, end }) => [title, organization, start, end]),
    ).toEqual([
      ['Lead Designer', 'Bloomin Crazy Floral', '2020', undefined],
      ['Floral Clerk', 'Fred Meyer', '2016', '2020'],
    ]);
  });
});

describe('[RES-05] entries that a line says in short', () => {
  it('are read behind the heading of their section', async () => {
    expect(
      await entries(
        'SKILLS: dementia care, Hoyer lift',
        'EDUCATION: Quinsigamond Community College, CNA certificate 2019. Achimota School, Accra, 2014.',
      ),
    ).toEqual([
      ['CNA certificate', 'Quinsigamond Community College', '2019'],
      [undefined, 'Achimota School', '2014'],
    ]);
  });

  it.each([
    [
      'Mitchell Technical College, Mitchell, SD. A.A.S., Diesel Technology. May 2015. GPA 3.4',
      ['A.A.S., Diesel Technology', 'Mitchell Technical College', 'May 2015'],
    ],
    [
      'Highland College, Freeport, IL, coursework in Business (2012-2013, no degree)',
      ['coursework in Business', 'Highland College', '2012-2013'],
    ],
    [
      'B.S. Computer Science, Montana State University - minor in Mathematics | 2014 - 2018',
      ['B.S. Computer Science', 'Montana State University', '2014 - 2018'],
    ],
    [
      'Moscow High School, junior, graduating 2027, 3.7 GPA',
      ['junior', 'Moscow High School', '2027'],
    ],
  ])('have their school and degree: %s', async (line, entry) => {
    expect(await entries('EDUCATION', line)).toEqual([entry]);
  });

  it('do not take a shopping mall for a place', async () => {
    expect(await entries('EXPERIENCE', '2015-2018: Cashier, Shoprite Accra Mall, Ghana.')).toEqual([
      ['Cashier', 'Shoprite Accra Mall', '2015-2018'],
    ]);
  });
});

describe('[RES-05] the jobs of people who write as they speak', () => {
  it('have sentences behind their years', async () => {
    expect(
      await entries(
        "WHAT I'VE DONE",
        'Ranch hand, Circle T Cattle, Arnold NE. Since spring 2018. Calving, fencing, haying.',
        'Farm hand for my uncle Roy, Merna NE. 2010 to 2018. Corn and beans, 1,200 acres.',
        'Seed driver (seasonal), Custer Seed & Feed, Broken Bow NE, spring 2015 - 2017.',
        'SCHOOLING',
        'Broken Bow High School, graduated 2010. FFA all four years.',
        'Some welding at Mid-Plains Community College, North Platte, winter 2012.',
      ),
    ).toMatchObject([
      ['Ranch hand', 'Circle T Cattle', 'Since spring 2018'],
      ['Farm hand for my uncle Roy', undefined, '2010 to 2018'],
      ['Seed driver (seasonal)', 'Custer Seed & Feed', 'spring 2015 - 2017'],
      [undefined, 'Broken Bow High School', '2010'],
      ['Some welding', 'Mid-Plains Community College', 'winter 2012'],
    ]);
  });

  it('share the title above several employers', async () => {
    expect(
      await entries(
        'WORK HISTORY',
        'Pipe Welder',
        'Turner Industries, Geismar, LA, Jan-Apr 2026',
        'Performance Contractors, Lake Charles, LA, Jun 2024-Dec 2025',
        'Zachry Group, Freeport, TX, Feb 2022-May 2024',
        'Welder Helper',
        'Gulf Island Fabrication, Houma, LA 2018-2022',
      ),
    ).toEqual([
      ['Pipe Welder', 'Turner Industries', 'Jan-Apr 2026'],
      ['Pipe Welder', 'Performance Contractors', 'Jun 2024-Dec 2025'],
      ['Pipe Welder', 'Zachry Group', 'Feb 2022-May 2024'],
      ['Welder Helper', 'Gulf Island Fabrication', '2018-2022'],
    ]);
  });

  it('have no employer if they were done on one\u2019s own account', async () => {
    expect(
      await entries(
        'EXPERIENCE',
        '2022 - now | Shift supervisor at Scheels',
        '2017 - 2019 | Babysitting and lawn mowing for four families on my street.',
        '2012 - 2016 | Traductrice indépendante',
      ),
    ).toEqual([
      ['Shift supervisor', 'Scheels', '2022 - now'],
      ['Babysitting and lawn mowing for four families on my street', undefined, '2017 - 2019'],
      ['Traductrice indépendante', undefined, '2012 - 2016'],
    ]);
  });
});

describe('[RES-05] contact data', () => {
  it('ends before the label of the next, and its town is no part of an employer', async () => {
    const { location, entries: found } = await reader.read(
      'cv.txt',
      [
        'Rosa Delgado',
        'Domicilio: 211 E Main, Minot, ND 58701. Cel. (509) 555-0183',
        'EXPERIENCE',
        'Shift supervisor at Scheels, Minot, 2022 - now',
      ].join('\n'),
    );
    expect(location).toBe('211 E Main, Minot, ND 58701');
    expect(found?.[0]?.organization).toBe('Scheels');
  });
});

describe('[RES-05] headings', () => {
  it.each([
    ['Technical Strengths', 'skills'],
    ['Experience & Results', 'experience'],
    ['Professional Snapshot', 'summary'],
  ])('have a word before or behind the known one: %s', async (heading, kind) => {
    const below = kind === 'experience' ? jobs : ['Brazing, Manual J, ServiceTitan, Sheet metal'];
    const { sections } = await read(
      heading,
      ...below,
      '',
      'EDUCATION',
      'Lincoln High School, 2010',
    );
    expect(sections[0]?.kind).toBe(kind);
  });

  it('are not missed above competencies in one line below the name', async () => {
    const { skills, sections } = await read(
      'Labor Relations ▪ FMLA/ADA ▪ Kronos & ADP ▪ Wage Studies',
      '',
      'EXPERIENCE',
      ...jobs,
    );
    expect(sections.map(({ kind }) => kind)).toEqual(['skills', 'experience']);
    expect(skills).toEqual(['Labor Relations', 'FMLA/ADA', 'Kronos & ADP', 'Wage Studies']);
  });

  it('may be said twice', async () => {
    const { sections } = await read(
      'EDUCATION',
      'Moscow High School, 2027',
      '',
      'Volunteering / helping out',
      'Coach helper, Hamilton Rec Center, summer 2025',
    );
    expect(sections.map(({ kind }) => kind)).toEqual(['education', 'experience']);
  });

  it('above a sentence about oneself begin no list of skills', async () => {
    const { sections, skills } = await read(
      'What I bring',
      'Twelve years behind bars from dive to hotel. I know every regular by name.',
    );
    expect(sections.map(({ kind }) => kind)).toEqual(['summary']);
    expect(skills).toEqual([]);
  });
});

describe('[RES-05] a form', () => {
  it('has the name in the cell beside its label, and languages below theirs', async () => {
    const { name, languages, skills } = await reader.read(
      'cv.txt',
      [
        'Lebenslauf',
        'Persönliche Daten',
        'Name: | Jonas Wüstenhagen',
        'E-Mail: | jonas@example.org',
        'Kenntnisse',
        'EDV: | Imos CAD, Excel',
        'Sprachen:',
        'Deutsch (Muttersprache), Englisch (gut)',
        'Führerschein: | B, BE',
      ].join('\n'),
    );
    expect(name).toBe('Jonas Wüstenhagen');
    expect(languages?.map((language) => language.name)).toEqual(['Deutsch', 'Englisch']);
    expect(skills).toEqual(['Imos CAD', 'Excel', 'Führerschein B, BE']);
  });
});

it('[RES-05] counts the clients of a freelancer to the freelance work', async () => {
  const file = pdfFile([
    ...column(40, 40, ['Rosa Delgado', 'rosa@example.org', '', 'EXPERIENCE']),
    ...column(40, 110, ['Independent Consultant, Self-employed, Jan 2022 - Present']),
    ...column(60, 124, [
      'Gallatin Food Bank (2024): moved the donor database, no downtime',
      'Bridger Aerospace (2022-2023): a dashboard for 12 dispatchers',
    ]),
    ...column(40, 160, ['Software Engineer, Oracle, Aug 2018 - Dec 2021']),
    ...column(60, 174, ['Owned the billing service', 'Mentored three interns']),
  ]);
  const { entries: found = [] } = await reader.read('cv.pdf', file);
  expect(found.map(({ organization }) => organization)).toEqual(['Self-employed', 'Oracle']);
});
