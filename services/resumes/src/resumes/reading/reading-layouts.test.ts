import { column, pdfFile, turnedPdfFile } from '../../testing/pdf-file.js';
import { type StartedResumeReader, startResumeReader } from '../../testing/resume-reader.js';
import {
  docxFile,
  wordBody,
  wordDocument,
  wordLink,
  wordTable,
  wordText,
} from '../../testing/zip-file.js';

let reader: StartedResumeReader;
beforeAll(async () => {
  reader = await startResumeReader();
});
afterAll(() => reader.close());

const job = ['EXPERIENCE', 'Baker, Stone Bread, 2015 - 2020', 'Baked for six markets a week'];

describe('PDF', () => {
  it('with rotated pages is read as displayed', async () => {
    const lines = ['Maya Lindgren', 'maya@example.org', ...job];
    // A page on its side: the text runs upwards, and viewers rotate the page.
    const turned = turnedPdfFile(column(72, 72, lines));
    expect((await reader.read('cv.pdf', turned)).lines).toEqual(lines);
  });

  it('with bold words printed twice has them once', async () => {
    const twice = (y: number, text: string, size: number) =>
      [72, 72.4].map((x) => ({ x, y, text, size }));
    const file = pdfFile([
      ...twice(72, 'Maya Lindgren', 20),
      ...twice(100, 'EXPERIENCE', 12),
      ...column(72, 120, job.slice(1)),
      ...twice(160, 'EDUCATION', 12),
      ...column(72, 180, ['Diploma, Central High School, 2014']),
    ]);
    const { name, lines, sections } = await reader.read('cv.pdf', file);
    expect(name).toBe('Maya Lindgren');
    expect(lines).toContain('EXPERIENCE');
    expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'education']);
  });

  it('with columns above full-width text keeps the section below them together', async () => {
    const below = [
      'Experience',
      'Baker, Stone Bread',
      '2015 - 2020',
      'Baked for six markets a week and trained four apprentices in the trade',
    ];
    const file = pdfFile([
      ...column(72, 72, [
        'Skills',
        'Sourdough and rye bread',
        'Cakes and pastry',
        'Ordering flour',
        'Accounts',
      ]),
      ...column(220, 72, [
        'Languages',
        'English as a first one',
        'French at work',
        'German at school',
        'Some Dutch',
      ]),
      ...column(72, 160, below),
    ]);
    const { sections } = await reader.read('cv.pdf', file);
    expect(sections.map(({ heading }) => heading)).toEqual(['Skills', 'Languages', 'Experience']);
    expect(sections.at(-1)?.lines).toEqual(below.slice(1));
  });
});

describe('PDF with headings and dates in the margin', () => {
  it('keeps each text with the heading or the dates beside it', async () => {
    const rows: [number, string, string][] = [
      [110, 'SUMMARY', 'Welder with nine years in structural steel and pipe'],
      [140, 'EXPERIENCE', ''],
      [160, '03/2019 - now', 'Combination Welder, Tank Works LLC'],
      [180, '', 'Weld carbon and stainless vessels for the food industry'],
      [190, '', 'Passed X-ray on 98 percent of seams in 2023'],
      [210, '08/2016 - 02/2019', 'Structural Welder, Steel Craft LLC'],
      [230, '', 'Fit and welded stairs and handrails for 30 schools'],
      [240, '', 'Read blueprints and cut parts on the plasma table'],
      [260, 'EDUCATION', 'Welding Technology Certificate, Lane College, 2015'],
      [290, 'SKILLS', 'MIG, TIG, blueprint reading, plasma cutting'],
    ];
    const file = pdfFile([
      ...column(72, 60, ['Deon Pickett', 'deon@example.org']),
      ...rows.flatMap(([y, left, right]) => [
        ...(left ? column(72, y, [left]) : []),
        ...(right ? column(250, y, [right]) : []),
      ]),
    ]);
    const { sections, entries = [], skills } = await reader.read('cv.pdf', file);
    expect(sections.map(({ kind }) => kind)).toEqual([
      'summary',
      'experience',
      'education',
      'skills',
    ]);
    expect(entries.map(({ title, organization }) => [title, organization])).toEqual([
      ['Combination Welder', 'Tank Works LLC'],
      ['Structural Welder', 'Steel Craft LLC'],
      ['Welding Technology Certificate', 'Lane College'],
    ]);
    expect(skills).toContain('plasma cutting');
  });
});

describe('DOCX', () => {
  it('reads bullets of a symbol font and bullets typed before a tab as bullets', async () => {
    const sign = '<w:r><w:sym w:font="Wingdings" w:char="F0A7"/></w:r>';
    const tab = '<w:r><w:tab/></w:r>';
    const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
    const body = `${wordText('Ann Lee')}${job
      .slice(0, 2)
      .map((text) => wordText(text))
      .join('')}
      <w:p>${sign}${tab}${run('Baked for six markets')}</w:p>
      <w:p>${run('•')}${tab}${run('Trained four apprentices')}</w:p>`;
    const { lines } = await reader.read('cv.docx', docxFile(wordBody(body)));
    expect(lines.slice(-2)).toEqual(['• Baked for six markets', '• Trained four apprentices']);
  });

  it('with a sidebar in a text box keeps the text around the box out of its last section', async () => {
    const side = ['SKILLS', 'Sourdough', 'LICENSE', 'Food handler 118220'];
    const box = `<w:p><w:r><w:pict><w:txbxContent>${side
      .map((text) => wordText(text))
      .join('')}</w:txbxContent></w:pict></w:r></w:p>`;
    const text = ['Ann Lee', ...job].map((line) => wordText(line)).join('');
    const file = docxFile(wordBody(box + text));
    const { name, sections } = await reader.read('cv.docx', file);
    expect(name).toBe('Ann Lee');
    expect(sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['skills', 1],
      ['certifications', 1],
      ['experience', 2],
    ]);
  });

  it('with dates beside their jobs in a table keeps each with its job', async () => {
    const table = wordTable([
      [['2019 - 2022'], ['Florist, Bloom House', 'Arranged 300 weddings']],
      [['2022 - Present'], ['Head Florist, Petal and Co']],
    ]);
    const body = `${wordText('Odette Marsh')}${wordText('WORK EXPERIENCE')}${table}`;
    await reader.read('cv.docx', docxFile(wordBody(body)));
    const { experience } = (await reader.findings()).body;
    expect(experience).toEqual([
      {
        title: 'Florist',
        company: 'Bloom House',
        duration: '2019 - 2022',
        description: 'Arranged 300 weddings',
      },
      {
        title: 'Head Florist',
        company: 'Petal and Co',
        duration: '2022 - Present',
        description: '',
      },
    ]);
  });

  it('with a heading beside its section in a table keeps the heading', async () => {
    const table = wordTable([[['EXPERIENCE'], job.slice(1)]]);
    const { sections } = await reader.read('cv.docx', docxFile(wordBody(table)));
    expect(sections).toMatchObject([
      { kind: 'experience', heading: 'EXPERIENCE', lines: job.slice(1) },
    ]);
  });

  it('returns contact data from page footers, but no page numbers', async () => {
    const foot = { name: 'word/footer1.xml', content: wordDocument(['ann@lee.example', 'Page 1']) };
    const file = docxFile(wordDocument(['Ann Lee', ...job]), foot);
    const { email, lines } = await reader.read('cv.docx', file);
    expect(email).toBe('ann@lee.example');
    expect(lines).not.toContain('Page 1');
  });

  it('returns the addresses behind its links', async () => {
    const link = '<w:p><w:hyperlink r:id="l1"><w:r><w:t>LinkedIn</w:t></w:r></w:hyperlink></w:p>';
    const target = 'https://www.linkedin.com/in/annlee';
    const body = `${wordText('Ann Lee')}${link}`;
    const file = docxFile(wordBody(body), wordLink('l1', target));
    expect((await reader.read('cv.docx', file)).links).toEqual([target]);
  });

  it('with a password is refused with that reason', async () => {
    const mark = Buffer.from('d0cf11e0a1b11ae1', 'hex');
    const locked = Buffer.concat([
      mark,
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    const answer = await reader.upload('cv.docx', Uint8Array.from(locked));
    expect(answer).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('protected by a password') },
    });
    const old = Buffer.concat([mark, Buffer.alloc(600)]);
    expect((await reader.upload('cv.docx', Uint8Array.from(old))).body).toEqual({
      detail: 'Please upload a PDF, DOCX, TXT, or CSV file',
    });
  });
});

describe('text', () => {
  it.each(['BM Sharma', 'MZ Khan', 'SQLite developer'])('may begin with "%s"', async (first) => {
    const text = `${first}\nann@lee.example\n\n${job.join('\n')}\n`;
    expect((await reader.upload('cv.txt', text)).status).toBe(201);
  });

  it('in Markdown is read without its syntax', async () => {
    const text =
      '# Ann Lee\n\n**Baker** | [mail](mailto:ann@lee.example)\n\n## Experience\n\n### Baker, Stone Bread\n*2015 - 2020*\n\n* Baked for **six** markets\n\n## Skills\n- Rye bread\n';
    const { name, email, sections } = await reader.read('cv.txt', text);
    expect([name, email]).toEqual(['Ann Lee', 'ann@lee.example']);
    expect(sections).toMatchObject([
      {
        kind: 'experience',
        heading: 'Experience',
        lines: ['Baker, Stone Bread', '2015 - 2020', '• Baked for six markets'],
      },
      { kind: 'skills', heading: 'Skills', lines: ['- Rye bread'] },
    ]);
  });

  it('as a table with headings in its first column has their sections', async () => {
    const text = 'Name,Carl Lee\nEmail,carl@lee.example\nExperience,"Clerk, Hall, 2010 - 2012"\n';
    const { name, location, sections } = await reader.read('cv.csv', text);
    expect([name, location]).toEqual(['Carl Lee', undefined]);
    expect(sections).toMatchObject([
      { kind: 'experience', heading: 'Experience', lines: ['Clerk, Hall, 2010 - 2012'] },
    ]);
  });

  it.each([
    ['Spanish', 'EXPERIENCIA LABORAL', 'EDUCACIÓN', 'HABILIDADES'],
    ['German', 'Berufserfahrung', 'Ausbildung', 'Kenntnisse'],
    ['Chinese', '工作经历', '教育背景', '技能'],
    ['Arabic', 'الخبرة المهنية', 'المؤهلات العلمية', 'المهارات'],
    ['Hebrew', 'ניסיון תעסוקתי', 'השכלה', 'כישורים'],
  ])('has its sections in %s', async (_, ...headings) => {
    const text = [
      '王小明',
      'a@b.example',
      ...headings.flatMap((heading) => ['', heading, 'X 2015']),
    ];
    const { name, sections } = await reader.read('cv.txt', text.join('\n'));
    expect(name).toBe('王小明');
    expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'education', 'skills']);
  });
});

describe('contact data', () => {
  const read = (...head: string[]) => reader.read('cv.txt', [...head, '', ...job].join('\n'));

  it('is found in an address that continues on the next line', async () => {
    expect((await read('Ann Lee', 'ann.lee@', 'bakery.example')).email).toBe(
      'ann.lee@bakery.example',
    );
    const hyphen = await read('Ann Lee', 'Mail: ann@long-', 'bakery.example | 423 555 0100');
    expect(hyphen.email).toBe('ann@long-bakery.example');
  });

  it('is found in a narrow column, with broken addresses followed by numbers', async () => {
    const left = [
      'CONTACT',
      'ann.lee@long-',
      'bakery.example',
      '(423) 555-0100',
      'Town, TN',
      'SKILLS',
    ];
    const file = pdfFile([
      { x: 72, y: 50, text: 'Ann Lee', size: 20 },
      ...column(72, 80, [...left, 'Rye bread', 'Cakes']),
      ...column(200, 80, [...job, 'Trained four apprentices in the trade', 'Ordered the flour']),
    ]);
    const { email, phone, lines } = await reader.read('cv.pdf', file);
    expect([email, phone]).toEqual(['ann.lee@long-bakery.example', '(423) 555-0100']);
    expect(lines).toContain('(423) 555-0100');
  });

  it('is complete despite non-breaking hyphens, Arabic digits and invisible characters', async () => {
    expect((await read('Ann Lee', '+1 (423) 555\u20110106')).phone).toBe('+1 (423) 555\u20110106');
    expect((await read('Ann Lee', '٠٥٠١٢٣٤٥٦٧')).phone).toBe('0501234567');
    const invisible = await read(
      'Ann\u200b Lee',
      'ann\u200b@lee\u2060.example',
      '423\u00a0555\u00a00111',
    );
    expect(invisible).toMatchObject({
      name: 'Ann Lee',
      email: 'ann@lee.example',
      phone: '423 555 0111',
    });
  });

  it('is found behind icons', async () => {
    const icons = await read('🎨 Mia Sun', '📧 mia@sun.example 📞 423-555-0190 📍 Chattanooga, TN');
    expect(icons).toMatchObject({ name: 'Mia Sun', location: 'Chattanooga, TN' });
  });

  it('never takes a job for a place of residence', async () => {
    const text =
      'Rosa Diaz\nrosa@diaz.example\nCook, Blue Plate, 2018 - 2021\nBookkeeper, River City\n';
    expect((await reader.read('cv.txt', text)).location).toBeUndefined();
  });
});
