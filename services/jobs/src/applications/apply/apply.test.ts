import { countObjects } from '@commons/service-kit/testing/count-objects';
import { JobsService } from '../../postings/jobs.service.js';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';
import {
  applyForm,
  doc,
  docx,
  executable,
  html,
  lockedDocx,
  pdf,
  xls,
} from '../../testing/resume-samples.js';
import { ResumeFilesService } from '../files/resume-files.service.js';

let service: JobsUnderTest;
let employer: Person;
let jobId: string;

const newJob = async (): Promise<string> =>
  (await service.request('POST', '/jobs', { token: employer.token, body: posting() })).body.id;

beforeAll(async () => {
  service = await startJobs();
  employer = await service.account('employer', { company_name: 'Northside Bakery' });
});
beforeEach(async () => {
  jobId = await newJob();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => service.close());

const apply = (token: string | undefined, form: unknown = applyForm(), id = jobId) =>
  service.request('POST', `/jobs/${id}/apply`, { token, body: form });
const all = async (query = '') =>
  (await service.request('GET', `/applications/all${query}`, { token: employer.token })).body;
const mine = async (token: string) =>
  (await service.request('GET', '/my-applications', { token })).body;
const storedFiles = () => countObjects(service.env, 'resumes');
const download = (id: string, token: string) =>
  fetch(`${service.url}/applications/${id}/resume`, {
    headers: { authorization: `Bearer ${token}` },
  });

describe('applying for a job', () => {
  it('shows the application to both sides', async () => {
    const seeker = await service.account('job_seeker', { location: 'Chattanooga, TN' });
    const form = applyForm({ cover_letter: ' I bake.\nA lot. ', resume: pdf, filename: 'Me.pdf' });
    const { status, body } = await apply(seeker.token, form);
    expect([status, body]).toEqual([
      201,
      { application_id: expect.any(String), status: 'pending' },
    ]);
    const [theirs] = await all();
    expect(theirs).toEqual({
      id: body.application_id,
      job_id: jobId,
      job_title: 'Pastry Chef',
      applicant_name: seeker.full_name,
      applicant_email: seeker.email,
      applicant_location: 'Chattanooga, TN',
      applied_at: expect.any(String),
      status: 'pending',
      resume_filename: 'Me.pdf',
      cover_letter: 'I bake.\nA lot.',
      timeline: [{ kind: 'submitted', at: theirs.applied_at }],
    });
    expect(await mine(seeker.token)).toEqual([
      {
        application_id: body.application_id,
        job_id: jobId,
        job_title: 'Pastry Chef',
        company_name: 'Northside Bakery',
        job_location: 'Chattanooga, TN',
        employment_type: 'Full-time',
        category: 'Food Service',
        status: 'pending',
        applied_at: theirs.applied_at,
        resume_filename: 'Me.pdf',
        cover_letter: 'I bake.\nA lot.',
        timeline: [{ kind: 'submitted', at: theirs.applied_at }],
        job_salary_range: '$45,000 - $55,000',
        job_created_at: expect.any(String),
      },
    ]);
  });

  it('requires neither letter nor résumé', async () => {
    const seeker = await service.account('job_seeker');
    expect((await apply(seeker.token)).status).toBe(201);
    const [application] = await mine(seeker.token);
    expect(application).not.toHaveProperty('resume_filename');
    expect(application).not.toHaveProperty('cover_letter');
    expect((await download(application.application_id, employer.token)).status).toBe(404);
  });

  it.each([
    ['PDF', pdf, 'application/pdf'],
    ['DOC', doc, 'application/msword'],
    ['DOCX', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('gives the employer the same bytes of a %s', async (_kind, bytes, type) => {
    const seeker = await service.account('job_seeker');
    const filename = '../../Zoë "CV"\r\n;x.bin';
    const { body } = await apply(
      seeker.token,
      applyForm({ resume: bytes, filename, type: 'text/html' }),
    );
    const answer = await download(body.application_id, employer.token);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    expect(answer.headers.get('content-disposition')).not.toMatch(/[\r\n/]/);
  });

  it.each([
    ['an executable', executable],
    ['HTML', html],
    ['a spreadsheet in the container of a DOC', xls],
    ['text', Buffer.from('Curriculum vitae')],
  ])('refuses %s named .pdf and keeps nothing', async (_kind, resume) => {
    const seeker = await service.account('job_seeker');
    const files = await storedFiles();
    const { status, body } = await apply(seeker.token, applyForm({ resume, filename: 'cv.pdf' }));
    expect([status, body.detail]).toEqual([400, 'Please upload a PDF, DOC, or DOCX file']);
    expect([await mine(seeker.token), await storedFiles()]).toEqual([[], files]);
    expect((await apply(seeker.token)).status).toBe(201);
  });

  it('says that an empty file is empty', async () => {
    const { token } = await service.account('job_seeker');
    const form = applyForm({ resume: new Uint8Array(), filename: 'cv.pdf' });
    const { status, body } = await apply(token, form);
    expect([status, body.detail]).toEqual([400, expect.stringMatching(/^This file is empty\./)]);
  });

  const locked = Buffer.concat([pdf, Buffer.from('trailer<</Encrypt 5 0 R>>\n%%EOF\n')]);
  it.each([
    ['a locked PDF', locked, 'cv.pdf', /^This PDF is password-protected/],
    ['half a PDF', pdf.subarray(0, -8), 'cv.pdf', /^This file looks damaged/],
    ['a locked DOCX', lockedDocx, 'cv.docx', /^This document is password-protected/],
  ])('accepts %s anyway, and reports it', async (_kind, resume, filename, notice) => {
    const { token } = await service.account('job_seeker');
    const { status, body } = await apply(token, applyForm({ resume, filename }));
    expect([status, body.resume_notice]).toEqual([201, expect.stringMatching(notice)]);
    const answer = await download(body.application_id, employer.token);
    expect(Buffer.from(await answer.arrayBuffer()).equals(resume)).toBe(true);
    const whole = await service.account('job_seeker');
    const { body: quiet } = await apply(whole.token, applyForm({ resume: pdf }));
    expect(quiet).not.toHaveProperty('resume_notice');
  });

  it('accepts exactly 5 MB and refuses one byte more, and 50 MB immediately', async () => {
    const seeker = await service.account('job_seeker');
    const sized = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length)]);
    for (const size of [5_242_881, 50_000_000]) {
      const { status, body } = await apply(seeker.token, applyForm({ resume: sized(size) }));
      expect([status, body.detail]).toEqual([400, 'File size must be less than 5MB']);
    }
    expect(await mine(seeker.token)).toEqual([]);
    const { status } = await apply(seeker.token, applyForm({ resume: sized(5_242_880) }));
    expect(status).toBe(201);
  });

  it('refuses bodies that are not the form', async () => {
    const seeker = await service.account('job_seeker');
    const long = applyForm({ cover_letter: 'x'.repeat(20_001) });
    expect((await apply(seeker.token, long)).status).toBe(422);
    expect((await apply(seeker.token, { cover_letter: 'x' })).status).toBe(415);
    const broken = await service.request('POST', `/jobs/${jobId}/apply`, {
      token: seeker.token,
      body: 'no parts',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect([broken.status, typeof broken.body.detail]).toEqual([400, 'string']);
    expect(await mine(seeker.token)).toEqual([]);
  });

  it('is for job seekers only', async () => {
    const detail = 'Only job seekers can apply for jobs. Please register as a job seeker.';
    expect(await apply(employer.token)).toMatchObject({ status: 403, body: { detail } });
    expect(await apply(undefined)).toMatchObject({ status: 401 });
    const ended = await service.tokenFor({ expiresIn: -60 });
    expect(await apply(ended)).toMatchObject({ status: 401 });
  });

  it('answers 404 for unknown jobs and 409 for those that accept no applications', async () => {
    const seeker = await service.account('job_seeker');
    for (const id of ['65f0000000000000000000ff', 'x']) {
      const { status, body } = await apply(seeker.token, applyForm(), id);
      expect([status, body.detail]).toEqual([404, 'Job not found']);
    }
    await service.request('PATCH', `/jobs/${jobId}/status`, {
      token: employer.token,
      body: { status: 'closed' },
    });
    const { status, body } = await apply(seeker.token);
    expect([status, body.detail]).toEqual([409, 'This job is no longer accepting applications.']);
  });

  it('accepts one of fifty concurrent applications of a person (decision A27)', async () => {
    const seeker = await service.account('job_seeker');
    const files = await storedFiles();
    const tries = Array.from({ length: 50 }, (_, index) =>
      apply(
        seeker.token,
        index % 2 ? applyForm({ resume: pdf }) : applyForm({ resume: docx, filename: 'a.docx' }),
      ),
    );
    const answers = await Promise.all(tries);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(49);
    for (const { status, body } of refused) {
      expect([status, body.detail]).toEqual([409, 'You have already applied for this job.']);
    }
    expect((await mine(seeker.token)).length).toBe(1);
    expect(await storedFiles()).toBe(files + 1);
    const counted = await service.request('GET', '/my-jobs?limit=1', { token: employer.token });
    expect(counted.body[0].application_count).toBe(1);
    const [{ application_id }] = await mine(seeker.token);
    const bytes = Buffer.from(await (await download(application_id, employer.token)).arrayBuffer());
    expect(bytes.equals(pdf) || bytes.equals(docx)).toBe(true);
  });

  it('does not claim that the application exists while a dead request leaves it open', async () => {
    const seeker = await service.account('job_seeker');
    await apply(seeker.token, applyForm({ resume: pdf }));
    const stored = (await service.database()).collection('applications');
    await stored.updateOne({ seeker_id: seeker.id }, { $set: { complete: false } });
    const again = await apply(seeker.token, applyForm({ resume: pdf }));
    expect(again.status).toBe(409);
    expect(again.body.detail).toMatch(/^Your application for this job is already being sent/);
    expect(await mine(seeker.token)).toEqual([]);
  });

  it('allows another attempt after a request died while storing the résumé', async () => {
    const seeker = await service.account('job_seeker');
    const { body } = await apply(seeker.token, applyForm({ resume: pdf }));
    const stored = (await service.database()).collection('applications');
    const half = { complete: false, applied_at: new Date(Date.now() - 10 * 60_000) };
    await stored.updateOne({ seeker_id: seeker.id }, { $set: half });
    expect([await mine(seeker.token), await download(body.application_id, employer.token)]).toEqual(
      [[], expect.objectContaining({ status: 404 })],
    );
    const again = await apply(seeker.token, applyForm({ resume: docx, filename: 'b.docx' }));
    expect(again.status).toBe(201);
    expect((await mine(seeker.token)).map(({ resume_filename }: never) => resume_filename)).toEqual(
      ['b.docx'],
    );
  });

  it.each([
    [
      'before the application is stored',
      applyForm({ cover_letter: 'I bake.' }),
      deletedBeforeClaim,
    ],
    ['before that with its résumé', applyForm({ resume: pdf }), deletedBeforeClaim],
    ['while the résumé is stored', applyForm({ resume: pdf }), deletedWhileStoring],
  ])('answers 404 when the job is deleted %s, and leaves nothing', async (_, form, meanwhile) => {
    const seeker = await service.account('job_seeker');
    const files = await storedFiles();
    meanwhile();
    const { status, body } = await apply(seeker.token, form);
    expect([status, body.detail]).toEqual([404, 'Job not found']);
    expect(await mine(seeker.token)).toEqual([]);
    const stored = (await service.database()).collection('applications');
    expect(await stored.countDocuments({ seeker_id: seeker.id })).toBe(0);
    expect(await storedFiles()).toBe(files);
  });
});

const deleteJob = () => service.request('DELETE', `/jobs/${jobId}`, { token: employer.token });

function deletedBeforeClaim(): void {
  const { read } = JobsService.prototype;
  let reads = 0;
  jest.spyOn(JobsService.prototype, 'read').mockImplementation(async function (
    this: JobsService,
    id,
  ) {
    const job = await read.call(this, id);
    reads += 1;
    // The second is the last check before the application is stored.
    if (reads === 2) await deleteJob();
    return job;
  });
}

function deletedWhileStoring(): void {
  const { put } = ResumeFilesService.prototype;
  jest.spyOn(ResumeFilesService.prototype, 'put').mockImplementation(async function (
    this: ResumeFilesService,
    ...file
  ) {
    await deleteJob();
    return put.apply(this, file);
  });
}
