import { column, pdfFile } from '../../testing/pdf-file.js';
import { type StartedResumeReader, startResumeReader } from '../../testing/resume-reader.js';

let reader: StartedResumeReader;
beforeAll(async () => {
  reader = await startResumeReader();
});
afterAll(() => reader.close());

const read = (...lines: string[]) =>
  reader.read('cv.txt', ['Rosa Delgado', 'rosa@example.org', ...lines].join('\n'));

async function entries(...lines: string[]) {
  const { entries: found = [] } = await read(...lines);
  return found.map(({ title, organization, dates }) => [title, organization, dates]);
}

describe('[RES-05] what templates do', () => {
  it('sets bullets before employers, and smaller ones before what was done', async () => {
    const lines = [
      'Experience',
      '• Google | Mountain View, CA',
      'Software Engineer | Oct 2016 - Present',
      '◦ TensorFlow: an open source library for numerical computation',
      '◦ Recommendations: the service behind all of them',
      '• Coursera | Mountain View, CA',
      'Senior Software Engineer | Jan 2014 - Oct 2016',
      '◦ Notifications: mail and push',
    ];
    const { entries: found = [], sections } = await read(...lines);
    expect(sections.map(({ kind }) => kind)).toEqual(['experience']);
    expect(found.map(({ title, organization }) => [title, organization])).toEqual([
      ['Software Engineer', 'Google'],
      ['Senior Software Engineer', 'Coursera'],
    ]);
  });

  it('puts the employer in brackets', async () => {
    expect(
      await entries(
        'EXPERIENCE',
        'Student Assistant (otulea.uni-bremen.de) | 2010 - 2011',
        'IT Consultant for Notes Domino (We4IT GmbH Bremen) | 2014 - 2016',
      ),
    ).toEqual([
      ['Student Assistant', 'otulea.uni-bremen.de', '2010 - 2011'],
      ['IT Consultant for Notes Domino', 'We4IT GmbH Bremen', '2014 - 2016'],
    ]);
  });

  it('ends rows of a table with full stops, and puts long ones below each other', async () => {
    expect(
      await entries(
        'EXPERIENCE',
        'Since 2013 | Data Scientist for Airconomy (Frankfurt am Main, Germany).',
        'I analyse demand for airlines and worked as a teaching assistant at the university.',
        '2008 (3 months) | Intern at Rio Tinto Alcan (Clermont Ferrand, France).',
        'Wrote a library for the optimization of a factory.',
      ),
    ).toEqual([
      ['Data Scientist', 'Airconomy', 'Since 2013'],
      ['Intern', 'Rio Tinto Alcan', '2008 (3 months)'],
    ]);
  });

  it('shortens the years behind months, which are no days', async () => {
    expect(
      await entries(
        'EXPERIENCE',
        'Systems Analyst, Northwind | Sep 13 - Mar 14',
        'IT Consultant, Accenture | Oct 11 - now',
      ),
    ).toEqual([
      ['Systems Analyst', 'Northwind', 'Sep 13 - Mar 14'],
      ['IT Consultant', 'Accenture', 'Oct 11 - now'],
    ]);
    const { entries: found } = await read('EXPERIENCE', 'Analyst, Northwind | Sep 13 - Mar 14');
    expect(found).toMatchObject([{ start: '2013-09', end: '2014-03' }]);
    const { entries: summer = [] } = await read(
      'EXPERIENCE',
      'Cook, Lodge | Jun 15 - Aug 30, 2010',
    );
    expect(summer[0]?.start).not.toBe('2015-06');
  });

  it('names employers with an exclamation mark, and titles that end like a company', async () => {
    expect(
      await entries(
        'EXPERIENCE',
        'President & CEO',
        'Yahoo!',
        'July 2012 - 2017',
        'Vice President of Location & Services',
        'Google',
        'Oct 2010 - July 2012',
      ),
    ).toEqual([
      ['President & CEO', 'Yahoo!', 'July 2012 - 2017'],
      ['Vice President of Location & Services', 'Google', 'Oct 2010 - July 2012'],
    ]);
  });

  it('draws icons that a font gives as signs or letters', async () => {
    const { skills, languages } = await read(
      'TECHNOLOGIES',
      '/ JavaScript',
      't Blaze',
      'Python | 5+ yrs',
      '',
      'LANGUAGES',
      '^ German (native)',
    );
    expect(skills).toEqual(['JavaScript', 'Blaze', 'Python']);
    expect(languages).toEqual([{ name: 'German', level: 'native' }]);
  });

  it('sets the word for the document beside the name, and headings in large letters', async () => {
    const file = pdfFile([
      { x: 40, y: 50, text: 'JAN MAIER', size: 24 },
      { x: 400, y: 50, text: 'RESUME', size: 24 },
      ...column(40, 90, ['jan@example.org']),
      { x: 40, y: 120, text: 'EXPERIENCE', size: 14 },
      ...column(40, 140, ['Cook, Harbor Grill, 2019 - 2024', 'Ran the grill on busy nights']),
      { x: 40, y: 190, text: 'OPERATING SYSTEMS', size: 14 },
      ...column(40, 210, ['Linux, Windows']),
      { x: 40, y: 240, text: 'EDUCATION', size: 14 },
      ...column(40, 260, ['Lincoln High School, 2010']),
    ]);
    expect((await reader.read('cv.pdf', file)).name).toBe('Jan Maier');
  });
});

describe('[RES-05] the export of a network', () => {
  it('keeps the titles of one employer together, and those of the next apart', async () => {
    const file = pdfFile([
      ...column(40, 40, ['Tamika Rollins', 'tamika@example.org']),
      { x: 40, y: 90, text: 'Experience', size: 14 },
      { x: 40, y: 110, text: 'Bright Horizons', bold: true },
      ...column(40, 124, ['9 years 2 months', 'Lead Toddler Teacher', 'August 2019 - Present']),
      ...column(40, 166, [
        'Leads a room of twelve with two assistants and knows each family well.',
      ]),
      ...column(40, 180, ['Assistant Teacher', 'October 2016 - August 2019']),
      { x: 40, y: 220, text: 'Kiddie Kampus', bold: true },
      ...column(40, 234, ['Floater', '2011 - 2016']),
    ]);
    const { entries: found = [] } = await reader.read('cv.pdf', file);
    expect(found.map(({ title, organization }) => [title, organization])).toEqual([
      ['Lead Toddler Teacher', 'Bright Horizons'],
      ['Assistant Teacher', 'Bright Horizons'],
      ['Floater', 'Kiddie Kampus'],
    ]);
  });
});

it('[RES-05] goes on with the jobs at the top of the next column', async () => {
  const file = pdfFile([
    ...column(40, 40, ['Julien Marchetti', 'julien@example.org']),
    { x: 40, y: 100, text: 'EXPERIENCE', size: 13 },
    ...column(40, 120, ['Executive Chef, The Landing House', 'Newport RI, 2019 to now']),
    ...column(40, 148, ['- Brigade of eighteen, one hundred and ten seats', '- Two stars']),
    ...column(40, 190, ['Sous Chef, Oberlin', 'Providence RI, 2015 to 2019', '- Ran the raw bar']),
    ...column(330, 100, ['Line Cook, Al Forno', 'Providence RI, 2012 to 2015', '- Grilled pizza']),
    { x: 330, y: 150, text: 'EDUCATION', size: 13 },
    ...column(330, 170, ['A.S. Culinary Arts, Johnson & Wales University, 2012']),
  ]);
  const { entries: found = [] } = await reader.read('cv.pdf', file);
  expect(found.map(({ organization }) => organization)).toEqual([
    'The Landing House',
    'Oberlin',
    'Al Forno',
    'Johnson & Wales University',
  ]);
});

it('[RES-05] knows schools, apprenticeships and the work of a person who retired', async () => {
  expect(
    await entries(
      'WORK',
      'Head bookkeeper at Hamblet Electric from 1994 until I retired in 2021.',
      '',
      'SCHOOLING',
      '2018 | Lafayette Electrical JATC, five-year apprenticeship',
      '2011 | Notre Dame High School of Acadia Parish',
      '2010 | Valley High School, West Des Moines',
    ),
  ).toEqual([
    ['Head bookkeeper', 'Hamblet Electric', '1994 until I retired in 2021'],
    ['five-year apprenticeship', 'Lafayette Electrical JATC', '2018'],
    [undefined, 'Notre Dame High School of Acadia Parish', '2011'],
    [undefined, 'Valley High School', '2010'],
  ]);
});

it('[RES-05] joins years that a narrow column breaks', async () => {
  const file = pdfFile([
    ...column(40, 40, ['Rosa Delgado', 'rosa@example.org']),
    { x: 40, y: 90, text: 'EDUCATION', size: 13 },
    ...column(40, 110, ['High School Diploma, Mayfield High School, 2011', '- 2014']),
    ...column(40, 138, ['B.S. in Biology, Oregon State University, 2014 -', '2018']),
  ]);
  const { entries: found = [] } = await reader.read('cv.pdf', file);
  expect(found.map(({ start, end }) => [start, end])).toEqual([
    ['2011', '2014'],
    ['2014', '2018'],
  ]);
});
