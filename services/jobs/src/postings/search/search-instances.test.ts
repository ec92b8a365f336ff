import type { Job } from '@commons/contracts/jobs/jobs';
import { type RunningService, startService } from '@commons/service-kit/service';
import { jobsService } from '../../app.module.js';
import { type JobsUnderTest, type Person, posting, startJobs } from '../../testing/jobs-service.js';

let service: JobsUnderTest;
let other: RunningService;
let employer: Person;
beforeAll(async () => {
  service = await startJobs();
  other = await startService(jobsService, service.env);
  employer = await service.account('employer');
});
afterAll(async () => {
  await other.close();
  await service.close();
});

async function foundJobs(url: string, search: string): Promise<Job[]> {
  const answer = await fetch(`${url}/jobs/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ search }),
  });
  return (await answer.json()) as Job[];
}

const found = async (url: string, search: string) =>
  (await foundJobs(url, search)).map(({ title }) => title);

it('finds writes of other instances immediately', async () => {
  const { token } = employer;
  for (let round = 0; round < 5; round += 1) {
    const title = `Ferryman ${'abcde'[round]}quay`;
    const body = posting({ title });
    const { body: job } = await service.request('POST', '/jobs', { token, body });
    expect(await found(other.url, title)).toEqual([title]);
    const status = { token, body: { status: 'closed' } };
    await service.request('PATCH', `/jobs/${job.id}/status`, status);
    expect(await found(other.url, title)).toEqual([]);
    expect(await found(service.url, title)).toEqual([]);
  }
});

it('shows changes of other instances immediately, even in a cached row', async () => {
  const { token } = employer;
  const body = posting({ title: 'Wheelwright' });
  const { body: job } = await service.request('POST', '/jobs', { token, body });
  for (const location_city of ['Hixson', 'Red Bank', 'East Ridge']) {
    await service.request('PUT', `/jobs/${job.id}`, { token, body: { ...body, location_city } });
    for (const url of [other.url, service.url, other.url]) {
      expect(await foundJobs(url, 'wheelwright')).toMatchObject([{ location_city }]);
    }
  }
});

it('finds a write whose process died before announcing it', async () => {
  const { token } = employer;
  const body = posting({ title: 'Lockkeeper' });
  const { body: job } = await service.request('POST', '/jobs', { token, body });
  expect(await found(other.url, 'lockkeeper')).toEqual(['Lockkeeper']);
  const redis = service.redis();
  const begun = Date.now() - 60_000;
  await redis.zadd(`${service.env.REDIS_PREFIX}:search:jobs:writing`, begun, job.id);
  const jobs = (await service.database()).collection('jobs');
  await jobs.updateOne({ title: 'Lockkeeper' }, { $set: { title: 'Sluicekeeper' } });
  let titles: string[] = [];
  for (let tries = 0; tries < 100 && titles.length === 0; tries += 1) {
    titles = await found(other.url, 'sluicekeeper');
    if (titles.length === 0) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(titles).toEqual(['Sluicekeeper']);
  expect(await redis.zcard(`${service.env.REDIS_PREFIX}:search:jobs:writing`)).toBe(0);
});

it('reindexes everything when the change log is lost', async () => {
  const { token } = employer;
  const body = posting({ title: 'Lamplighter' });
  await service.request('POST', '/jobs', { token, body });
  expect(await found(other.url, 'lamplighter')).toEqual(['Lamplighter']);
  const redis = service.redis();
  const key = `${service.env.REDIS_PREFIX}:search:jobs`;
  await redis.del(`${key}:number`, `${key}:changes`);
  await service.request('POST', '/jobs', { token, body: posting({ title: 'Bellringer' }) });
  expect(await found(other.url, 'bellringer')).toEqual(['Bellringer']);
  expect(await found(other.url, 'lamplighter')).toEqual(['Lamplighter']);
});
