import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { resumesService } from '../app.module.js';
import { column, pdfFile } from '../testing/pdf-file.js';
import { resumeText, uploadForm } from '../testing/resume-text.js';
import { docxFile, wordDocument } from '../testing/zip-file.js';

let service: TestService;
let token: string;

beforeAll(async () => {
  service = await createTestService(resumesService);
});
beforeEach(async () => {
  token = await service.tokenFor({ account_type: 'job_seeker', sub: `seeker-${Math.random()}` });
});
afterAll(() => service.close());

const upload = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  service.request('POST', '/resume/upload', { token, body: uploadForm(name, content) });
const call = (method: string, path: string) => service.request(method, path, { token });

describe('upload', () => {
  const lines = resumeText.split('\n').filter(Boolean);
  it.each([
    ['cv.pdf', pdfFile(column(72, 72, lines))],
    ['cv.DOCX', docxFile(wordDocument(lines))],
    ['cv.txt', Buffer.from(resumeText)],
    ['cv.csv', Buffer.from('Name,E-mail\nMaya Lindgren,maya.lindgren@example.org\n')],
  ])('[RES-02] [RES-03] takes %s', async (name, bytes) => {
    const { status, body } = await upload(name, bytes);
    expect([status, body]).toEqual([201, { resume_id: expect.stringMatching(/^[0-9a-f]{24}$/) }]);
    const findings = await call('GET', '/resume/profile-findings');
    expect(findings.body.email).toBe('maya.lindgren@example.org');
  });

  const typeText = 'Please upload a PDF, DOCX, TXT, or CSV file';
  it.each([
    ['cv.pdf', Buffer.from('MZ\x90\0\x03\0\0\0 This program cannot be run in DOS mode')],
    ['cv.doc', Buffer.from(resumeText)],
    ['cv', Buffer.from(resumeText)],
    ['cv.docx', pdfFile(column(72, 72, lines))],
    ['cv.txt', pdfFile(column(72, 72, lines))],
    ['cv.txt', Buffer.from([0, 1, 2, 3, 0, 5, 200, 0])],
  ])('[RES-02] refuses %s by its name or its bytes (%#)', async (name, bytes) => {
    const { status, body } = await upload(name, bytes);
    expect([status, body]).toEqual([400, { detail: typeText }]);
    expect(await call('GET', '/resume/current')).toMatchObject({ status: 200, body: null });
  });

  it.each([
    ['an empty file', 'cv.pdf', Buffer.alloc(0), /^This file is empty\./],
    [
      'half a PDF',
      'cv.pdf',
      pdfFile(column(72, 72, lines)).subarray(0, 400),
      /^This file is damaged/,
    ],
    [
      'half a DOCX',
      'cv.docx',
      docxFile(wordDocument(lines)).subarray(0, -40),
      /^This file is damaged/,
    ],
  ])('calls %s what it is, and not a file of a wrong type', async (_, name, bytes, text) => {
    const { status, body } = await upload(name, bytes);
    expect([status, body.detail]).toEqual([400, expect.stringMatching(text)]);
    expect(await call('GET', '/resume/current')).toMatchObject({ status: 200, body: null });
  });

  it('[RES-02] accepts exactly 5242880 bytes', async () => {
    const most = Buffer.alloc(5_242_880, `${resumeText}\n`);
    expect((await upload('cv.txt', most)).status).toBe(201);
    const { status, body } = await upload('cv.txt', Buffer.concat([most, Buffer.from('!')]));
    expect([status, body]).toEqual([400, { detail: 'File size must be less than 5MB' }]);
  });

  it('says that a scan has no text, and what to do', async () => {
    const { status, body } = await upload('scan.pdf', pdfFile([]));
    expect([status, body.detail]).toEqual([400, expect.stringContaining('looks like a scan')]);
  });
});
