import { column, pdfFile } from '../testing/pdf-file.js';
import { type StartedResumeReader, startResumeReader } from '../testing/resume-reader.js';

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
