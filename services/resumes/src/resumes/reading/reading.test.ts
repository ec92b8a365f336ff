import { column, pdfFile } from '../../testing/pdf-file.js';
import { type StartedResumeReader, startResumeReader } from '../../testing/resume-reader.js';
import { resumeText } from '../../testing/resume-text.js';
import { docxFile, wordDocument } from '../../testing/zip-file.js';

let reader: StartedResumeReader;
beforeAll(async () => {
  reader = await startResumeReader();
});
afterAll(() => reader.close());

describe('reading a résumé', () => {
  it('reads a two-column PDF one column after the other', async () => {
    const left = ['SKILLS', 'Bookkeeping and payroll', 'Spanish and French', 'Scheduling', 'Excel'];
    const right = [
      'EXPERIENCE',
      'Office Manager, Cedar Clinic, 2019 to now',
      'Cut the waiting time of patients by a third',
      'Trained six receptionists in the new system',
      'Receptionist, Lakeside Dental, 2015 to 2019',
      'Answered eighty calls a day',
    ];
    const head = [{ x: 72, y: 60, text: 'Maya Lindgren', size: 24 }];
    // Both columns share the same lines, and the right one comes first in the file.
    const file = pdfFile([...column(260, 110, right), ...column(72, 110, left), ...head]);
    const { lines, name, sections } = await reader.read('cv.pdf', file);
    expect(lines).toEqual(['Maya Lindgren', ...left, ...right]);
    expect(name).toBe('Maya Lindgren');
    expect(sections.map(({ kind }) => kind)).toEqual(['skills', 'experience']);
  });

  it('keeps dates with their text, and joins wrapped lines', async () => {
    const dates = ['2019 - 2024', '', '', '2015 - 2019'];
    const texts = [
      'Office Manager, Cedar Clinic in Portland',
      // A bullet in the encoding of the file.
      '\u0095 Cut the waiting time of patients by a third with a new book-',
      'ing system',
      'Receptionist, Lakeside Dental in Salem',
    ];
    const file = pdfFile([
      ...column(72, 110, dates).filter(({ text }) => text),
      ...column(180, 110, texts).map((item) =>
        item.text === 'ing system' ? { ...item, x: 187 } : item,
      ),
    ]);
    expect((await reader.read('cv.pdf', file)).lines).toEqual([
      '2019 - 2024 | Office Manager, Cedar Clinic in Portland',
      '• Cut the waiting time of patients by a third with a new booking system',
      '2015 - 2019 | Receptionist, Lakeside Dental in Salem',
    ]);
  });

  it('detects headings by synonyms and by their common format', async () => {
    const lines = [
      'Maya Lindgren',
      'Career Objective',
      'To run a clinic.',
      'Work History:',
      '2019',
    ];
    const { sections } = await reader.read('cv.docx', docxFile(wordDocument(lines)));
    expect(sections.map(({ kind, heading }) => [kind, heading])).toEqual([
      ['summary', 'Career Objective'],
      ['experience', 'Work History'],
    ]);
  });

  it('reads headings with spaced letters', async () => {
    const file = pdfFile(
      column(72, 72, ['Maya Lindgren', 'maya@example.org', 'P R O F I L E', 'Office manager.']),
      // One item per letter, and a wider gap between the words.
      [
        ...[...'KEYSKILLS'].map((text, at) => ({
          x: 72 + 14 * at + (at > 2 ? 20 : 0),
          y: 72,
          text,
        })),
        ...column(72, 90, ['Payroll']),
      ],
    );
    const { sections } = await reader.read('cv.pdf', file);
    expect(sections.map(({ heading }) => heading)).toEqual(['PROFILE', 'KEY SKILLS']);
  });

  it('finds name, title and place beside other sections', async () => {
    const left = ['CONTACT', 'maya@example.org', 'Portland, OR 97201', 'SKILLS', 'Bookkeeping'];
    const right = [
      'Office Manager',
      'PROFILE',
      'Keeps a clinic of forty people running since 2019.',
    ];
    const file = pdfFile([
      ...column(72, 72, [...left, 'Payroll and scheduling of a clinic']),
      { x: 300, y: 72, text: 'Maya Lindgren', size: 22 },
      ...column(300, 100, [...right, 'Trained six receptionists in the new system']),
    ]);
    expect(await reader.read('cv.pdf', file)).toMatchObject({
      name: 'Maya Lindgren',
      location: 'Portland, OR 97201',
    });
    const { body } = await reader.findings();
    expect(body.professional_title).toBe('Office Manager');
  });

  it('keeps dates with their text where headings are above them', async () => {
    const rows = [
      ['2018 - 2024', 'Bakery Manager, Stone Bread in Salem'],
      ['2012 - 2018', 'Baker, Harbor Cakes in Portland'],
    ];
    const file = pdfFile([
      ...column(72, 72, [
        'Experience',
        ...rows.map(([dates = '']) => dates),
        'Education',
        '2010 - 2012',
      ]),
      ...column(
        200,
        86,
        rows.map(([, text = '']) => text),
      ),
      ...column(200, 128, ['Diploma in baking, Oregon School of Food']),
    ]);
    const { sections } = await reader.read('cv.pdf', file);
    expect(sections.map(({ heading, lines }) => [heading, ...lines])).toEqual([
      ['Experience', ...rows.map((row) => row.join(' | '))],
      ['Education', '2010 - 2012 | Diploma in baking, Oregon School of Food'],
    ]);
  });

  it('takes no term of a list for a heading, and unifies bullets', async () => {
    const text = `Ann (Annie) Stone, PhD
ann@example.org, Salem, OR

Experience

Welder, River Steel, 2016 - 2020
  o Supervised a crew
  ➢ No defects

Projects

Open Source
    Mended a library
Software
    A register of boats

Summary of Qualifications

Welding
`;
    const { name, location, lines, sections } = await reader.read('cv.txt', text);
    expect([name, location]).toEqual(['Ann Stone', 'Salem, OR']);
    expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'projects', 'summary']);
    expect(lines).toEqual(expect.arrayContaining(['• Supervised a crew', '• No defects']));
  });

  it('reads the header of a Word page', async () => {
    const header = { name: 'word/header1.xml', content: wordDocument(['maya@example.org']) };
    const { email } = await reader.read(
      'cv.docx',
      docxFile(wordDocument(['Maya Lindgren']), header),
    );
    expect(email).toBe('maya@example.org');
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${'Zoë Müller\nzoe@example.org\nKöln, Germany\n'}`)],
    ['UTF-16', Buffer.from('\uFEFFZoë Müller\nzoe@example.org\nKöln, Germany\n', 'utf16le')],
    ['Windows-1252', Buffer.from('Zoë Müller\nzoe@example.org\nKöln, Germany\n', 'latin1')],
  ])('reads a text in %s', async (_, bytes) => {
    expect(await reader.read('cv.txt', bytes)).toMatchObject({
      name: 'Zoë Müller',
      email: 'zoe@example.org',
      location: 'Köln, Germany',
    });
  });

  it.each([
    ['UTF-16 without a mark', Buffer.from('Zoë Müller\nzoe@example.org\n', 'utf16le')],
    // "Zoë “Zo” Müller – €5" in windows-1252, where ISO-8859-1 has control characters.
    [
      'Windows-1252 with its own quotes',
      Buffer.from(
        'Zo\u00eb M\u00fcller\nzoe@example.org\n\u0093Zo\u0094 \u0096 \u00805\n',
        'latin1',
      ),
    ],
    [
      'UTF-16 that looks like a sound',
      Buffer.from(`\uFEFF${'Zoë Müller\nzoe@example.org\n\n'.repeat(9)}`, 'utf16le'),
    ],
  ])('reads a text in %s', async (_, bytes) => {
    const { name, lines } = await reader.read('cv.txt', bytes);
    expect(name).toBe('Zoë Müller');
    expect(lines.join()).not.toMatch(/\p{Cc}/u);
  });

  it('reads the beginning of 5 MB of lines', async () => {
    const text = `${resumeText}${'a,b\n'.repeat(1_300_000)}`.slice(0, 5_242_880);
    expect((await reader.read('cv.txt', text)).lines).toHaveLength(2_000);
    expect((await reader.read('cv.csv', text)).name).toBe('Maya Lindgren');
  });

  it('joins the columns of a CSV', async () => {
    const csv =
      'Section;Text\nName;Maya Lindgren\nEmail;maya@example.org\nSkill;"Payroll; bookkeeping"\n';
    const { lines, name } = await reader.read('cv.csv', csv);
    expect(name).toBe('Maya Lindgren');
    expect(lines).toEqual([
      'Section | Text',
      'Name | Maya Lindgren',
      'Email | maya@example.org',
      'Skill | Payroll; bookkeeping',
    ]);
  });
});
