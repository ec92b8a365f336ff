import { until } from '@commons/service-kit/testing/until';
import { type JobsUnderTest, posting, startJobs } from '../../testing/jobs-service.js';

let service: JobsUnderTest;

beforeAll(async () => {
  service = await startJobs();
});
afterAll(() => service.close());

it('removes fields of the former search once, and finds as before', async () => {
  const { token } = await service.account('employer');
  const body = posting({ title: 'Lamplighter' });
  await service.request('POST', '/jobs', { token, body });
  const database = await service.database();
  const jobs = database.collection('jobs');
  const migrations = database.collection<{ _id: string }>('migrations');
  await jobs.updateMany({}, { $set: { search_terms: ['lamplighter'], pay_from: 1 } });
  await jobs.createIndex({ status: 1, search_terms: 1 });
  await migrations.deleteOne({ _id: 'former-search-fields:jobs' });
  await service.restart();
  const done = () => migrations.findOne({ _id: 'former-search-fields:jobs' });
  await until(done, (found) => found !== null);
  const [job] = await jobs.find({}).toArray();
  expect(Object.keys(job ?? {})).not.toContain('search_terms');
  expect(Object.keys(job ?? {})).not.toContain('pay_from');
  expect(job?.title).toBe('Lamplighter');
  const indexes = await jobs.indexes();
  expect(indexes.filter(({ key }) => 'search_terms' in key)).toEqual([]);
  const found = await service.request('POST', '/jobs/search', { body: { search: 'lamplighter' } });
  expect(found.body.map(({ title }: { title: string }) => title)).toEqual(['Lamplighter']);
});
