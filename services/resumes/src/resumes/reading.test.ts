import type { ResumeStructure } from '@commons/contracts/resumes';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { resumesService } from '../app.module.js';
import { startFakeAi } from '../testing/fake-ai.js';
import { column, pdfFile } from '../testing/pdf-file.js';
import { resumeText, uploadForm } from '../testing/resume-text.js';
import { docxFile, wordDocument } from '../testing/zip-file.js';

let service: TestService;
let ai: Awaited<ReturnType<typeof startFakeAi>>;
let token: string;

beforeAll(async () => {
  service = await createTestService(resumesService);
  ai = await startFakeAi(service);
  token = await service.tokenFor({ account_type: 'job_seeker', sub: 'seeker-1' });
});
afterAll(async () => {
  await ai.close();
  await service.close();
});

const upload = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  service.request('POST', '/resume/upload', { token, body: uploadForm(name, content) });

/** What the AI service is given of a file. */
async function read(name: string, content: string | Uint8Array<ArrayBuffer>) {
  const { body } = await upload(name, content);
  const { resume_id } = body;
  await service.request('POST', '/resume/analyze', { token, body: { resume_id } });
  const { resume } = ai.asked.at(-1) as { resume: ResumeStructure };
  return resume;
}

describe('what is read', () => {
  it('takes a PDF of two columns one after the other', async () => {
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
    // Both columns stand on the same lines, and the right one comes first in the file.
    const file = pdfFile([...column(260, 110, right), ...column(72, 110, left), ...head]);
    const { lines, name, sections } = await read('cv.pdf', file);
    expect(lines).toEqual(['Maya Lindgren', ...left, ...right]);
    expect(name).toBe('Maya Lindgren');
    expect(sections.map(({ kind }) => kind)).toEqual(['skills', 'experience']);
  });

  it('leaves dates beside what they are about, and joins wrapped lines', async () => {
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
    expect((await read('cv.pdf', file)).lines).toEqual([
      '2019 - 2024 | Office Manager, Cedar Clinic in Portland',
      '• Cut the waiting time of patients by a third with a new booking system',
      '2015 - 2019 | Receptionist, Lakeside Dental in Salem',
    ]);
  });

  it('knows headings by synonyms and by the form they share', async () => {
    const lines = [
      'Maya Lindgren',
      'Career Objective',
      'To run a clinic.',
      'Work History:',
      '2019',
    ];
    const { sections } = await read('cv.docx', docxFile(wordDocument(lines)));
    expect(sections.map(({ kind, heading }) => [kind, heading])).toEqual([
      ['summary', 'Career Objective'],
      ['experience', 'Work History'],
    ]);
  });

  it('reads the header of a Word page', async () => {
    const header = { name: 'word/header1.xml', content: wordDocument(['maya@example.org']) };
    const { email } = await read('cv.docx', docxFile(wordDocument(['Maya Lindgren']), header));
    expect(email).toBe('maya@example.org');
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${'Zoë Müller\nzoe@example.org\nKöln, Germany\n'}`)],
    ['UTF-16', Buffer.from('\uFEFFZoë Müller\nzoe@example.org\nKöln, Germany\n', 'utf16le')],
    ['Windows-1252', Buffer.from('Zoë Müller\nzoe@example.org\nKöln, Germany\n', 'latin1')],
  ])('reads a text in %s', async (_, bytes) => {
    expect(await read('cv.txt', bytes)).toMatchObject({
      name: 'Zoë Müller',
      email: 'zoe@example.org',
      location: 'Köln, Germany',
    });
  });

  it.each([
    ['UTF-16 without a mark', Buffer.from('Zoë Müller\nzoe@example.org\n', 'utf16le')],
    // "Zoë “Zo” Müller – €5": the old code page of Windows, where ISO-8859-1 has control characters.
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
    const { name, lines } = await read('cv.txt', bytes);
    expect(name).toBe('Zoë Müller');
    expect(lines.join()).not.toMatch(/\p{Cc}/u);
  });

  it('reads the begin of 5 MB of lines', async () => {
    const text = `${resumeText}${'a,b\n'.repeat(1_300_000)}`.slice(0, 5_242_880);
    expect((await read('cv.txt', text)).lines).toHaveLength(2_000);
    expect((await read('cv.csv', text)).name).toBe('Maya Lindgren');
  });

  it('joins the columns of a CSV', async () => {
    const csv =
      'Section;Text\nName;Maya Lindgren\nEmail;maya@example.org\nSkill;"Payroll; bookkeeping"\n';
    const { lines, name } = await read('cv.csv', csv);
    expect(name).toBe('Maya Lindgren');
    expect(lines).toEqual([
      'Section | Text',
      'Name | Maya Lindgren',
      'Email | maya@example.org',
      'Skill | Payroll; bookkeeping',
    ]);
  });
});

describe('hostile files', () => {
  const typeText = 'Please upload a PDF, DOCX, TXT, or CSV file';
  const zeros = Buffer.alloc(60 * 1_048_576);
  const bomb = docxFile(wordDocument(['Maya']), { name: 'word/media/1.bin', content: zeros });
  const lyingBomb = docxFile(wordDocument(['Maya']), {
    name: 'word/media/1.bin',
    content: zeros,
    declared: 10,
  });
  const entity = docxFile(
    `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>${wordDocument(['&x;']).slice(21)}`,
  );
  const laughs = docxFile(
    `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>${wordDocument(['&c;']).slice(21)}`,
  );

  it.each([
    ['a bomb', bomb],
    ['a bomb that lies about its size', lyingBomb],
    ['an outside entity', entity],
    ['entities within entities', laughs],
  ])('refuses %s, and reads the next résumé', async (_, file) => {
    const { status, body } = await upload('cv.docx', file);
    expect([status, body]).toEqual([400, { detail: typeText }]);
    expect((await read('cv.txt', resumeText)).name).toBe('Maya Lindgren');
  });

  it('says of a PDF without the meaning of its letters that it cannot be read', async () => {
    // What comes out of such a font: each sign some places before its letter, and no spaces.
    const shifted = (line: string) =>
      line.replace(/ /g, '').replace(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 1));
    const lines = resumeText.split('\n').map(shifted).filter(Boolean);
    const { status, body } = await upload('cv.pdf', pdfFile(column(72, 72, lines)));
    expect([status, body.detail]).toEqual([400, expect.stringContaining('cannot be read')]);
  });

  it('takes script and SQL as the text that they are', async () => {
    const text = `Robert'); DROP TABLE jobs;--\n<img src=x onerror=alert(1)> {{7*7}}\n`;
    expect((await read('cv.txt', text)).lines).toEqual(text.trim().split('\n'));
  });
});
