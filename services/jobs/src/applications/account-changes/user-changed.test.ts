import { jobsUserChanged } from '@commons/contracts/tasks/jobs-tasks';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import { JobHidingService } from '../../postings/life/job-hiding.service.js';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';
import { applyForm } from '../../testing/resume-samples.js';

let service: JobsUnderTest;
let queue: TaskQueue;

beforeAll(async () => {
  service = await startJobs();
  const redis = service.redis();
  await redis.ping();
  queue = new TaskQueue(service.env as unknown as ServiceConfig, redis);
});
afterAll(async () => {
  await queue.onApplicationShutdown();
  await service.close();
});

/** Adds the task that auth adds after an account changes. */
const announce = ({ id }: Person) =>
  queue.run(jobsUserChanged, { user_id: id }, { timeoutMs: 60_000 });

describe('a changed account', () => {
  it('updates its copies in jobs and applications', async () => {
    const employer = await service.account('employer', { company_name: 'Old Mill' });
    const seeker = await service.account('job_seeker');
    const job = await service.request('POST', '/jobs', { token: employer.token, body: posting() });
    const path = `/jobs/${job.body.id}/apply`;
    await service.request('POST', path, { token: seeker.token, body: applyForm() });
    service.accounts.set(employer.id, { ...employer, company_name: 'New Mill' });
    service.accounts.set(seeker.id, { ...seeker, full_name: 'Sam Newname', location: 'Dalton' });
    await announce(employer);
    await announce(seeker);

    const search = async (words: string) =>
      (await service.request('POST', '/jobs/search', { body: { search: words } })).body.length;
    expect([await search('new mill'), await search('old mill')]).toEqual([1, 0]);
    const read = await service.request('GET', `/jobs/${job.body.id}`);
    expect(read.body.company_name).toBe('New Mill');
    const all = await service.request('GET', '/applications/all', { token: employer.token });
    expect(all.body[0]).toMatchObject({
      applicant_name: 'Sam Newname',
      applicant_location: 'Dalton',
    });
    const mine = await service.request('GET', '/my-applications', { token: seeker.token });
    expect(mine.body[0].company_name).toBe('New Mill');
  });

  it('that changes again meanwhile is copied as it is then', async () => {
    const employer = await service.account('employer');
    const seeker = await service.account('job_seeker');
    const job = await service.request('POST', '/jobs', { token: employer.token, body: posting() });
    const path = `/jobs/${job.body.id}/apply`;
    await service.request('POST', path, { token: seeker.token, body: applyForm() });
    const named = (full_name: string) => service.accounts.set(seeker.id, { ...seeker, full_name });
    named('Sam First');
    const later = jest
      .spyOn(JobHidingService.prototype, 'showOf')
      .mockImplementationOnce(async () => void named('Sam Second'));
    await announce(seeker);
    later.mockRestore();
    const all = await service.request('GET', '/applications/all', { token: employer.token });
    expect(all.body[0].applicant_name).toBe('Sam Second');
  });

  it('hides the jobs of a suspended employer, and shows them again but those an operator hid (decision B59)', async () => {
    const employer = await service.account('employer', { company_name: 'Mill of Shade' });
    const token = employer.token;
    const post = async (title: string): Promise<string> =>
      (await service.request('POST', '/jobs', { token, body: posting({ title }) })).body.id;
    const [shown, hidden] = [await post('Miller'), await post('Quack')];
    const operator = await service.tokenFor({ account_type: 'employer', operator: true });
    const decision = { token: operator, body: { decision: 'hide', reason: 'Not a job' } };
    await service.request('PATCH', `/jobs/operator/subjects/${hidden}`, decision);
    const found = async () => [
      (await service.request('GET', `/jobs/${shown}`)).status,
      (await service.request('GET', `/jobs/${hidden}`)).status,
      (await service.request('POST', '/jobs/search', { body: { search: 'mill of shade' } })).body
        .length,
    ];
    expect(await found()).toEqual([200, 404, 1]);
    service.accounts.set(employer.id, { ...employer, suspended: true });
    await announce(employer);
    expect(await found()).toEqual([404, 404, 0]);
    // Decisions during the suspension show neither.
    for (const id of [shown, hidden]) {
      const kept = { token: operator, body: { decision: 'keep', reason: 'A job after all' } };
      await service.request('PATCH', `/jobs/operator/subjects/${id}`, kept);
    }
    expect(await found()).toEqual([404, 404, 0]);
    await service.request('PATCH', `/jobs/operator/subjects/${hidden}`, decision);
    service.accounts.set(employer.id, { ...employer });
    await announce(employer);
    expect(await found()).toEqual([200, 404, 1]);
  });

  it('closes all open jobs of an employer who became a job seeker (decision A62)', async () => {
    const employer = await service.account('employer', { company_name: 'Two Hats' });
    const token = employer.token;
    const open = await service.request('POST', '/jobs', { token, body: posting() });
    const filled = await service.request('POST', '/jobs', { token, body: posting() });
    const status = async (id: string) => (await service.request('GET', `/jobs/${id}`)).body.status;
    const path = `/jobs/${filled.body.id}/status`;
    await service.request('PATCH', path, { token, body: { status: 'filled' } });
    service.accounts.set(employer.id, { ...employer, account_type: 'job_seeker' });
    await announce(employer);
    expect(await status(open.body.id)).toBe('closed');
    expect(await status(filled.body.id)).toBe('filled');
    const found = await service.request('POST', '/jobs/search', { body: { search: 'two hats' } });
    expect(found.body).toEqual([]);
  });

  it('changes nothing while the account is being erased', async () => {
    const employer = await service.account('employer', { company_name: 'Going Mill' });
    const job = await service.request('POST', '/jobs', { token: employer.token, body: posting() });
    service.accounts.set(employer.id, { ...employer, company_name: undefined, closed: true });
    await announce(employer);
    const read = await service.request('GET', `/jobs/${job.body.id}`);
    expect(read.body).toMatchObject({ company_name: 'Going Mill', status: 'active' });
  });

  it('changes nothing when auth does not know the account', async () => {
    const employer = await service.account('employer', { company_name: 'Short Lived' });
    const job = await service.request('POST', '/jobs', { token: employer.token, body: posting() });
    service.accounts.delete(employer.id);
    await announce(employer);
    const read = await service.request('GET', `/jobs/${job.body.id}`);
    expect(read.body.company_name).toBe('Short Lived');
  });
});
