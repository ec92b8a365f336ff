import { setTimeout as delay } from 'node:timers/promises';
import type { UserSnapshot } from '@commons/contracts/account/account';
import { eraseUser } from '@commons/contracts/tasks/erase-user-tasks';
import { jobsListingChanged } from '@commons/contracts/tasks/jobs-tasks';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import { countObjects } from '@commons/service-kit/testing/count-objects';
import { type JobsUnderTest, type Person, posting, startJobs } from '../testing/jobs-service.js';
import { mailAbout } from '../testing/mail-about.js';
import { applyForm, pdf } from '../testing/resume-samples.js';

let jobs: JobsUnderTest;
let tasks: TaskQueue;
let employer: Person;
let seeker: Person;
let jobId: string;
const timeoutMs = 60_000;

beforeAll(async () => {
  jobs = await startJobs({ TASK_ATTEMPTS: '12' });
  const redis = jobs.redis();
  await redis.ping();
  tasks = new TaskQueue(jobs.env as unknown as ServiceConfig, redis);
});
afterAll(async () => {
  await tasks.onApplicationShutdown();
  await jobs.close();
});

/** An employer with a job, and an application to it with a résumé. */
async function hire(facts: Partial<UserSnapshot>, listing?: string): Promise<void> {
  employer = await jobs.account('employer', facts);
  if (listing) jobs.listings.set(employer.id, { id: 'x', business_name: listing });
  seeker = await jobs.account('job_seeker');
  const post = await jobs.request('POST', '/jobs', { token: employer.token, body: posting() });
  jobId = post.body.id;
  const form = applyForm({ cover_letter: 'I bake.', resume: pdf, filename: 'me.pdf' });
  const sent = await jobs.request('POST', `/jobs/${jobId}/apply`, {
    token: seeker.token,
    body: form,
  });
  expect(sent.status).toBe(201);
}
beforeEach(() => hire({ company_name: 'Stone Bakery' }));

// The fake auth has no erasure to confirm, which is not an error.
const erase = ({ id }: Person) => tasks.run(eraseUser('jobs'), { user_id: id }, { timeoutMs });
const close = (person: Person) => jobs.accounts.set(person.id, { ...person, closed: true });
const files = () => countObjects(jobs.env, 'resumes');
const sent = async () =>
  (await jobs.request('GET', '/my-applications', { token: seeker.token })).body[0];
const received = async () =>
  (await jobs.request('GET', '/applications/all', { token: employer.token })).body;
const job = async () => (await jobs.request('GET', `/jobs/${jobId}`)).body;

describe('an erased employer', () => {
  it('has closed jobs; the applicant keeps title, company and notes, but no file', async () => {
    const [{ id }] = await received();
    const change = { status: 'reviewed', notes: 'Come and see us bake.' };
    const token = employer.token;
    const path = `/applications/${id}/status`;
    expect((await jobs.request('PUT', path, { token, body: change })).status).toBe(200);
    const before = await files();
    await erase(employer);
    await erase(employer);
    expect(await job()).toMatchObject({ status: 'closed', company_name: 'Stone Bakery' });
    const kept = await sent();
    expect(kept).toMatchObject({
      ...{ job_title: 'Pastry Chef', company_name: 'Stone Bakery', cover_letter: 'I bake.' },
      notes: 'Come and see us bake.',
    });
    expect(kept.resume_filename).toBeUndefined();
    expect(await files()).toBe(before - 1);
  });

  it('leaves no name behind when the company was named after the person', async () => {
    await hire({ full_name: 'Zoë Álvarez' });
    expect(await job()).toMatchObject({ company_name: 'Zoë Álvarez' });
    await erase(employer);
    expect(await job()).toMatchObject({ status: 'closed', company_name: 'Former employer' });
    expect(await sent()).toMatchObject({ company_name: 'Former employer' });
    const database = await jobs.database();
    for (const name of ['jobs', 'applications']) {
      const rows = await database.collection(name).find({}).toArray();
      expect(JSON.stringify(rows)).not.toMatch(/lvarez/i);
    }
    await database.close();
  });

  it('keeps the name of a listing erased at the same time, and does not get the person’s', async () => {
    await hire({}, 'Stone Bakery');
    expect(await job()).toMatchObject({ company_name: 'Stone Bakery' });
    close(employer);
    jobs.listings.delete(employer.id);
    await tasks.run(jobsListingChanged, { owner_id: employer.id }, { timeoutMs });
    await erase(employer);
    await tasks.run(jobsListingChanged, { owner_id: employer.id }, { timeoutMs });
    expect(await job()).toMatchObject({ company_name: 'Stone Bakery' });
    expect(await sent()).toMatchObject({ company_name: 'Stone Bakery' });
  });
});

describe('[B164] an applicant of an erased employer', () => {
  const told = () =>
    jobs.inbox.mails.filter(
      ({ to, subject }) => to?.[0]?.address === seeker.email && subject?.includes('no longer'),
    );

  it('those who wait are mailed once that there will be no answer', async () => {
    await erase(employer);
    await erase(employer);
    const { text } = await mailAbout(jobs, seeker.email, 'Pastry Chef is no longer offered');
    expect(text).toContain('You do not need to wait for an answer');
    expect((await sent()).employer_left_at).toEqual(expect.any(String));
    await erase(employer);
    await delay(300);
    expect(told()).toHaveLength(1);
  });

  it('who was refused is not mailed', async () => {
    const [{ id }] = await received();
    const token = employer.token;
    const body = { status: 'rejected', notes: '' };
    await jobs.request('PUT', `/applications/${id}/status`, { token, body });
    await erase(employer);
    await delay(300);
    expect(told()).toEqual([]);
  });
});

describe('an erased job seeker', () => {
  it('leaves nothing with the employer; erasing again does not fail', async () => {
    const before = await files();
    await erase(seeker);
    await erase(seeker);
    expect(await received()).toEqual([]);
    expect(await files()).toBe(before - 1);
    expect(await job()).toMatchObject({ status: 'active' });
  });

  it('is erased as soon as auth is back', async () => {
    jobs.authIsAway = true;
    const done = erase(seeker);
    await delay(300);
    expect(await received()).toHaveLength(1);
    jobs.authIsAway = false;
    await done;
    expect(await received()).toEqual([]);
  });
});

describe('the data export', () => {
  const ask = async (person: Person, file?: string) =>
    fetch(`${jobs.url}/internal/user-data/applications${file ? '/file' : ''}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await jobs.serviceToken('auth')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ person, name: file }),
    });

  const partOf = async (person: Person) =>
    (await (await ask(person)).json()) as {
      records: { sent: object[]; received: object[] };
      files: string[];
    };

  it('has what the applicant sent, with the résumé byte for byte', async () => {
    const { records, files: names } = await partOf(seeker);
    expect(records.sent[0]).toMatchObject({ job_title: 'Pastry Chef', cover_letter: 'I bake.' });
    expect(names).toEqual([expect.stringMatching(/^[0-9a-f]{24}\.pdf$/)]);
    const file = await ask(seeker, names[0]);
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
    expect((await ask(employer, names[0])).status).toBe(404);
    await erase(seeker);
    expect((await ask(seeker, names[0])).status).toBe(404);
  });

  it('has only what an employer wrote themselves', async () => {
    const theirs = await partOf(employer);
    expect(theirs.records.received).toHaveLength(1);
    expect(theirs.files).toEqual([]);
    expect(JSON.stringify(theirs)).not.toContain('I bake.');
  });
});
