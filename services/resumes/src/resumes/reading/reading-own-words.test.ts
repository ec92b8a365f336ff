import { pdfFile } from '../../testing/pdf-file.js';
import { type StartedResumeReader, startResumeReader } from '../../testing/resume-reader.js';

let reader: StartedResumeReader;
beforeAll(async () => {
  reader = await startResumeReader();
});
afterAll(() => reader.close());

const contact = ['rosa@example.org | (503) 555-0147', ''];
const jobs = [
  'Line Cook, Harbor Grill',
  '2019 - Present',
  'Responsible for the grill station on busy nights',
  '',
  'Dishwasher, Lakeview Hotel',
  '2016 - 2017',
];
const text = (...lines: string[]) => ['Rosa Delgado', ...contact, ...lines].join('\n');
const kindsOf = (sections: readonly { kind: string; heading: string }[]) =>
  sections.map(({ kind, heading }) => [kind, heading]);

describe('[RES-05] headings in the words of the person', () => {
  it.each([
    ['with empty lines', (lines: string[]) => lines],
    ['without empty lines', (lines: string[]) => lines.filter(Boolean)],
  ])('begin sections, and are no employers: %s', async (_, spaced) => {
    const own = [
      'Where I have cooked',
      '',
      ...jobs,
      '',
      'Things I\u2019m proud of',
      'Best fry cook',
    ];
    const file = text(...spaced([...own, '', 'Languages: English, Spanish']));
    const { sections, entries } = await reader.read('cv.txt', file);
    expect(kindsOf(sections)).toEqual([
      ['experience', 'Where I have cooked'],
      ['other', 'Things I\u2019m proud of'],
      ['languages', 'Languages'],
    ]);
    expect(entries?.map(({ title, organization }) => [title, organization])).toEqual([
      ['Line Cook', 'Harbor Grill'],
      ['Dishwasher', 'Lakeview Hotel'],
    ]);
  });

  it('begin sections also as everyday words right above jobs and schools', async () => {
    const lines = ['Work', ...jobs, 'School', 'GED, 2015', 'Skills', 'Knives, stocks'];
    const { sections, entries } = await reader.read('cv.txt', text(...lines.filter(Boolean)));
    expect(kindsOf(sections)).toEqual([
      ['experience', 'Work'],
      ['education', 'School'],
      ['skills', 'Skills'],
    ]);
    expect(entries?.map(({ title, organization }) => title || organization)).toEqual([
      'Line Cook',
      'Dishwasher',
      'GED',
    ]);
  });

  it.each([
    ['My journey', 'experience'],
    ["Where I've worked", 'experience'],
    ['What I do well', 'skills'],
  ])('are known by what they hold or say: %s', async (heading, kind) => {
    const below = kind === 'skills' ? ['Grilling, Prep, Knife work'] : jobs;
    const { sections } = await reader.read('cv.txt', text(heading, ...below));
    expect(kindsOf(sections)).toEqual([[kind, heading]]);
  });

  it.each([
    ['an employer', ['Experience', 'Cook', 'My Career Studio', '2019 - 2020', '- Led 4 cooks']],
    ['a wrapped sentence', ['Summary', 'I cook for guests, and', 'What I know', 'is good food.']],
  ])('are not taken from %s', async (_, lines) => {
    const { sections } = await reader.read('cv.txt', text(...lines));
    expect(kindsOf(sections)).toHaveLength(1);
  });
});

it('[RES-05] counts a job of an unknown title to the jobs above it', async () => {
  const { sections } = await reader.read('cv.txt', text(...jobs.filter(Boolean)));
  expect(sections.map(({ kind, lines }) => [kind, lines])).toEqual([
    ['experience', jobs.filter(Boolean)],
  ]);
});

describe('[RES-05] a family name before the given name', () => {
  it.each([
    ['after a label', ['Name: Lindgren, Noor', 'noor@example.org'], 'Noor Lindgren'],
    ['in a row', ['Name | Hollis, Kenji', 'Email | kenji@example.org'], 'Kenji Hollis'],
    ['after a bullet', ['\u2022 Nguyen, Terrence', '\u2022 t@example.org'], 'Terrence Nguyen'],
    ['that is a town too', ['Colombo, Matteo', 'matteo.colombo@example.org'], 'Matteo Colombo'],
    ['unlike a town', ['Ann Lee', 'Colombo, Matteo', 'ann@example.org'], 'Ann Lee'],
  ])('is read: %s', async (_, head, name) => {
    const lines = [...head, '', 'Skills', 'Excel, Word, Typing'];
    expect((await reader.read('cv.txt', lines.join('\n'))).name).toBe(name);
  });
});

describe('[RES-05] signs and spellings of their own', () => {
  it.each([
    ['slashes', 'Baker // 2016—2019 // Salem, OR', 'Cook, Blue Plate // 2019—now // Salem, OR'],
    ['waves', 'Baker ~ 2016 – 2019 ~ Salem, OR', 'Cook ~ Blue Plate ~ 2019 – now'],
    ['short years', "Baker, '16–'19", "Cook, Blue Plate, Spring '19 to now"],
  ])('part dates from names: %s', async (_, baker, cook) => {
    const lines = text('Experience', cook, 'Clients: 3 hotels', baker, 'Clients: 2 farms');
    const { entries = [], sections } = await reader.read('cv.txt', lines);
    const [first, second] = entries;
    expect(first).toMatchObject({ title: 'Cook', organization: 'Blue Plate', start: '2019' });
    expect(second).toMatchObject({ title: 'Baker', start: '2016', end: '2019' });
    expect(second?.organization).not.toMatch(/Clients/);
    expect(sections).toHaveLength(1);
  });

  it('are courses that are the points of one list', async () => {
    const list = ['## Education', '- B.S. Botany, Reed College, 2014', '- **Arborist**, 2016'];
    const { entries = [] } = await reader.read('cv.txt', text('## Skills', 'Pruning', ...list));
    expect(entries.map(({ title, organization }) => [title, organization])).toEqual([
      ['B.S. Botany', 'Reed College'],
      ['Arborist', undefined],
    ]);
  });

  it('have the level of a language behind, below, or in the grid of the European form', async () => {
    const lines = [
      'Mother tongue(s): Romanian',
      'Other language(s): English',
      'LISTENING C1 READING C1 WRITING B2',
      'Spanish',
      'Limited Working Proficiency',
      'German (B2), Dutch (basic)',
    ];
    const { languages } = await reader.read('cv.txt', text('Languages', ...lines));
    expect(languages).toEqual([
      { name: 'Romanian', level: 'native' },
      { name: 'English', level: 'C1' },
      { name: 'Spanish', level: 'Limited Working Proficiency' },
      { name: 'German', level: 'B2' },
      { name: 'Dutch', level: 'basic' },
    ]);
  });
});

describe('[RES-05] sentences', () => {
  it('give jobs and courses without any heading, and no section is reported missing', async () => {
    const lines = [
      'I worked at Harbor Grill as a picker and packer from October 2021 until March 2024. Before that I',
      'was a cook at Blue Plate on Main Street from 2018 to 2021. I also drove for DoorDash in 2020.',
      '',
      'I graduated from Salem High School in 2018 and I have a forklift license.',
    ];
    const { entries = [], sections } = await reader.read('cv.txt', text(...lines));
    expect(entries.map(({ title, organization, dates }) => [title, organization, dates])).toEqual([
      ['Picker and packer', 'Harbor Grill', 'October 2021 until March 2024'],
      ['Cook', 'Blue Plate', '2018 to 2021'],
      [undefined, 'DoorDash', '2020'],
      [undefined, 'Salem High School', '2018'],
    ]);
    expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'education']);
  });

  it('tell them in Spanish too', async () => {
    const lines = [
      'Trabajé en Pollos Sur de 2019 a 2024 como deshuesadora en la línea. En Guatemala fui maestra de',
      'primaria del 2009 al 2014 en la Escuela El Progreso.',
      'Estudié magisterio en el Instituto Normal y me gradué en 2008.',
    ];
    const { entries = [] } = await reader.read('cv.txt', text(...lines));
    expect(entries.map(({ title, organization }) => [title, organization])).toEqual([
      ['Deshuesadora', 'Pollos Sur'],
      ['Maestra de primaria', 'Escuela El Progreso'],
      ['Magisterio', 'Instituto Normal'],
    ]);
  });

  it('about what was done in a job are no jobs', async () => {
    const done = ['- Worked with Marketing and Sales in 2022', '- Cooked for 300 guests in 2019'];
    const { entries = [] } = await reader.read(
      'cv.txt',
      text('Experience', 'Cook, Blue Plate, 2018 - 2023', ...done),
    );
    expect(entries.map(({ title, details }) => [title, details.length])).toEqual([['Cook', 2]]);
  });
});

it('[RES-05] takes languages among the skills for languages, unless they are those of computers', async () => {
  const lines = ['Skills', 'Languages: English, conversational Spanish', 'Languages: Python, Go'];
  const { skills, languages } = await reader.read('cv.txt', text(...lines));
  expect(skills).toEqual(['Python', 'Go']);
  expect(languages).toEqual([{ name: 'English' }, { name: 'Spanish', level: 'conversational' }]);
});

describe('[RES-05] a cover letter above the résumé', () => {
  const letter = [
    'Hiring Manager',
    'Harbor Grill',
    'Astoria, OR',
    'Dear Hiring Manager,',
    'I have cooked since 2016 and would like to work for you from May on.',
    'Sincerely,',
    'Rosa Delgado',
  ];

  it('is neither summary nor address of the person', async () => {
    const own = [
      'Rosa Delgado',
      'rosa@example.org, Salem, OR',
      'Experience',
      ...jobs,
      'Skills',
      'Grill',
    ];
    const { name, location, sections } = await reader.read(
      'cv.txt',
      [...letter, ...own].join('\n'),
    );
    expect([name, location]).toEqual(['Rosa Delgado', 'Salem, OR']);
    expect(sections.map(({ kind }) => kind)).toEqual(['other', 'experience', 'skills']);
    expect(sections[0]?.lines).toEqual(letter);
  });
});

describe('[RES-05] notes without headings', () => {
  it('have jobs in points, each with its years first, and a school', async () => {
    const notes = [
      'Dale Hammonds',
      'Soddy Daisy',
      '423 555 0108 text is best',
      '',
      '- 2008 to 2016 Roto-Rooter Chattanooga, service plumber, on call every third week',
      '- 2003 to 2008 helper at Metro Mechanical, new construction, hospitals',
      '',
      'Soddy Daisy High 2002',
    ];
    const { entries, sections } = await reader.read('cv.txt', notes.join('\n'));
    expect(entries?.map(({ title, organization }) => [title, organization])).toEqual([
      ['service plumber', 'Roto-Rooter Chattanooga'],
      ['helper', 'Metro Mechanical'],
      [undefined, 'Soddy Daisy High'],
    ]);
    expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'education']);
  });

  it('have the employer of each job below its years and title, and care of a parent none', async () => {
    const career = [
      'Career',
      '2017 – now',
      'Store Manager',
      'Verizon Wireless, Hixson',
      'Ran a store of 18 people.',
      '2005 – 2009',
      'Sales Associate',
      'Best Buy',
      'Top of the district in 2008.',
      '2009 – 2017',
      'Full-time caregiver for my mother',
    ];
    const { entries } = await reader.read('cv.txt', text(...career));
    expect(entries?.map(({ organization }) => organization)).toEqual([
      'Verizon Wireless, Hixson',
      'Best Buy',
      undefined,
    ]);
  });
});

describe('a PDF with few letters', () => {
  const line = { x: 72, y: 60, text: 'Ann Lee, baker' };

  it('is read if it has text only', async () => {
    const { lines } = await reader.read('cv.pdf', pdfFile([line]));
    expect(lines).toEqual([line.text]);
  });

  it('is a scan if it has a picture', async () => {
    const picture = '9 0 obj\n<< /Type /XObject /Subtype /Image /Width 1 /Height 1 >>\nendobj\n';
    const file = pdfFile([line]).toString('latin1').replace('xref\n', `${picture}xref\n`);
    const { status, body } = await reader.upload('scan.pdf', Buffer.from(file, 'latin1'));
    expect([status, body.detail]).toEqual([400, expect.stringContaining('looks like a scan')]);
  });
});
