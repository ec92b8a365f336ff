import { column, pdfFile } from '../../testing/pdf-file.js';
import { type StartedResumeReader, startResumeReader } from '../../testing/resume-reader.js';

let reader: StartedResumeReader;
beforeAll(async () => {
  reader = await startResumeReader();
});
afterAll(() => reader.close());

const read = (...lines: string[]) => reader.read('cv.txt', lines.join('\n'));

const pasted = [
  'Hi Dana,',
  'thanks for calling back. my resume is below because the file did not attach',
  '',
  'Rosa Delgado',
  'Salem, OR  503 555 0128  rosa@example.org',
  '',
  'jobs',
  'line cook, Harbor Grill, Salem',
  'march 2021 to now',
  '- i run the grill',
  '',
  'prep cook, Blue Plate',
  '2018 - feb 2021',
  '- made sauces',
  '',
  'school',
  'culinary arts certificate, Lane Community College, 2018',
];

describe('[RES-05] a résumé in an e-mail', () => {
  it('leaves the message, the farewell and the signature out of its sections', async () => {
    const farewell = [
      '',
      'let me know when i can come in',
      'thanks,',
      'Rosa',
      'sent from my phone',
    ];
    const { name, sections, lines } = await read(...pasted, ...farewell);
    expect(name).toBe('Rosa Delgado');
    expect(sections.map(({ kind, lines: own }) => [kind, own.length])).toEqual([
      ['other', 2],
      ['experience', 6],
      ['education', 1],
      ['other', 4],
    ]);
    expect(lines).toContain('sent from my phone');
  });

  it('reads titles in small letters before their employers', async () => {
    const { entries = [] } = await read(...pasted);
    expect(entries.map(({ title, organization }) => [title, organization])).toEqual([
      ['line cook', 'Harbor Grill'],
      ['prep cook', 'Blue Plate'],
      ['culinary arts certificate', 'Lane Community College'],
    ]);
  });

  it('takes a greeting of the person for no message', async () => {
    const [, , , ...rest] = pasted;
    const { sections } = await read("Hi, I'm Rosa Delgado and I cook.", ...rest);
    expect(sections[0]?.kind).not.toBe('other');
  });
});

it('[RES-05] leaves the place and day at the end of a German curriculum vitae out of the hobbies', async () => {
  const { sections } = await read(
    'Rosa Delgado',
    'rosa@example.org',
    '',
    'Berufserfahrung',
    'Köchin, Hafengrill, 2019 – heute',
    '',
    'Hobbys',
    'Fußball',
    '',
    'Dortmund, 12. Mai 2025',
    'Rosa Delgado',
  );
  expect(sections.find(({ kind }) => kind === 'interests')?.lines).toEqual(['Fußball']);
});

describe('[RES-05] tables', () => {
  it('reads the rows of a Markdown table as labels and values', async () => {
    const { skills, lines } = await read(
      '# Rosa Delgado',
      'rosa@example.org',
      '---',
      '## Tech',
      '| Area | Tools |',
      '| --- | --- |',
      '| Languages | Go, `C++` |',
      '| Data | Kafka, Redis |',
      '## Education',
      '- B.Tech. Information Technology, Anna University, 2015',
    );
    expect(skills).toEqual(['Go', 'C++', 'Kafka', 'Redis']);
    expect(lines).not.toContain('---');
  });

  const row = (y: number, ...texts: string[]) =>
    texts.flatMap((text, at) => (text ? [{ x: [40, 120, 300, 380][at] ?? 40, y, text }] : []));

  it('reads two labels and their values in a row, not by columns', async () => {
    const file = pdfFile([
      ...row(40, '', '', 'RESUME'),
      ...row(60, 'Personal information'),
      ...row(80, 'Name', 'Rosa Delgado', 'Born', '1990'),
      ...row(95, 'Phone', '503 555 0128', 'E-mail', 'rosa@example.org'),
      ...row(110, 'City', 'Salem', 'Driving', '12 years'),
      ...row(140, 'Experience'),
      ...row(160, 'Line Cook, Harbor Grill, 2019 - Present'),
      ...row(175, 'Runs the grill on busy nights of the week'),
    ]);
    const { lines, location } = await reader.read('cv.pdf', file);
    expect(lines).toContain('Name | Rosa Delgado | Born | 1990');
    expect(location).toBe('Salem');
  });

  it('joins dates that a narrow column breaks', async () => {
    const file = pdfFile([
      ...column(40, 40, ['Rosa Delgado', 'rosa@example.org']),
      { x: 40, y: 80, text: 'EXPERIENCE' },
      { x: 40, y: 100, text: 'March 2015 - December' },
      { x: 200, y: 100, text: 'Line Cook' },
      { x: 120, y: 112, text: '2018' },
      { x: 200, y: 112, text: 'Harbor Grill' },
      { x: 40, y: 140, text: '2013 - 2014' },
      { x: 200, y: 140, text: 'Prep Cook' },
      { x: 200, y: 152, text: 'Blue Plate' },
    ]);
    const { lines } = await reader.read('cv.pdf', file);
    expect(lines).toContain('March 2015 - December 2018 | Line Cook');
    expect(lines).toContain('Harbor Grill');
  });
});

it('[RES-05] takes a company of contractors for no title', async () => {
  const { entries = [] } = await read(
    'Rosa Delgado',
    'rosa@example.org',
    '',
    'EXPERIENCE',
    '5/2015 - 1/2019 | Performance Contractors, Baton Rouge LA',
    'Combo Welder',
    '- stick and tig on refinery piping',
  );
  expect(entries.map(({ title, organization }) => [title, organization])).toEqual([
    ['Combo Welder', 'Performance Contractors'],
  ]);
});

it('[RES-05] reads a Hebrew name with a hyphen, and a town with its province', async () => {
  const { name, location } = await read(
    'נועה בן־חיים',
    '052-555-0163 | noa@example.org | Longueuil (Québec)',
  );
  expect(name).toBe('נועה בן־חיים');
  expect(location).toBe('Longueuil (Québec)');
});

it('[RES-05] reads a Markdown table of jobs by the headings of its columns', async () => {
  const { entries = [] } = await read(
    '# Rosa Delgado',
    'rosa@example.org',
    '## Experience',
    '| Period | Position | Employer |',
    '|---|---|---|',
    '| 2019 – present | Head gardener | Green Works LLC |',
    '| 2014 – 2019 | Gardener | Peters Nursery |',
    '## Certified',
    'Pesticide license, 2020',
  );
  expect(entries.map(({ title, organization }) => [title, organization])).toEqual([
    ['Head gardener', 'Green Works LLC'],
    ['Gardener', 'Peters Nursery'],
  ]);
});

it('[RES-05] parts titles, employers and towns at Arabic commas', async () => {
  const { entries = [], location } = await read(
    'ليلى حداد',
    'عمان، الأردن',
    'layla@example.org',
    '',
    'الخبرات العملية',
    'موظفة خدمة عملاء، بنك الشروق',
    '2018 - 2020',
  );
  expect(location).toBe('عمان، الأردن');
  expect(entries.map(({ title, organization }) => [title, organization])).toEqual([
    ['موظفة خدمة عملاء', 'بنك الشروق'],
  ]);
});
