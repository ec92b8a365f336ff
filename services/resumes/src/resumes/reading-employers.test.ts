import { column, pdfFile } from '../testing/pdf-file.js';
import { type StartedResumeReader, startResumeReader } from '../testing/resume-reader.js';

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

describe('[RES-05] the person', () => {
  it.each([
    ['in a sentence', ["Hi! I'm Jaylen Whitmore and I am 16", 'Red Bank TN'], 'Jaylen Whitmore'],
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
  ];
  const { skills } = await reader.read('cv.txt', ['Ros Petrakis', ...lines].join('\n'));
  expect(skills).toEqual(['Bookkeeping', 'QuickBooks', 'Sage 50', 'payroll for 1,200']);
});
