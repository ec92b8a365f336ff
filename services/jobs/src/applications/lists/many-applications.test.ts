import { request } from 'node:http';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';
import { applyForm, pdf } from '../../testing/resume-samples.js';

let service: JobsUnderTest;
let employer: Person;
let jobId: string;

beforeAll(async () => {
  service = await startJobs({ ROLES: 'api' });
});
beforeEach(async () => {
  employer = await service.account('employer');
  const job = await service.request('POST', '/jobs', { token: employer.token, body: posting() });
  jobId = job.body.id;
});
afterAll(() => service.close());

const apply = (token: string, form = applyForm({ resume: pdf })) =>
  service.request('POST', `/jobs/${jobId}/apply`, { token, body: form });
const close = () =>
  service.request('PATCH', `/jobs/${jobId}/status`, {
    token: employer.token,
    body: { status: 'closed' },
  });
const mine = async ({ token }: Person) =>
  (await service.request('GET', '/my-applications', { token })).body;

it('stores and counts 200 concurrent applications for one job', async () => {
  const seekers = await Promise.all(
    Array.from({ length: 200 }, () => service.account('job_seeker')),
  );
  const answers = await Promise.all(seekers.map(({ token }) => apply(token)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.application_id)).size).toBe(200);
  const jobs = await service.request('GET', '/my-jobs', { token: employer.token });
  expect(jobs.body[0]).toMatchObject({ id: jobId, application_count: 200 });
  const all = await service.request('GET', '/applications/all?limit=1', { token: employer.token });
  expect(all.headers.get('x-total-count')).toBe('200');
}, 300_000);

it('stores an application that arrives twice once, and says so', async () => {
  const seeker = await service.account('job_seeker');
  expect((await apply(seeker.token)).status).toBe(201);
  const again = await apply(seeker.token);
  expect([again.status, again.body.detail]).toEqual([
    409,
    'You have already applied for this job.',
  ]);
  expect(await mine(seeker)).toHaveLength(1);
});

it('refuses an application whose job closes during the upload', async () => {
  const seeker = await service.account('job_seeker');
  const form = [
    '--part\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n',
    `content-type: application/pdf\r\n\r\n${pdf.toString('latin1')}\r\n--part--\r\n`,
  ];
  const answer = await new Promise<{ status: number | undefined; text: string }>(
    (resolve, reject) => {
      const sending = request(`${service.url}/jobs/${jobId}/apply`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${seeker.token}`,
          'content-type': 'multipart/form-data; boundary=part',
        },
      });
      sending.on('error', reject).on('response', async (response) => {
        let text = '';
        for await (const piece of response) text += piece;
        resolve({ status: response.statusCode, text });
      });
      sending.write(form[0]);
      // Long enough for the service to have checked the job once.
      setTimeout(() => void close().then(() => sending.end(form[1])), 300);
    },
  );
  expect([answer.status, JSON.parse(answer.text).detail]).toEqual([
    409,
    'This job is no longer accepting applications.',
  ]);
  expect(await mine(seeker)).toEqual([]);
});
