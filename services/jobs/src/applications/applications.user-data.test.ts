import { setTimeout as delay } from 'node:timers/promises';
import { eraseUser } from '@commons/contracts/tasks/erase-user-tasks';
import { queuePrefix } from '@commons/service-kit/queues/task-queue';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import { Queue } from 'bullmq';
import { Types } from 'mongoose';
import { type JobsUnderTest, type Person, startJobs } from '../testing/jobs-service.js';

let jobs: JobsUnderTest;
let employer: Person;
let seeker: Person;

beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.close());

beforeEach(async () => {
  employer = await jobs.account('employer', { company_name: 'Stone Bakery' });
  seeker = await jobs.account('job_seeker');
  const database = await jobs.database();
  const now = new Date();
  const job = { title: 'Baker', company_name: 'Stone Bakery', created_at: now };
  const job_id = new Types.ObjectId();
  const dates = { created_at: now, updated_at: now, expires_at: new Date(Date.now() + 9e8) };
  const posting = { ...job, ...dates, _id: job_id, owner_id: employer.id, status: 'active' };
  await database.collection('jobs').insertOne(posting);
  await database.collection('applications').insertOne({
    job_id: String(job_id),
    employer_id: employer.id,
    seeker_id: seeker.id,
    job,
    applicant: { name: seeker.full_name, email: seeker.email, email_notifications: true },
    cover_letter: 'I bake.',
    resume: { filename: 'me.pdf', content_type: 'application/pdf', size: 3 },
    status: 'pending',
    applied_at: now,
    timeline: [],
    complete: true,
    changes: 0,
    mails_due: [],
  });
  await database.close();
});

const rows = async (collection: string, filter: object) => {
  const database = await jobs.database();
  const found = await database.collection(collection).find(filter).toArray();
  await database.close();
  return found;
};

async function erase(person: Person): Promise<void> {
  const prefix = queuePrefix({ REDIS_PREFIX: jobs.env.REDIS_PREFIX } as ServiceConfig);
  const queue = new Queue('jobs', { connection: jobs.redis(), prefix });
  const data = { payload: { user_id: person.id } };
  const task = await queue.add(eraseUser('jobs').name, data, { attempts: 40, backoff: 50 });
  // The confirmation finds nobody in the stand-in of auth, which is no failure.
  for (let tries = 0; tries < 200 && !(await task.isCompleted()); tries++) await delay(20);
  expect(await task.isCompleted()).toBe(true);
  await queue.close();
}

it('an employer who goes closes the jobs; the applicant keeps title and company, without the file', async () => {
  await erase(employer);
  expect((await rows('jobs', { owner_id: employer.id }))[0]).toMatchObject({ status: 'closed' });
  const { body } = await jobs.request('GET', '/my-applications', { token: seeker.token });
  expect(body[0]).toMatchObject({ job_title: 'Baker', company_name: 'Stone Bakery' });
  expect(body[0].resume_filename).toBeUndefined();
});

it('a job seeker who goes leaves nothing with the employer, and again is no failure', async () => {
  await erase(seeker);
  await erase(seeker);
  const { body } = await jobs.request('GET', '/applications/all', { token: employer.token });
  expect(body).toEqual([]);
  expect((await rows('jobs', { owner_id: employer.id }))[0]).toMatchObject({ status: 'active' });
});

it('goes on when auth is back', async () => {
  jobs.authIsAway = true;
  const done = erase(seeker);
  await delay(300);
  expect(await rows('applications', { seeker_id: seeker.id })).toHaveLength(1);
  jobs.authIsAway = false;
  await done;
  expect(await rows('applications', { seeker_id: seeker.id })).toEqual([]);
});

it('gives auth the records, and of an employer only what the employer wrote', async () => {
  const token = await jobs.serviceToken('auth');
  const path = '/internal/user-data/applications';
  const ask = (person: Person) => jobs.request('POST', path, { token, body: { person } });
  const mine = (await ask(seeker)).body;
  expect(mine.records.sent[0]).toMatchObject({ job_title: 'Baker', cover_letter: 'I bake.' });
  expect(mine.files).toHaveLength(1);
  const theirs = await ask(employer);
  expect(theirs.body.records.received).toHaveLength(1);
  expect(JSON.stringify(theirs.body)).not.toContain('I bake.');
});
