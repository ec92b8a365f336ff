import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResumeReading, StoredResume } from '@commons/contracts/jobs/job-fit';
import { everythingStored } from '@commons/service-kit/testing/everything-stored';
import { type JobsUnderTest, type Person, posting, startJobs } from '../testing/jobs-service.js';
import { applyForm, doc, pdf } from '../testing/resume-samples.js';

const logs = mkdtempSync(join(tmpdir(), 'fit-logs-'));
const secret = 'Zebrafinch';

let service: JobsUnderTest;
let employer: Person;
let jobId: string;

beforeAll(async () => {
  const env = { FITS_PER_ADDRESS: '8', LOG_LEVEL: 'trace', LOG_FILE: join(logs, 'jobs.log') };
  service = await startJobs(env);
  employer = await service.account('employer');
  const texts = {
    required_qualifications: 'Two years of baking\nFood handler card\nAble to work Saturdays',
    preferred_qualifications: 'Spanish',
    key_responsibilities: 'Opening the bakery',
    experience_required: 'Entry Level' as const,
  };
  const made = { token: employer.token, body: posting(texts) };
  jobId = (await service.request('POST', '/jobs', made)).body.id;
});
afterAll(async () => {
  await service.close();
  rmSync(logs, { recursive: true });
});

const baker = (name = 'Maya'): ResumeReading => ({
  structure: {
    name,
    links: [],
    lines: [
      name,
      'Baker, Stone Bread, 2019 - 2023',
      'Opened the bakery at five',
      'Spanish, fluent',
    ],
    sections: [{ kind: 'experience', heading: '', lines: ['Baker, Stone Bread, 2019 - 2023'] }],
  },
});

const form = (fields: { text?: string; file?: [string, string | Uint8Array<ArrayBuffer>] }) => {
  const body = new FormData();
  if (fields.text !== undefined) body.set('text', fields.text);
  if (fields.file) body.set('file', new Blob([fields.file[1]]), fields.file[0]);
  return body;
};

const ask = (body: FormData, token?: string) =>
  service.request('POST', `/jobs/${jobId}/fit`, { body, token });

describe('comparing a résumé with a posting', () => {
  it('needs no account, and leaves nothing behind', async () => {
    service.readings.push(baker(secret));
    const { status, body } = await ask(
      form({ text: `${secret}\nBaker, Stone Bread, 2019 - 2023` }),
    );
    expect(status).toBe(200);
    expect(body.read).toBe('sent');
    expect(
      body.must.map(({ text, state }: { text: string; state: string }) => [text, state]),
    ).toEqual([
      ['Two years of baking', 'found'],
      ['Food handler card', 'not_found'],
      ['Able to work Saturdays', 'ask'],
    ]);
    expect(body.must[0].quotes[0].text).toContain('Stone Bread');
    expect(body.nice[0]).toMatchObject({ text: 'Spanish', state: 'found' });
    expect(body.work[0]).toMatchObject({ text: 'Opening the bakery', state: 'found' });
    const left = await everythingStored(service);
    expect(left).not.toContain(secret);
    // Guards against a vacuous check of store and log.
    expect(left).toContain('Pastry Chef');
    expect(left).toContain(`/jobs/${jobId}/fit`);
  });

  it('passes the file unchanged to resumes, with its name and sender', async () => {
    service.readings.push(baker());
    await ask(form({ file: ['Maya.pdf', Uint8Array.from(pdf)] }));
    expect(service.readFiles.at(-1)).toContain('filename="Maya.pdf"');
    expect(service.readFiles.at(-1)).toContain('127.0.0.1');
  });

  it.each([
    ['nothing', form({}), 'Choose a file, or paste the text of your resume.'],
    ['blank text', form({ text: ' \n ' }), 'Choose a file, or paste the text of your resume.'],
    [
      'a file over 5 MB',
      form({ file: ['cv.pdf', new Uint8Array(5_242_881)] }),
      'File size must be less than 5MB',
    ],
  ])('refuses %s', async (_, body, detail) => {
    const person = await service.account('job_seeker');
    const answer = await ask(body, person.token);
    expect([answer.status, answer.body.detail]).toEqual([400, detail]);
  });

  it('says why a file cannot be read', async () => {
    service.readings.push({ problem: 'This file is damaged.' });
    const { status, body } = await ask(form({ file: ['cv.pdf', 'nothing'] }));
    expect([status, body.detail]).toEqual([400, 'This file is damaged.']);
  });

  it('answers 503 while résumés cannot be read, and 404 for an unknown job', async () => {
    service.resumesIsAway = true;
    expect((await ask(form({ text: 'Baker' }))).status).toBe(503);
    service.resumesIsAway = false;
    const body = form({ text: 'Baker' });
    expect((await service.request('POST', `/jobs/${'0'.repeat(24)}/fit`, { body })).status).toBe(
      404,
    );
  });

  it('is limited per machine for guests, and per account for others', async () => {
    let last = 200;
    for (let calls = 0; calls < 9; calls += 1) {
      service.readings.push(baker());
      last = (await ask(form({ text: 'Baker' }))).status;
    }
    expect(last).toBe(429);
    const person = await service.account('job_seeker');
    service.readings.splice(0, Infinity, baker());
    expect((await ask(form({ text: 'Baker' }), person.token)).status).toBe(200);
  });
});

describe('comparing a stored résumé with a posting', () => {
  const own = (token?: string) => service.request('GET', `/jobs/${jobId}/fit`, { token });

  it('uses the caller’s stored data, and is null without it', async () => {
    const person = await service.account('job_seeker');
    expect((await own(person.token)).body).toBeNull();
    const { structure } = baker();
    const stored = { from: 'resume', filename: 'cv.pdf', structure } as StoredResume;
    service.storedResumes.set(person.id, stored);
    const { status, body } = await own(person.token);
    expect([status, body.read, body.filename]).toEqual([200, 'resume', 'cv.pdf']);
    expect(body.must[0]).toMatchObject({ state: 'found' });
    const other = await service.account('job_seeker');
    expect((await own(other.token)).body).toBeNull();
  });

  it('is for job seekers', async () => {
    expect((await own()).status).toBe(401);
    expect((await own(employer.token)).status).toBe(403);
  });
});

describe('how an application addresses each requirement', () => {
  const apply = async (fields: Parameters<typeof applyForm>[0]) => {
    const person = await service.account('job_seeker');
    const sent = { token: person.token, body: applyForm(fields) };
    return (await service.request('POST', `/jobs/${jobId}/apply`, sent)).body.application_id;
  };
  const fit = (id: string, token = employer.token) =>
    service.request('GET', `/applications/${id}/fit`, { token });

  it('quotes letter and résumé, without advice or score', async () => {
    const id = await apply({ cover_letter: 'I have a food handler card.', resume: pdf });
    service.readings.push(baker());
    const { status, body } = await fit(id);
    expect(status).toBe(200);
    expect(body.must.slice(0, 2)).toEqual([
      {
        text: 'Two years of baking',
        state: 'found',
        quotes: [{ text: 'Baker, Stone Bread, 2019 - 2023', from: 'resume' }],
        missing: [],
      },
      {
        text: 'Food handler card',
        state: 'found',
        quotes: [{ text: 'I have a food handler card.', from: 'letter' }],
        missing: [],
      },
    ]);
    expect(body).toMatchObject({ has_resume: true });
    expect(body.unread).toBeUndefined();
    expect(JSON.stringify(body)).not.toMatch(/score|rank|note/);
  });

  it('notifies the applicant that the résumé was viewed', async () => {
    const id = await apply({ resume: pdf });
    service.readings.push(baker());
    await fit(id);
    const all = await service.request('GET', '/applications/all', { token: employer.token });
    const row = all.body.find((one: { id: string }) => one.id === id);
    expect(row.timeline.map(({ kind }: { kind: string }) => kind)).toContain('viewed');
  });

  it.each([
    ['an old Word file', doc, 'resume.doc', 'Old Word files'],
    ['a damaged file', pdf, 'resume.pdf', 'could not be read'],
  ])('says that %s could not be read, and quotes the letter', async (_, resume, filename, text) => {
    const id = await apply({ cover_letter: 'I speak Spanish.', resume, filename });
    service.readings.splice(0, Infinity, { problem: 'This file is damaged.' });
    const { body } = await fit(id);
    expect(body.unread).toContain(text);
    expect(body.nice[0].quotes).toEqual([{ text: 'I speak Spanish.', from: 'letter' }]);
  });

  it('needs no résumé', async () => {
    const { body } = await fit(await apply({ cover_letter: 'I speak Spanish.' }));
    expect(body).toMatchObject({ has_resume: false, nice: [{ state: 'found' }] });
  });

  it('is for the owner of the job only', async () => {
    const id = await apply({ cover_letter: 'I speak Spanish.' });
    const other = await service.account('employer');
    expect((await fit(id, other.token)).status).toBe(404);
    const seeker = await service.account('job_seeker');
    expect((await fit(id, seeker.token)).status).toBe(403);
  });
});
