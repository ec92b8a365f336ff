import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { jobsService } from '../../app.module.js';

let service: TestService;
beforeEach(async () => {
  // One service per test: the sitemap lists every job, and caches its page count for a minute.
  service = await createTestService(jobsService, { env: { SITE_URL: 'https://commons.example' } });
});
afterEach(() => service.close());

const part = (page: number) => fetch(`${service.url}/jobs/sitemap/${page}`);
const pages = async () => (await service.request('GET', '/jobs/sitemap')).body;

it('lists exactly the active jobs', async () => {
  expect(await pages()).toEqual({ pages: 0 });
  expect((await part(1)).status).toBe(404);
  const database = await service.database();
  const jobs = database.collection('jobs');
  const job = (status: string) => ({
    title: `${status} job`,
    status,
    created_at: new Date(),
    updated_at: new Date('2026-03-04T05:06:07.000Z'),
    expires_at: new Date(Date.now() + 86_400_000),
  });
  const { insertedId: active } = await jobs.insertOne(job('active'));
  for (const status of ['draft', 'closed', 'filled', 'expired']) await jobs.insertOne(job(status));
  expect(await pages()).toEqual({ pages: 1 });
  const answer = await part(1);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const text = await answer.text();
  expect(text.match(/<url>.*<\/url>/g)).toEqual([
    `<url><loc>https://commons.example/jobs/${active}</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod></url>`,
  ]);
});

it('counts a large sitemap once, and lists each job on one page', async () => {
  const jobs = (await service.database()).collection('jobs');
  const start = Date.now();
  const job = (_: unknown, at: number) => ({
    title: 'Many',
    status: 'active',
    created_at: new Date(start - at),
    updated_at: new Date(),
    expires_at: new Date(start + 86_400_000),
  });
  await jobs.insertOne(job(undefined, 0));
  expect(await pages()).toEqual({ pages: 1 });
  await jobs.deleteMany({});
  await jobs.insertMany(Array.from({ length: 5_001 }, job));
  // The page count is cached: a new page is served already, those after it are not.
  expect(await pages()).toEqual({ pages: 1 });
  const found = await Promise.all(
    [1, 2].map(async (page) => (await (await part(page)).text()).match(/<loc>.*?<\/loc>/g) ?? []),
  );
  expect(found.map(({ length }) => length)).toEqual([5_000, 1]);
  expect(new Set(found.flat()).size).toBe(5_001);
  for (const name of ['3', '0', '1e0', '0x1', '01', '%201', '9'.repeat(20)]) {
    expect((await fetch(`${service.url}/jobs/sitemap/${name}`)).status).toBe(404);
  }
});
