import { type JobsUnderTest, posting, startJobs } from '../../testing/jobs-service.js';

let service: JobsUnderTest;
beforeAll(async () => {
  service = await startJobs();
});
afterAll(() => service.close());

it('counts the jobs that name a trade separately from all that a search for it finds', async () => {
  const owner = await service.account('employer');
  for (const title of ['Tax Preparer', 'Seasonal income tax preparation', 'Tax Auditor'])
    await service.request('POST', '/jobs', { token: owner.token, body: posting({ title }) });
  const { status, body } = await service.request('POST', '/internal/trade-jobs', {
    token: await service.serviceToken('ai'),
    body: { trade: 'tax preparer' },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 2, found: 3 });
  expect(body.jobs).toHaveLength(2);
});
