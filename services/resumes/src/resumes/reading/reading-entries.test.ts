import type { ResumeEntry } from '@commons/contracts/resumes/resume-structure';
import { column, pdfFile } from '../../testing/pdf-file.js';
import { type StartedResumeReader, startResumeReader } from '../../testing/resume-reader.js';
import { docxFile, wordBody, wordTable, wordText } from '../../testing/zip-file.js';

let reader: StartedResumeReader;
beforeAll(async () => {
  reader = await startResumeReader();
});
afterAll(() => reader.close());

const person = ['Maya Lindgren', 'maya@example.org', ''];
const readText = (...lines: string[]) => reader.read('cv.txt', [...person, ...lines].join('\n'));
const jobs = async (...lines: string[]) => {
  const { entries = [] } = await readText('EXPERIENCE', ...lines);
  return entries.map(({ title, organization, place, start, end, present }) => ({
    title,
    organization,
    ...(place && { place }),
    start,
    end,
    ...(present && { present }),
  }));
};

describe('the dates of a job', () => {
  it.each([
    ['Sep. 2023 – Mar. 2024', { start: '2023-09', end: '2024-03' }],
    ['Sep. 2023 Mar. 2024', { start: '2023-09', end: '2024-03' }],
    ['09/2023-03/24', { start: '2023-09', end: '2024-03' }],
    ['2019 to present', { start: '2019', present: true }],
    ['since 2019', { start: '2019', present: true }],
    ['seit 2019', { start: '2019', present: true }],
    ['depuis mars 2019', { start: '2019-03', present: true }],
    ['mars 2019 – aujourd’hui', { start: '2019-03', present: true }],
    ['März 2019 bis heute', { start: '2019-03', present: true }],
    ['enero de 2019 - actualidad', { start: '2019-01', present: true }],
    ['2019年3月 - 至今', { start: '2019-03', present: true }],
    ['Mai – Juin 2025', { start: '2025-05', end: '2025-06' }],
    ['2019-21', { start: '2019', end: '2021' }],
    ['Spring 2020', { end: '2020' }],
    ['2023-09 – ongoing', { start: '2023-09', present: true }],
  ])('are read from "%s"', async (dates, expected) => {
    const [job] = await jobs(`Office Manager, Cedar Clinic | ${dates}`, '- Ran the front desk');
    expect(job).toMatchObject({ title: 'Office Manager', organization: 'Cedar Clinic' });
    expect(job).toMatchObject(expected);
    if ('present' in expected) expect(job?.end).toBeUndefined();
  });

  it('may take two lines of a narrow column', async () => {
    const file = pdfFile([
      { x: 72, y: 50, text: 'Maya Lindgren', size: 20 },
      { x: 72, y: 80, text: 'EXPERIENCE', size: 14 },
      ...column(72, 110, ['June 2019 - May', '2024']),
      ...column(200, 110, ['Office Manager', 'Cedar Clinic', 'Ran the front desk of a clinic']),
      ...column(72, 166, ['May 2015 - June', '2019']),
      ...column(200, 166, ['Receptionist', 'Lakeside Dental', 'Answered eighty calls a day']),
    ]);
    const { entries = [] } = await reader.read('cv.pdf', file);
    expect(entries).toMatchObject([
      { title: 'Office Manager', organization: 'Cedar Clinic', start: '2019-06', end: '2024-05' },
      { title: 'Receptionist', organization: 'Lakeside Dental', start: '2015-05', end: '2019-06' },
    ]);
  });

  it('are not numbers of other things', async () => {
    const read = await jobs(
      'Office Manager, Cedar Clinic | 2019 - 2021',
      '- Saved $2000 a month from 2020 to 2021',
      '- Basic knowledge of C, x86 and Office 2019',
    );
    expect(read).toHaveLength(1);
  });
});

describe('title, employer and place', () => {
  const manager = {
    title: 'Office Manager',
    organization: 'Cedar Clinic',
    place: 'Portland, OR',
    start: '2019',
    end: '2021',
  };
  it.each([
    [['Office Manager | Cedar Clinic | Portland, OR | 2019 - 2021']],
    [['Office Manager at Cedar Clinic, Portland, OR, 2019 - 2021']],
    [['Cedar Clinic, Portland, OR', 'Office Manager, 2019 - 2021']],
    [['2019 - 2021', 'Office Manager', 'Cedar Clinic, Portland, OR']],
    [['Office Manager (2019 - 2021)', 'Cedar Clinic — Portland, OR']],
    [['Cedar Clinic • Portland, OR • 2019 - 2021', 'Office Manager']],
  ])('are told apart in %j', async (lines) => {
    expect(await jobs(...lines, '- Ran the front desk')).toEqual([manager]);
  });

  it('follow the usual order where no word decides it', async () => {
    const read = await jobs(
      'Cedar Clinic — Receptionist | 2019 - 2021',
      '- Ran the front desk',
      'Quillory — Happiness Wizard | 2015 - 2019',
      '- Answered letters',
      'Lakeside Dental — Office Manager | 2011 - 2015',
    );
    expect(read[1]).toMatchObject({ title: 'Happiness Wizard', organization: 'Quillory' });
  });

  it('of several titles at one employer are read with it', async () => {
    const read = await jobs(
      'Cedar Clinic | 2015 - 2021',
      'Office Manager | 2019 - 2021',
      '- Ran the front desk',
      'Receptionist | 2015 - 2019',
      '- Answered calls',
    );
    expect(read).toMatchObject([
      { title: 'Office Manager', organization: 'Cedar Clinic', start: '2019' },
      { title: 'Receptionist', organization: 'Cedar Clinic', start: '2015' },
    ]);
  });
});

describe('layouts of Word', () => {
  it('with EXPERIENCE beside its section in a row of a table has both', async () => {
    const table = wordTable([
      [['EXPERIENCE'], ['Florist, Bloom House, 2019 - 2022', 'Arranged 300 weddings']],
      [['EDUCATION'], ['Diploma, Central High School, 2014']],
    ]);
    const body = wordBody(`${wordText('Odette Marsh')}${table}`);
    const { sections, entries = [] } = await reader.read('cv.docx', docxFile(body));
    expect(sections.map(({ kind, heading }) => [kind, heading])).toEqual([
      ['experience', 'EXPERIENCE'],
      ['education', 'EDUCATION'],
    ]);
    expect(entries).toMatchObject([
      { kind: 'experience', title: 'Florist', organization: 'Bloom House' },
      { kind: 'education', title: 'Diploma', organization: 'Central High School' },
    ]);
  });

  it('in a table of two columns keeps the columns apart', async () => {
    const table = wordTable([
      [
        ['SKILLS', 'Roses', 'Invoices'],
        ['Odette Marsh', 'EXPERIENCE', 'Florist, Bloom House, 2019 - 2022'],
      ],
      [
        ['LANGUAGES', 'French (native)'],
        ['Arranged 300 weddings', 'EDUCATION', 'Diploma, 2014'],
      ],
    ]);
    const { name, sections, languages } = await reader.read('cv.docx', docxFile(wordBody(table)));
    expect(name).toBe('Odette Marsh');
    expect(sections.map(({ kind, lines }) => [kind, lines])).toEqual([
      ['skills', ['Roses', 'Invoices']],
      ['languages', ['French (native)']],
      ['experience', ['Florist, Bloom House, 2019 - 2022', 'Arranged 300 weddings']],
      ['education', ['Diploma, 2014']],
    ]);
    expect(languages).toEqual([{ name: 'French', level: 'native' }]);
  });
});

describe('pages of a PDF', () => {
  const side = ['SKILLS', 'Payroll', 'Scheduling of shifts', 'Bookkeeping', 'Letters and mail'];
  const main = [
    'EXPERIENCE',
    'Office Manager, Cedar Clinic, 2019 - 2024',
    'Cut the waiting time of patients by a third',
    'Trained six receptionists in the new system',
    'Ordered supplies for four rooms of the clinic',
  ];
  const rest = ['Excel and Access', 'French', 'German at school', 'Filing of records', 'First aid'];
  const more = [
    'Receptionist, Lakeside Dental, 2015 - 2019',
    'Answered eighty calls a day for two dentists',
    'Kept the files of nine hundred patients',
    'Wrote the guide that new volunteers use',
    'Opened the practice every morning at seven',
  ];

  it('with a sidebar on both are read column by column, without headers and footers', async () => {
    const foot = (page: number) => ({ x: 250, y: 770, text: `Maya Lindgren - Page ${page} of 2` });
    const head = { x: 72, y: 40, text: 'Maya Lindgren', size: 20 };
    const file = pdfFile(
      [head, ...column(72, 100, side), ...column(260, 100, main), foot(1)],
      [head, ...column(72, 100, rest), ...column(260, 100, more), foot(2)],
    );
    const { lines, sections, entries = [] } = await reader.read('cv.pdf', file);
    expect(lines).toEqual(['Maya Lindgren', ...side, ...rest, ...main, ...more]);
    expect(sections.map(({ kind }) => kind)).toEqual(['skills', 'experience']);
    expect(entries.map(({ title }: ResumeEntry) => title)).toEqual([
      'Office Manager',
      'Receptionist',
    ]);
  });

  it('with headings in the margin have these sections', async () => {
    const file = pdfFile([
      { x: 72, y: 40, text: 'Maya Lindgren', size: 20 },
      ...column(200, 100, main.slice(1)),
      { x: 72, y: 100, text: 'EXPERIENCE' },
      { x: 72, y: 180, text: 'EDUCATION' },
      ...column(200, 180, ['Diploma, Central High School, 2014']),
    ]);
    const { sections } = await reader.read('cv.pdf', file);
    expect(sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['experience', 4],
      ['education', 1],
    ]);
  });
});

describe('without headings', () => {
  it('jobs, courses and the text below the name are known by what they say', async () => {
    const { sections } = await readText(
      'Runs the front desk of a clinic of forty people, trains newcomers and keeps the books.',
      '',
      'Office Manager, Cedar Clinic, 2019 - 2021',
      '- Ran the front desk',
      '',
      'Bachelor of Arts, Portland State University, 2011 - 2015',
    );
    expect(
      sections.map(({ kind, heading, confidence = 1 }) => [kind, heading, confidence < 0.6]),
    ).toEqual([
      ['summary', '', true],
      ['experience', '', true],
      ['education', '', true],
    ]);
  });
});

it('takes no text for certifications but that of their section', async () => {
  const { certifications } = await readText(
    'CERTIFICATIONS',
    '- First Aid, 2021',
    '',
    'PROJECTS',
    ...Array.from({ length: 50 }, (_, at) => `- Built the part number ${at}`),
  );
  expect(certifications).toEqual(['First Aid, 2021']);
});
