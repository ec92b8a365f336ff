import { column, pdfFile } from '../../testing/pdf-file.js';
import { type StartedResumeReader, startResumeReader } from '../../testing/resume-reader.js';

let reader: StartedResumeReader;
beforeAll(async () => {
  reader = await startResumeReader();
});
afterAll(() => reader.close());

/** Titles and employers of the jobs in a text. */
async function jobs(...lines: string[]) {
  const file = ['Rosa Delgado', 'rosa@example.org', '', 'EXPERIENCE', ...lines].join('\n');
  const { entries = [] } = await reader.read('cv.txt', file);
  return entries.map(({ title, organization, dates }) => [title, organization, dates]);
}

describe('[RES-05] an employer with several jobs', () => {
  it('whose years are around theirs is the employer of each that names no other', async () => {
    expect(
      await jobs(
        'UNITED STATES NAVY                                2012 - 2020',
        'Storekeeper, Norfolk, VA                          2016 - 2020',
        '* Counted 12,000 parts',
        'Cook Apprentice, San Diego, CA                    2012 - 2016',
        '* Cooked for 300',
        'Publix, Hixson - Stock Clerk                      2010 - 2012',
      ),
    ).toEqual([
      ['Storekeeper', 'UNITED STATES NAVY', '2016 - 2020'],
      ['Cook Apprentice', 'UNITED STATES NAVY', '2012 - 2016'],
      ['Stock Clerk', 'Publix', '2010 - 2012'],
    ]);
  });

  it('whose assignments name the place of work alone gives them its title', async () => {
    expect(
      await jobs(
        'Travel Registered Nurse, ICU, Medical Solutions   Jan 2022 - Present',
        'Saint Luke’s Hospital, Boise ID (34-bed MICU)     Sep 2023 - Present',
        'Lakeland Memorial, Tulsa OK (SICU)                Jan 2022 - Aug 2023',
        'Staff Nurse, Trinity Hospital                     Jun 2018 - Dec 2021',
      ),
    ).toEqual([
      ['Travel Registered Nurse, ICU', 'Medical Solutions', 'Jan 2022 - Present'],
      ['Travel Registered Nurse, ICU', 'Saint Luke’s Hospital', 'Sep 2023 - Present'],
      ['Travel Registered Nurse, ICU', 'Lakeland Memorial', 'Jan 2022 - Aug 2023'],
      ['Staff Nurse', 'Trinity Hospital', 'Jun 2018 - Dec 2021'],
    ]);
  });

  it('stands beside its place behind a slash, or before a title with a level', async () => {
    expect(
      await jobs(
        'Office Manager',
        'Ridge Orthodontics / Fort Oglethorpe, GA / 2019–2024',
        'Payroll for 17',
        'Bookkeeper',
        'Peak Tire / Ringgold, GA / 2015–2019',
        'Books in QuickBooks',
      ),
    ).toEqual([
      ['Office Manager', 'Ridge Orthodontics', '2019–2024'],
      ['Bookkeeper', 'Peak Tire', '2015–2019'],
    ]);
    expect(
      await jobs('Nissan Smyrna — Maintenance Technician II (Body Shop), 2020 to date'),
    ).toEqual([['Maintenance Technician II (Body Shop)', 'Nissan Smyrna', '2020 to date']]);
  });

  it('is the same one where the line says so, and none of work on one’s own', async () => {
    expect(
      await jobs(
        '* Sous chef, Harbor Bistro, Mar 2022 - present',
        '* Line cook, same place, Aug 2019 - Mar 2022',
        '* Kroger #517 - overnight stocker - 2019',
        '* Mowed yards with my dad, 2014 - 2019',
      ),
    ).toEqual([
      ['Sous chef', 'Harbor Bistro', 'Mar 2022 - present'],
      ['Line cook', 'Harbor Bistro', 'Aug 2019 - Mar 2022'],
      ['overnight stocker', 'Kroger #517', '2019'],
      ['Mowed yards with my dad', undefined, '2014 - 2019'],
    ]);
  });

  it('stands apart by dots, or behind a title with its district below', async () => {
    expect(
      await jobs(
        'Unum Group .................. AP Specialist ........ 2020–present',
        'Cairo Textiles Co. .......... Junior Accountant .... 2013–2016',
      ),
    ).toEqual([
      ['AP Specialist', 'Unum Group', '2020–present'],
      ['Junior Accountant', 'Cairo Textiles Co.', '2013–2016'],
    ]);
    expect(
      await jobs(
        'Third Grade Teacher, Thrasher Elementary School',
        'Hamilton County Schools, August 2015–present',
        '* Grade level chair',
      ),
    ).toEqual([
      [
        'Third Grade Teacher',
        'Thrasher Elementary School, Hamilton County Schools',
        'August 2015–present',
      ],
    ]);
  });

  it('that names its clients with their years has one job, with the clients in it', async () => {
    const read = await jobs(
      'Larkin Consulting, Nashville | May 2017 – Present',
      'Senior Project Manager',
      'Client: Baptist Health (Jan 2022 – Present)',
      '- Moved eleven clinics to a new system',
      'Client: Metro Water (May 2017 – Dec 2021)',
      '- Renewed the billing system',
      'Dell Technologies, Round Rock | Aug 2012 – Apr 2017',
      'Project Coordinator',
    );
    expect(read).toEqual([
      ['Senior Project Manager', 'Larkin Consulting', 'May 2017 – Present'],
      ['Project Coordinator', 'Dell Technologies', 'Aug 2012 – Apr 2017'],
    ]);
  });

  it('but clients are employers where jobs have no other', async () => {
    expect(
      await jobs(
        'Client: Verizon, Dallas, TX | Jan 2020 – Present',
        'Java Developer',
        '- Wrote the billing service',
        'Client: Cigna, Bloomfield, CT | Mar 2016 – Dec 2019',
        'Programmer Analyst',
      ),
    ).toEqual([
      ['Java Developer', 'Verizon', 'Jan 2020 – Present'],
      ['Programmer Analyst', 'Cigna', 'Mar 2016 – Dec 2019'],
    ]);
  });

  it('keeps its name without a note about it, and titles keep their department', async () => {
    expect(
      await jobs(
        'SOUTHERN CASTINGS, LLC (PE-backed; $210M revenue; 900 employees), Chattanooga, TN',
        'Chief Financial Officer (2018–2023)',
        'Vice President, Finance (2015–2018)',
        '- Refinanced the debt',
      ),
    ).toEqual([
      ['Chief Financial Officer', 'SOUTHERN CASTINGS LLC', '2018–2023'],
      ['Vice President, Finance', 'SOUTHERN CASTINGS LLC', '2015–2018'],
    ]);
  });

  it('stands behind a title in bold', async () => {
    const file = pdfFile([
      { x: 44, y: 60, text: 'Maya Lindgren', size: 16 },
      { x: 44, y: 90, text: 'WORK EXPERIENCE', size: 12 },
      { x: 44, y: 110, text: '01/02/2020 - CURRENT Chattanooga, United States' },
      { x: 44, y: 124, text: 'HOUSEKEEPING SUPERVISOR', bold: true },
      { x: 200, y: 124, text: 'READ HOUSE HOTEL' },
      ...column(58, 140, ['Plan the rota of 11 attendants', 'Check 40 rooms a day']),
    ]);
    const { entries } = await reader.read('cv.pdf', file);
    expect(entries).toMatchObject([
      { title: 'HOUSEKEEPING SUPERVISOR', organization: 'READ HOUSE HOTEL' },
    ]);
  });

  it('is not the last line of a list that a browser printed', async () => {
    const file = pdfFile([
      { x: 44, y: 60, text: 'Maya Lindgren', size: 16 },
      { x: 44, y: 90, text: 'EXPERIENCE', size: 11 },
      ...column(44, 110, ['Erlanger Health — Chattanooga, TN', 'Charge Nurse · 2020 to Present']),
      ...column(82, 142, ['Nine nurses a shift', 'Led a bundle that cut infections by 41%']),
      ...column(44, 176, ['Staff Nurse · 2016 to 2020']),
      ...column(82, 192, ['Two patients a nurse']),
    ]);
    const { entries = [] } = await reader.read('cv.pdf', file);
    expect(entries.map(({ title, organization }) => [title, organization])).toEqual([
      ['Charge Nurse', 'Erlanger Health'],
      ['Staff Nurse', 'Erlanger Health'],
    ]);
  });
});

describe('[RES-05] dates of jobs and courses', () => {
  it('take the word before them, and are short at the end of a line', async () => {
    expect(
      await jobs(
        'Taquería Jalisco (Chattanooga)',
        'Cocinera principal. De mayo de 2019 a la fecha',
        'Preparo salsas para 150 comidas al día.',
        'Hotel Camino Real (Guadalajara)',
        'Ayudante de cocina. De 2014 a 2018',
      ),
    ).toEqual([
      ['Cocinera principal', 'Taquería Jalisco', 'mayo de 2019 a la fecha'],
      ['Ayudante de cocina', 'Hotel Camino Real', '2014 a 2018'],
    ]);
    const told = ['ESTUDIOS', 'Secundaria terminada. Escuela Técnica 14 (2009)'];
    const school = await reader.read('cv.txt', ['Ana Ruiz', ...told].join('\n'));
    expect(school.entries).toMatchObject([
      { title: 'Secundaria terminada', organization: 'Escuela Técnica 14', end: '2009' },
    ]);
    const short = ['SCHOOL', 'UA Local 43 apprenticeship, finished 2012', "Soddy Daisy HS '07"];
    const { entries = [] } = await reader.read(
      'cv.txt',
      ['RAY DUPREE  --  Journeyman Plumber', 'ray@example.org', '', ...short].join('\n'),
    );
    expect(entries.map(({ title, organization, end }) => [title, organization, end])).toEqual([
      ['UA Local 43 apprenticeship', undefined, '2012'],
      [undefined, 'Soddy Daisy HS', '2007'],
    ]);
  });

  it('of a present job may be "pres", and time for a parent has no employer', async () => {
    expect(
      await jobs(
        "'19-pres  Scenic City Plumbing   service tech",
        "'15-'19   Roto-Rooter            drain tech",
        "'13-'15   (took care of my dad)",
        "'08-'13   Ragan Mechanical       apprentice",
      ),
    ).toEqual([
      ['service tech', 'Scenic City Plumbing', "'19-pres"],
      ['drain tech', 'Roto-Rooter', "'15-'19"],
      ['took care of my dad', undefined, "'13-'15"],
      ['apprentice', 'Ragan Mechanical', "'08-'13"],
    ]);
  });
});

describe('[RES-05] lines as people type them', () => {
  it('may end the dates with a full stop, and have headings of their own words', async () => {
    const lines = [
      'Past Work',
      'Home Instead, Chattanooga, Tn.  Caregiver.  March 2019 until now.',
      'Receptionist - Dr. Kyle Barnes, DDS - Hixson - 2011 to the present',
      'While home with the kids (2015-2025)',
      'EDU',
      'UTC, BA English, 2021 (minor: creative writing)',
      'License: TN CNA #00112233, active to 2027',
      'Stuff I know',
      'Word, Excel',
    ];
    const { entries = [], sections } = await reader.read(
      'cv.txt',
      ['Ann Lee', ...lines].join('\n'),
    );
    expect(sections.map(({ kind }) => kind)).toEqual([
      'experience',
      'education',
      'certifications',
      'skills',
    ]);
    expect(entries.slice(0, 3).map(({ title, organization }) => [title, organization])).toEqual([
      ['Caregiver', 'Home Instead'],
      ['Receptionist', 'Dr. Kyle Barnes, DDS'],
      ['While home with the kids', undefined],
    ]);
    expect(entries.at(-1)).toMatchObject({ title: 'BA English', organization: 'UTC' });
  });

  it('indented further than the dates above belong to that job, whatever years they have', async () => {
    expect(
      await jobs(
        'Goodman Roasters | Shift lead | Feb 2024 → now',
        '  latte art winner 2025; train newbies; open at 5',
        'Mean Mug | Barista | Aug 2021 → Feb 2024',
      ),
    ).toEqual([
      ['Shift lead', 'Goodman Roasters', 'Feb 2024 → now'],
      ['Barista', 'Mean Mug', 'Aug 2021 → Feb 2024'],
    ]);
  });
});

it('[RES-05] reads a table of dates and texts that is signed at its end', async () => {
  const rows = (y: number, date: string, texts: readonly string[]) => [
    { x: 69, y, text: date },
    ...column(180, y, texts),
  ];
  const file = pdfFile([
    { x: 262, y: 70, text: 'Lebenslauf', size: 16 },
    ...rows(100, 'Name', ['Anja Kessler-Braun']),
    ...rows(118, 'E-Mail', ['anja.kb@example.de']),
    { x: 65, y: 150, text: 'Berufserfahrung' },
    ...rows(170, '04/2019 - heute', ['Ingenieurin', 'Volkswagen LLC', '- Team von 5 Leuten']),
    ...rows(220, '09/2013 - 03/2019', ['Technikerin', 'Volkswagen AG', '- Maschinen gepr\u00FCft']),
    { x: 65, y: 275, text: 'Ausbildung' },
    ...rows(295, '10/2009 - 08/2013', ['B.Eng. Maschinenbau', 'Ostfalia Hochschule']),
    { x: 65, y: 340, text: 'Kenntnisse' },
    ...rows(360, 'EDV', ['SAP QM, Minitab']),
    { x: 65, y: 400, text: 'Chattanooga, den 12.11.2026' },
  ]);
  const { entries = [], skills } = await reader.read('cv.pdf', file);
  expect(entries.map(({ title, organization }) => [title, organization])).toEqual([
    ['Ingenieurin', 'Volkswagen LLC'],
    ['Technikerin', 'Volkswagen AG'],
    ['B.Eng. Maschinenbau', 'Ostfalia Hochschule'],
  ]);
  expect(skills).toContain('Minitab');
  expect(skills?.join(' ')).not.toContain('2026');
});

it('[RES-05] reads several jobs in one sentence, and one season of work beside its job', async () => {
  const told =
    'I was head of laundry at the Marriott from 2010 to 2024, before that a room attendant at the Days Inn (2003-2010).';
  const { entries: both = [] } = await reader.read('cv.txt', `Angela Pruitt\n\n${told}`);
  expect(both.map(({ title, organization }) => [title, organization])).toEqual([
    ['Head of laundry', 'Marriott'],
    ['Room attendant', 'Days Inn'],
  ]);
  expect(
    await jobs(
      'Summer 2026 | Trail Crew Member, Lula Lake Land Trust. Built two bridges.',
      'Fall 2025 | Teaching assistant, Sewanee Biology Department. Graded labs for 24.',
    ),
  ).toEqual([
    ['Trail Crew Member', 'Lula Lake Land Trust', 'Summer 2026'],
    ['Teaching assistant', 'Sewanee Biology Department', 'Fall 2025'],
  ]);
});

describe('[RES-05] the person', () => {
  it.each([
    ['in a sentence', ["Hi! I'm Jaylen Whitmore and I am 16", 'Red Bank TN'], 'Jaylen Whitmore'],
    ['below the name of the document', ['CURRÍCULUM VITAE', 'ANA RUIZ SOTO'], 'Ana Ruiz Soto'],
    ['before a number', ['Angela Pruitt. 423-555-0116. Rossville, Georgia.'], 'Angela Pruitt'],
    ['before a trade', ['RAY DUPREE  --  Journeyman Plumber'], 'Ray Dupree'],
    ['beside other labels', ['Name: Wendell Abernathy DOB: on request'], 'Wendell Abernathy'],
  ])('is found %s', async (_, lines, name) => {
    const file = [...lines, 'someone@example.org', '', 'Skills', 'Welding'].join('\n');
    expect((await reader.read('cv.txt', file)).name).toBe(name);
  });

  it('lives where a note follows the town', async () => {
    const head = 'Priya Raman\npriya@example.org • Nashville TN (open to hybrid in Chattanooga)';
    expect((await reader.read('cv.txt', `${head}\n\nSkills\nJira`)).location).toBe('Nashville TN');
  });
});

it('[RES-05] takes what was done in a list of skills for no skill', async () => {
  const lines = [
    'Skills & Accomplishments',
    'Bookkeeping',
    '- Reconciled 6 accounts monthly, finding $11,200 in duplicate charges',
    '- QuickBooks, Sage 50, payroll for 1,200',
    '- Certified forklift operator, OSHA 10, first aid and CPR',
  ];
  const { skills } = await reader.read('cv.txt', ['Ros Petrakis', ...lines].join('\n'));
  expect(skills).toEqual([
    'Bookkeeping',
    'QuickBooks',
    'Sage 50',
    'payroll for 1,200',
    'Certified forklift operator',
    'OSHA 10',
    'first aid and CPR',
  ]);
});
