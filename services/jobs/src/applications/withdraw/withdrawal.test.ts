import { countObjects } from '@commons/service-kit/testing/count-objects';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';
import { applyForm, pdf } from '../../testing/resume-samples.js';

let service: JobsUnderTest;
let employer: Person;
let seeker: Person;
let jobId: string;
let id: string;

beforeAll(async () => {
  service = await startJobs({ ROLES: 'api' });
});
beforeEach(async () => {
  employer = await service.account('employer');
  seeker = await service.account('job_seeker');
  const job = await service.request('POST', '/jobs', { token: employer.token, body: posting() });
  jobId = job.body.id;
  id = (await apply()).body.application_id;
});
afterAll(() => service.close());

const apply = () =>
  service.request('POST', `/jobs/${jobId}/apply`, {
    token: seeker.token,
    body: applyForm({ cover_letter: 'I bake.', resume: pdf }),
  });
const withdraw = (which = id, token = seeker.token) =>
  service.request('POST', `/my-applications/${which}/withdraw`, { token });
const all = (query = '') =>
  service.request('GET', `/applications/all${query}`, { token: employer.token });
const mine = (query = '') =>
  service.request('GET', `/my-applications${query}`, { token: seeker.token });

describe('withdrawing an application', () => {
  it('deletes résumé and letter, and both sides see it', async () => {
    const files = await countObjects(service.env, 'resumes');
    const { status, body } = await withdraw();
    expect([status, body.withdrawn_at]).toEqual([200, expect.any(String)]);
    expect(await countObjects(service.env, 'resumes')).toBe(files - 1);
    const [theirs] = (await all()).body;
    expect(theirs).toMatchObject({ id, status: 'pending', withdrawn_at: body.withdrawn_at });
    expect([theirs.resume_filename, theirs.cover_letter]).toEqual([undefined, undefined]);
    expect(theirs.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
      'submitted',
      'withdrawn',
    ]);
    expect((await mine()).body).toMatchObject([
      { application_id: id, withdrawn_at: body.withdrawn_at },
    ]);
    const path = `/applications/${id}/resume`;
    expect((await service.request('GET', path, { token: employer.token })).status).toBe(404);
  });

  it('can be done five times for one job: each new application mails the employer', async () => {
    for (let time = 1; time < 5; time += 1) {
      await withdraw();
      id = (await apply()).body.application_id;
      expect(id).toMatch(/^[0-9a-f]{24}$/);
    }
    await withdraw();
    const { status, body } = await apply();
    expect([status, body.detail]).toEqual([409, expect.stringContaining('several times')]);
  });

  it('removes the application from counts and from pending ones', async () => {
    await withdraw();
    expect((await all('?status=pending')).body).toEqual([]);
    expect((await mine('?status=pending')).body).toEqual([]);
    const jobs = await service.request('GET', '/my-jobs', { token: employer.token });
    expect(jobs.body[0].application_count).toBe(0);
    const { token } = employer;
    const body = { status: 'accepted' };
    const change = await service.request('PUT', `/applications/${id}/status`, { token, body });
    expect([change.status, change.body.detail]).toEqual([
      409,
      'The applicant has withdrawn this application.',
    ]);
    const mail = { application_id: id, subject: 'S', message: 'M', email_type: 'custom' };
    const email = await service.request('POST', `/applications/${id}/email`, { token, body: mail });
    expect(email.status).toBe(409);
  });

  it('is idempotent, and for the applicant only', async () => {
    const other = await service.account('job_seeker');
    expect((await withdraw(id, other.token)).status).toBe(404);
    expect((await withdraw('x')).status).toBe(404);
    expect((await withdraw(id, employer.token)).status).toBe(403);
    const both = await Promise.all([withdraw(), withdraw()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body.withdrawn_at).toBe(both[1]?.body.withdrawn_at);
    expect((await mine()).body[0].timeline).toHaveLength(2);
  });

  it('allows another application, once', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect((await withdraw()).status).toBe(200);
      const again = await Promise.all([apply(), apply(), apply()]);
      expect(again.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      id = again.find(({ status }) => status === 201)?.body.application_id;
    }
    expect((await all()).body).toHaveLength(3);
    expect((await all('?status=pending')).body).toHaveLength(1);
  });

  it('wins over a concurrent change of status', async () => {
    const { token } = employer;
    const body = { status: 'accepted' };
    const [withdrawn, change] = await Promise.all([
      withdraw(),
      service.request('PUT', `/applications/${id}/status`, { token, body }),
    ]);
    expect(withdrawn.status).toBe(200);
    const [now] = (await all()).body;
    expect(now.withdrawn_at).toBeDefined();
    expect(now.status).toBe(change.status === 200 ? 'accepted' : 'pending');
  });
});
