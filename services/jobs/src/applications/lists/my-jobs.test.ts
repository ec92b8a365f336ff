import { type JobsUnderTest, posting, startJobs } from '../../testing/jobs-service.js';

let service: JobsUnderTest;
beforeAll(async () => {
  service = await startJobs({ ROLES: 'api' });
});
afterAll(() => service.close());

it('lists and counts own jobs by their current status', async () => {
  const { token } = await service.account('employer');
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1)
    ids.push((await service.request('POST', '/jobs', { token, body: posting() })).body.id);
  await service.request('PATCH', `/jobs/${ids[0]}/status`, { token, body: { status: 'closed' } });
  const jobs = (await service.database()).collection('jobs');
  const newest = await jobs.find().sort({ _id: -1 }).limit(1).next();
  // Past its end, but not marked as expired yet.
  await jobs.updateOne({ _id: newest?._id }, { $set: { expires_at: new Date(Date.now() - 1) } });
  const total = async (query: string) => {
    const { status, headers } = await service.request('GET', `/my-jobs?limit=1${query}`, { token });
    return status === 200 ? headers.get('x-total-count') : status;
  };
  expect(await total('')).toBe('4');
  expect(await total('&status=active')).toBe('2');
  expect(await total('&status=closed')).toBe('1');
  expect(await total('&status=expired')).toBe('1');
  expect(await total('&status=filled')).toBe('0');
  expect(await total('&status=open')).toBe(422);
  const { body } = await service.request('GET', '/my-jobs?status=expired', { token });
  expect(body).toMatchObject([{ id: ids[3], status: 'expired' }]);
});
