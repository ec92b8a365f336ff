import { type JobsUnderTest, type Person, posting, startJobs } from '../testing/jobs-service.js';

let service: JobsUnderTest;
let employer: Person;
let operator: string;
beforeAll(async () => {
  service = await startJobs();
  employer = await service.account('employer');
  operator = await service.tokenFor({ account_type: 'employer', operator: true });
  const redis = service.redis();
  await redis.set(`${service.env.REDIS_PREFIX}:watched-words`, '["pyramid*"]');
  // Propagated within a second.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
});
afterAll(() => service.close());

const caseOf = async (id: string) => {
  const { body } = await service.request('GET', '/jobs/operator/reports', { token: operator });
  return body.find((row: { id: string }) => row.id === id);
};
const call = (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) =>
  service.request(method, path, { token: employer.token, body });

it('a posting with a watched word is published and queued for review; a draft is not', async () => {
  const { id: draft } = (await call('POST', '/jobs/drafts', posting({ title: 'Pyramids' }))).body;
  expect(await caseOf(draft)).toBeUndefined();
  await call('PATCH', `/jobs/${draft}/status`, { status: 'active' });
  expect(await caseOf(draft)).toMatchObject({ words: ['pyramid*'], hidden: false });
  const { id } = (await call('POST', '/jobs', posting({ title: 'Baker' }))).body;
  expect(await caseOf(id)).toBeUndefined();
  await call('PUT', `/jobs/${id}`, posting({ title: 'Baker', perks: 'Our Pyramidal scheme' }));
  expect((await service.request('GET', `/jobs/${id}`)).status).toBe(200);
  expect(await caseOf(id)).toMatchObject({ words: ['pyramid*'], author_id: employer.id });

  const decide = (decision: string) =>
    service.request('PATCH', `/jobs/operator/subjects/${id}`, {
      token: operator,
      body: { decision, reason: 'Looked at it' },
    });
  await decide('hide');
  expect(await caseOf(draft)).toMatchObject({ hidden_before: 1 });
  expect((await decide('reopen')).body).toMatchObject({ hidden: false, state: 'open' });
  expect((await service.request('GET', `/jobs/${id}`)).status).toBe(200);
});
