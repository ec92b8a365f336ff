import { jobsUserChanged } from '@commons/contracts/tasks/jobs-tasks';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';

let service: JobsUnderTest;
let queue: TaskQueue;
beforeAll(async () => {
  // Fewer attempts than in production, as the last ones would take minutes.
  service = await startJobs({ TASK_ATTEMPTS: '8' });
  const redis = service.redis();
  await redis.ping();
  queue = new TaskQueue(service.env as unknown as ServiceConfig, redis);
});
afterAll(async () => {
  await queue.onApplicationShutdown();
  await service.close();
});

const post = async ({ token }: Person, change = {}) =>
  (await service.request('POST', '/jobs', { token, body: posting(change) })).body;
const rename = (owner: Person, company_name: string) => {
  service.accounts.set(owner.id, { ...owner, company_name });
  return queue.run(jobsUserChanged, { user_id: owner.id }, { timeoutMs: 60_000 });
};
const mine = async ({ token }: Person) =>
  (await service.request('GET', '/my-jobs?limit=100', { token })).body;
const found = async (search: string) =>
  (await service.request('POST', '/jobs/search', { body: { search, limit: 100 } })).body.length;

it('keeps both changes when jobs are edited while their company is renamed', async () => {
  const owner = await service.account('employer', { company_name: 'Name 0' });
  const jobs = await Promise.all(Array.from({ length: 10 }, () => post(owner)));
  for (let round = 1; round <= 2; round += 1) {
    const body = posting({ title: `Edited${round}` });
    const edit = (id: string) =>
      service.request('PUT', `/jobs/${id}`, { token: owner.token, body });
    let isRenamed = false;
    const keepEditing = async (id: string) => {
      do expect((await edit(id)).status).toBe(200);
      while (!isRenamed);
    };
    const edits = Promise.all(jobs.map(({ id }) => keepEditing(id)));
    await rename(owner, `Name${round} Ltd`).finally(() => {
      isRenamed = true;
    });
    await edits;
    const names = (await mine(owner)).map((job: { company_name: string }) => job.company_name);
    expect([...new Set(names)]).toEqual([`Name${round} Ltd`]);
    expect(await found(`Edited${round} Name${round}`)).toBe(10);
  }
});

it('gives the new name to jobs posted concurrently', async () => {
  const owner = await service.account('employer', { company_name: 'Before Ltd' });
  const posts = Array.from({ length: 20 }, () => post(owner));
  await Promise.all([...posts, rename(owner, 'After Ltd')]);
  const names = (await mine(owner)).map((job: { company_name: string }) => job.company_name);
  expect(new Set(names)).toEqual(new Set(['After Ltd']));
  expect(await found('After Ltd')).toBe(20);
});

it('renames the other jobs when one fails', async () => {
  const owner = await service.account('employer', { company_name: 'Sick Ltd' });
  const jobs = [await post(owner), await post(owner), await post(owner)];
  const stored = (await service.database()).collection('jobs');
  const { _id, ...good } = (await stored.findOne({ owner_id: owner.id })) ?? {};
  const bad = { ...good, title: null, created_at: new Date('2999-01-01') };
  const { insertedId } = await stored.insertOne(bad);
  await rename(owner, 'Well Ltd').catch(() => undefined);
  await stored.deleteOne({ _id: insertedId });
  expect((await mine(owner)).length).toBe(jobs.length);
  expect(await found('Well Ltd')).toBe(3);
});
