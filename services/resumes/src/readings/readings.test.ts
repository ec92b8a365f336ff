import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { everythingStored } from '@commons/service-kit/testing/everything-stored';
import { resumesService } from '../app.module.js';
import { endlessPdf } from '../testing/endless-pdf.js';
import { sampleProfile } from '../testing/profile-calls.js';
import { resumeText, uploadForm } from '../testing/resume-text.js';
import { docxFile, wordDocument } from '../testing/zip-file.js';

const logs = mkdtempSync(join(tmpdir(), 'reading-logs-'));

let service: TestService;
let token: string;
beforeAll(async () => {
  const env = { LOG_LEVEL: 'trace', LOG_FILE: join(logs, 'resumes.log') };
  service = await createTestService(resumesService, { env });
  token = await service.serviceToken('jobs');
});
afterAll(async () => {
  await service.close();
  rmSync(logs, { recursive: true });
});

type Content = string | Uint8Array<ArrayBuffer>;

const read = (name: string, content: Content, owner = '192.0.2.1') =>
  service.request('POST', '/internal/resume-readings', {
    token,
    body: uploadForm(name, content, { owner }),
  });

describe('reading a résumé for another service', () => {
  it('gives its text, and leaves nothing behind', async () => {
    const { status, body } = await read('cv.txt', resumeText.replaceAll('Maya', 'Zebrafinch'));
    expect([status, body.structure.name]).toEqual([200, 'Zebrafinch Lindgren']);
    expect(body.structure.lines).toContain('Office Manager, Cedar Clinic');
    const left = await everythingStored(service);
    expect(left).not.toContain('Zebrafinch');
    expect(left).not.toContain('Cedar Clinic');
    // The log was looked at.
    expect(left).toContain('/internal/resume-readings');
  });

  const bomb = docxFile(wordDocument(['Maya']), {
    name: 'word/media/1.bin',
    content: Buffer.alloc(60 * 1_048_576),
  });

  it.each<[string, string, Content, RegExp]>([
    ['a bomb', 'cv.docx', bomb, /unpacks to more/],
    ['a PDF that never ends', 'cv.pdf', endlessPdf(), /took too long/],
    ['a program', 'cv.pdf', 'MZ\u0090', /^Please upload a PDF/],
    ['an old Word file', 'cv.doc', 'text', /^Please upload a PDF/],
    ['an empty file', 'cv.txt', '', /^Please upload a PDF/],
  ])('says why it cannot read %s, and reads the next one', async (_, name, content, problem) => {
    const { status, body } = await read(name, content, 'hostile');
    expect([status, body]).toEqual([200, { problem: expect.stringMatching(problem) }]);
    expect((await read('cv.txt', resumeText)).body.structure.name).toBe('Maya Lindgren');
  });

  it('is for the jobs service only', async () => {
    const body = uploadForm('cv.txt', resumeText, { owner: 'x' });
    const other = await service.serviceToken('directory');
    for (const caller of [undefined, other, await service.tokenFor({})]) {
      const answer = await service.request('POST', '/internal/resume-readings', {
        body,
        token: caller,
      });
      expect([401, 403, 404]).toContain(answer.status);
    }
  });
});

describe('the stored résumé of a person', () => {
  const stored = (id: string) => service.request('GET', `/internal/resumes-of/${id}`, { token });
  const seeker = (sub: string) => service.tokenFor({ account_type: 'job_seeker', sub });

  it('is the latest upload', async () => {
    const form = uploadForm('cv.txt', resumeText);
    await service.request('POST', '/resume/upload', { token: await seeker('one'), body: form });
    const { body } = await stored('one');
    expect([body.from, body.filename, body.structure.name]).toEqual([
      'resume',
      'cv.txt',
      'Maya Lindgren',
    ]);
  });

  it('is else the professional profile, as the lines of a résumé', async () => {
    const path = '/job-seeker/professional-profile';
    await service.request('PUT', path, { token: await seeker('two'), body: sampleProfile });
    const { body } = await stored('two');
    expect(body.from).toBe('profile');
    expect(body.structure.lines).toEqual(
      expect.arrayContaining([
        'Baker',
        'Baker, Mill & Co, 2019 - 2024',
        'Baking, C++',
        'Food safety',
      ]),
    );
    // Contact data says nothing about work.
    expect(body.structure.lines.join()).not.toContain('423 555 0100');
  });

  it('is absent without either, and for a profile that only has a name', async () => {
    expect((await stored('nobody')).status).toBe(404);
    const token = await seeker('three');
    const body = { full_name: 'Sam Seeker' };
    await service.request('PUT', '/job-seeker/professional-profile', { token, body });
    expect((await stored('three')).status).toBe(404);
  });
});
