import { eraseUser } from '@commons/contracts/tasks/erase-user-tasks';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import { countObjects } from '@commons/service-kit/testing/count-objects';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';
import { docx, executable, pdf } from '../../testing/resume-samples.js';

let service: JobsUnderTest;
let employer: Person;
let seeker: Person;
beforeAll(async () => {
  service = await startJobs();
});
beforeEach(async () => {
  [employer, seeker] = [await service.account('employer'), await service.account('job_seeker')];
});
afterAll(() => service.close());

const newJob = async (change: Parameters<typeof posting>[0] = {}): Promise<string> => {
  const body = posting(change);
  return (await service.request('POST', '/jobs', { token: employer.token, body })).body.id;
};
type Fields = Record<string, string | readonly [Uint8Array, string]>;
function form(fields: Fields): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') made.set(name, value);
    else made.set(name, new Blob([new Uint8Array(value[0])]), value[1]);
  }
  return made;
}
const as = (method: string, path: string, fields?: Fields) =>
  service.request(method, path, { token: seeker.token, ...(fields && { body: form(fields) }) });
const apply = (job: string, fields: Fields) => as('POST', `/jobs/${job}/apply`, fields);
const received = async () =>
  (await service.request('GET', '/applications/all', { token: employer.token })).body;
const bytesOf = async (path: string, { token }: Person) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${service.url}${path}`, { headers });
  return [answer.status, Buffer.from(await answer.arrayBuffer())] as const;
};
const kept = () => countObjects(service.env, 'kept-resumes');

it('stores the file of an application, and sends a copy with the next one', async () => {
  const [first, second] = [await newJob(), await newJob()];
  await apply(first, { resume: [pdf, 'maria-cv.pdf'], keep_resume: 'true' });
  const start = await as('GET', `/jobs/${second}/application-start`);
  expect(start.body.resume).toMatchObject({ filename: 'maria-cv.pdf', size: pdf.length });
  expect((await apply(second, { use_kept_resume: 'true' })).status).toBe(201);
  const [sent] = await received();
  expect([sent.job_id, sent.resume_filename]).toEqual([second, 'maria-cv.pdf']);
  // Copies survive the deletion of the stored file.
  expect((await as('DELETE', '/my-applications/resume')).status).toBe(204);
  const [status, bytes] = await bytesOf(`/applications/${sent.id}/resume`, employer);
  expect([status, bytes.equals(pdf)]).toEqual([200, true]);
  expect((await as('GET', '/my-applications/resume')).body).toBeNull();
  expect((await bytesOf('/my-applications/resume/file', seeker))[0]).toBe(404);
});

it('stores a file on request only, and refuses to send a missing one', async () => {
  await apply(await newJob(), { resume: [pdf, 'cv.pdf'] });
  expect((await as('GET', '/my-applications/resume')).body).toBeNull();
  const job = await newJob();
  const refused = await apply(job, { use_kept_resume: 'true' });
  expect([refused.status, refused.body.detail]).toEqual([
    404,
    'You have no resume stored here. Please choose a file.',
  ]);
  expect((await apply(job, { use_kept_resume: 'true', resume: [pdf, 'cv.pdf'] })).status).toBe(201);
});

it('replaces the file completely, also concurrently, and leaves no object behind', async () => {
  const before = await kept();
  const put = (bytes: Uint8Array, name: string) =>
    as('PUT', '/my-applications/resume', { resume: [bytes, name] });
  expect((await put(pdf, 'one.pdf')).body).toMatchObject({ filename: 'one.pdf' });
  await Promise.all([put(pdf, 'two.pdf'), put(docx, 'three.docx')]);
  const { body } = await as('GET', '/my-applications/resume');
  const [, bytes] = await bytesOf('/my-applications/resume/file', seeker);
  expect(bytes.equals(body.filename === 'two.pdf' ? pdf : docx)).toBe(true);
  expect((await kept()) - before).toBe(1);
  expect((await put(executable, 'cv.pdf')).status).toBe(400);
  expect((await as('PUT', '/my-applications/resume', {})).status).toBe(400);
  expect((await as('GET', '/my-applications/resume')).body).toEqual(body);
});

it('counts the pages in the background, and works without them while resumes is down', async () => {
  const structure = { links: [], lines: ['Maria'], sections: [], pages: 2 };
  service.readings.push({ structure });
  await as('PUT', '/my-applications/resume', { resume: [pdf, 'cv.pdf'] });
  const pages = async () => (await as('GET', '/my-applications/resume')).body.pages;
  for (let tries = 0; tries < 50 && !(await pages()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await pages()).toBe(2);
  service.resumesIsAway = true;
  expect((await as('PUT', '/my-applications/resume', { resume: [pdf, 'b.pdf'] })).status).toBe(200);
  service.resumesIsAway = false;
  expect(await pages()).toBeUndefined();
});

it('sends the profile link, which the employer sees until the withdrawal', async () => {
  const job = await newJob();
  const none = await apply(job, { share_profile: 'true' });
  expect([none.status, none.body.detail]).toEqual([409, expect.stringContaining('Uncheck it')]);
  service.resumesIsAway = true;
  expect((await apply(job, { share_profile: 'true' })).status).toBe(503);
  service.resumesIsAway = false;
  service.shareLinks.set(seeker.id, 'secret-token');
  const { body } = await apply(job, { share_profile: 'true' });
  expect((await received())[0].profile_token).toBe('secret-token');
  expect((await as('GET', '/my-applications')).body[0].profile_shared).toBe(true);
  await as('POST', `/my-applications/${body.application_id}/withdraw`);
  expect((await received())[0]).not.toHaveProperty('profile_token');
});

it('offers the letter of the most similar job', async () => {
  const letter = async (change: Parameters<typeof posting>[0], cover_letter: string) =>
    apply(await newJob(change), { cover_letter });
  await letter({ title: 'Line Cook', category: 'Food Service' }, 'I cook.');
  await letter({ title: 'Truck Driver', category: 'Transportation' }, 'I drive.');
  await letter({ title: 'Waiter', category: 'Food Service' }, 'I serve.');
  const offered = async (change: Parameters<typeof posting>[0]) =>
    (await as('GET', `/jobs/${await newJob(change)}/application-start`)).body.letter;
  expect(await offered({ title: 'Night cook' })).toMatchObject({
    ...{ text: 'I cook.', job_title: 'Line Cook' },
    company_name: employer.full_name,
  });
  expect((await offered({ title: 'Barista' })).text).toBe('I serve.');
  expect(await offered({ title: 'Nurse', category: 'Healthcare' })).toBeUndefined();
});

it('is private, exported, and deleted with the account', async () => {
  const before = await kept();
  await as('PUT', '/my-applications/resume', { resume: [pdf, 'cv.pdf'] });
  const other = await service.account('job_seeker');
  const theirs = await service.request('GET', '/my-applications/resume', { token: other.token });
  expect(theirs.body).toBeNull();
  const answer = await service.request('POST', '/internal/user-data/kept-resume', {
    token: await service.serviceToken('auth'),
    body: { person: service.accounts.get(seeker.id) },
  });
  expect(answer.body).toMatchObject({ records: [{ filename: 'cv.pdf' }] });
  expect(answer.body.files).toHaveLength(1);
  const redis = service.redis();
  await redis.ping();
  const tasks = new TaskQueue(service.env as unknown as ServiceConfig, redis);
  await tasks.run(eraseUser('jobs'), { user_id: seeker.id }, { timeoutMs: 60_000 });
  await tasks.onApplicationShutdown();
  expect(await kept()).toBe(before);
  expect((await as('GET', '/my-applications/resume')).body).toBeNull();
});
