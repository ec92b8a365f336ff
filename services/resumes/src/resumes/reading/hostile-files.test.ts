import { column, pdfFile } from '../../testing/pdf-file.js';
import { type StartedResumeReader, startResumeReader } from '../../testing/resume-reader.js';
import { resumeText } from '../../testing/resume-text.js';
import { docxFile, wordDocument } from '../../testing/zip-file.js';

let reader: StartedResumeReader;
beforeAll(async () => {
  reader = await startResumeReader();
});
afterAll(() => reader.close());

describe('hostile files', () => {
  const tooLarge = /^This file unpacks to more than can be read/;
  const damaged = /^This file is damaged or incomplete/;
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
    ['a bomb', bomb, tooLarge],
    ['a bomb that lies about its size', lyingBomb, damaged],
    ['an outside entity', entity, damaged],
    ['entities within entities', laughs, damaged],
  ])('refuses %s, and reads the next résumé', async (_, file, text) => {
    const { status, body } = await reader.upload('cv.docx', file);
    expect([status, body.detail]).toEqual([400, expect.stringMatching(text)]);
    expect((await reader.read('cv.txt', resumeText)).name).toBe('Maya Lindgren');
  });

  it('says that a file of commas has no text', async () => {
    const { status, body } = await reader.upload('cv.csv', ','.repeat(600_000));
    expect([status, body.detail]).toEqual([400, expect.stringContaining('No text was found')]);
  });

  it('says that a PDF without a character map cannot be read', async () => {
    // What such a font yields: letters shifted along the alphabet, and no spaces.
    const shifted = (line: string) =>
      line.replace(/ /g, '').replace(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 1));
    const lines = resumeText.split('\n').map(shifted).filter(Boolean);
    const { status, body } = await reader.upload('cv.pdf', pdfFile(column(72, 72, lines)));
    expect([status, body.detail]).toEqual([400, expect.stringContaining('cannot be read')]);
  });

  it('reads a PDF with texts far off its page', async () => {
    const lines = resumeText.split('\n').filter(Boolean);
    const far = [-3e8, 3e8].map((x) => ({ x, y: 300, text: 'Miles away' }));
    const file = pdfFile([...column(72, 72, lines), ...far]);
    const { name, lines: read } = await reader.read('cv.pdf', file);
    expect([name, read.includes('Miles away')]).toEqual(['Maya Lindgren', false]);
  });

  it('treats scripts and SQL as ordinary text', async () => {
    const text = `Robert'); DROP TABLE jobs;--\n<img src=x onerror=alert(1)> {{7*7}}\n`;
    expect((await reader.read('cv.txt', text)).lines).toEqual(text.trim().split('\n'));
  });
});
