import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';
import { addApplicants } from '../../testing/many-applicants.js';
import { applyForm, docx, pdf } from '../../testing/resume-samples.js';

let service: JobsUnderTest;
let employer: Person;
let other: Person;
let foreign: string;

beforeAll(async () => {
  service = await startJobs({ ROLES: 'api', SITE_TIME_ZONE: 'America/New_York' });
  employer = await service.account('employer');
  other = await service.account('employer');
  foreign = await applied(other, 'Not Yours', pdf);
});
afterAll(() => service.close());

async function applied(owner: Person, full_name: string, resume: Buffer, filename = 'cv.pdf') {
  const job = await service.request('POST', '/jobs', { token: owner.token, body: posting() });
  const seeker = await service.account('job_seeker', { full_name });
  const sent = await service.request('POST', `/jobs/${job.body.id}/apply`, {
    token: seeker.token,
    body: applyForm({ resume, filename, cover_letter: 'I bake.' }),
  });
  return sent.body.application_id as string;
}

const get = (path: string, ids: readonly string[], token = employer.token) =>
  fetch(`${service.url}/applications/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ids }),
  });

describe('the CSV export', () => {
  it('has the selection in its order, without formulas, and without others’ applications', async () => {
    const jobs = [{ id: 'a'.repeat(24), title: 'Baker, "the" best' }];
    const ids = await addApplicants(service, employer, jobs, 4, (at) => ({
      ...(at === 0 && { applicant: { name: '=HYPERLINK("http://x")', email: '+1@x.example' } }),
      ...(at === 1 && { cover_letter: '\t@SUM(1)\nsecond line', tags: ['-2+3', 'ok'] }),
    }));
    const answer = await get('export.csv', [...ids].reverse().concat(foreign, 'x'));
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="applic/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString('utf8');
    const lines = text.split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/Name,Email,Location,Job,Status/);
    expect(lines[1]).toMatch(/^Dmitri Sand 3,p3@example.org,,"Baker, ""the"" best",reviewed,/);
    expect(lines[4]).toMatch(/^"'=HYPERLINK\(""http:\/\/x""\)","'\+1@x.example",/);
    expect(text).toContain(`"'-2+3, ok"`);
    expect(text).toContain(`"'\t@SUM(1)\nsecond line"`);
    expect(text).not.toContain('Not Yours');
  });

  it('has the day and time on the clock of the town, as the list does', async () => {
    const boss = await service.account('employer');
    const late = () => ({ applied_at: new Date('2026-11-29T01:36:17.323Z') });
    const ids = await addApplicants(service, boss, [{ id: 'd'.repeat(24), title: 'D' }], 1, late);
    const [head, row] = (await (await get('export.csv', ids, boss.token)).text()).split('\r\n');
    expect(head).toContain(',Applied,');
    expect(row).toContain(',2026-11-28 20:36,');
  });

  it('works for 3,000 applications', async () => {
    const boss = await service.account('employer');
    const ids = await addApplicants(service, boss, [{ id: 'b'.repeat(24), title: 'B' }], 3_000);
    const text = await (await get('export.csv', ids, boss.token)).text();
    expect(text.split('\r\n')).toHaveLength(3_002);
  });
});

describe('the ZIP of résumés', () => {
  it('has readable unique names, and no others’ files', async () => {
    const ids = [
      await applied(employer, 'Zoë Quill', pdf),
      await applied(employer, 'Zoë Quill', docx, 'cv.docx'),
      await applied(employer, '../zoë quill', pdf),
      await applied(employer, 'Zoë Quill', pdf),
    ];
    const answer = await get('resumes.zip', [...ids, foreign, 'x']);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const names = namesIn(bytes);
    expect(names.sort()).toEqual(
      [
        'Zoë Quill - Pastry Chef (3).pdf',
        'Zoë Quill - Pastry Chef.docx',
        'Zoë Quill - Pastry Chef.pdf',
        'zoë quill - Pastry Chef (2).pdf',
      ].sort(),
    );
    expect(bytes.includes(pdf)).toBe(true);
    const list = await service.request('GET', '/applications/all', { token: employer.token });
    const kinds = list.body.find(({ id }: { id: string }) => id === ids[0]).timeline;
    expect(kinds).toContainEqual(expect.objectContaining({ kind: 'viewed' }));
  });

  it('is refused when it would be empty or too large', async () => {
    expect((await get('resumes.zip', [foreign])).status).toBe(404);
    const boss = await service.account('employer');
    const large = () => ({ resume: { filename: 'a.pdf', content_type: 'x', size: 5_000_000 } });
    const jobs = [{ id: 'c'.repeat(24), title: 'C' }];
    const ids = await addApplicants(service, boss, jobs, 120, large);
    const answer = await get('resumes.zip', ids, boss.token);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ detail: expect.stringContaining('500 MB') });
    // The first file is missing: the download is aborted instead of pretending to be complete.
    const broken = await get('resumes.zip', ids.slice(0, 2), boss.token)
      .then(
        (reply) => reply.arrayBuffer().then(() => reply.ok),
        () => false,
      )
      .catch(() => false);
    expect(broken).toBe(false);
  });
});

/** The names in the central directory of a ZIP file. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = [];
  const end = zip.lastIndexOf('PK\x05\x06');
  for (let at = zip.readUInt32LE(end + 16); at < end; ) {
    const length = zip.readUInt16LE(at + 28);
    names.push(zip.subarray(at + 46, at + 46 + length).toString('utf8'));
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return names;
}
