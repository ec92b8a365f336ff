import type { ApplicationElsewhere } from '@commons/contracts/applications/applications-elsewhere';
import { maxApplicationsElsewhere } from '@commons/contracts/applications/elsewhere-lists';
import { eraseUser } from '@commons/contracts/tasks/erase-user-tasks';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import { type JobsUnderTest, type Person, startJobs } from '../testing/jobs-service.js';

let service: JobsUnderTest;
let seeker: Person;
beforeAll(async () => {
  service = await startJobs();
});
beforeEach(async () => {
  seeker = await service.account('job_seeker');
});
afterAll(() => service.close());

const path = '/my-applications/elsewhere';
const as = (method: string, to = '', body?: unknown, { token } = seeker) =>
  service.request(method, `${path}${to}`, { token, ...(body !== undefined && { body }) });
const entry = (change: object = {}) => ({
  job_title: 'Signal Fitter',
  company_name: 'Ridge Railway',
  link: 'https://ridge-rail.example/jobs/7',
  applied_on: '2026-11-03',
  status: 'applied',
  note: 'Asked for a reference.',
  ...change,
});
const list = async (): Promise<ApplicationElsewhere[]> => (await as('GET')).body;

it('are added, listed by date, changed, moved and deleted', async () => {
  const { status, body } = await as('POST', '', entry());
  expect([status, body]).toEqual([201, { ...entry(), ...stamped }]);
  await as(
    'POST',
    '',
    entry({ job_title: 'Guard', applied_on: '2026-11-20', link: '', note: ' ' }),
  );
  expect((await list()).map(({ job_title }) => job_title)).toEqual(['Guard', 'Signal Fitter']);
  expect((await list())[0]).not.toHaveProperty('link');
  const moved = await as('PUT', `/${body.id}`, entry({ status: 'interview', link: '' }));
  expect(moved.body).toMatchObject({ status: 'interview', note: 'Asked for a reference.' });
  expect(moved.body).not.toHaveProperty('link');
  expect((await as('DELETE', `/${body.id}`)).status).toBe(204);
  expect((await as('DELETE', `/${body.id}`)).status).toBe(404);
  expect(await list()).toHaveLength(1);
});
const stamped = {
  id: expect.stringMatching(/^[0-9a-f]{24}$/),
  created_at: expect.any(String),
  updated_at: expect.any(String),
};

it('refuse what is missing, too long, no date, no status and no web address', async () => {
  const refused = async (change: object) => {
    const { status, body } = await as('POST', '', entry(change));
    return [status, body.detail[0].loc[1]];
  };
  expect(await refused({ job_title: ' ' })).toEqual([422, 'job_title']);
  expect(await refused({ company_name: 'x'.repeat(121) })).toEqual([422, 'company_name']);
  expect(await refused({ applied_on: '2026-02-30' })).toEqual([422, 'applied_on']);
  expect(await refused({ status: 'pending' })).toEqual([422, 'status']);
  expect(await refused({ link: 'javascript:alert(1)' })).toEqual([422, 'link']);
  expect(await refused({ note: 'x'.repeat(2_001) })).toEqual([422, 'note']);
  expect(await list()).toEqual([]);
});

it('are visible to their author only', async () => {
  const { body } = await as('POST', '', entry());
  const other = await service.account('job_seeker');
  expect((await as('GET', '', undefined, other)).body).toEqual([]);
  expect((await as('PUT', `/${body.id}`, entry({ status: 'offer' }), other)).status).toBe(404);
  expect((await as('DELETE', `/${body.id}`, undefined, other)).status).toBe(404);
  expect((await as('GET', '', undefined, await service.account('employer'))).status).toBe(403);
  expect(await list()).toEqual([body]);
});

it('are limited to 500, also for concurrent requests', async () => {
  const rows = (await service.database()).collection('applications_elsewhere');
  const at = new Date();
  await rows.insertMany(
    Array.from({ length: maxApplicationsElsewhere - 1 }, () => ({
      ...entry(),
      ...{ user_id: seeker.id, created_at: at, updated_at: at },
    })),
  );
  const answers = await Promise.all([1, 2, 3].map(() => as('POST', '', entry())));
  const stored = answers.filter(({ status }) => status === 201);
  expect(stored.length).toBeLessThanOrEqual(1);
  for (const { status, body } of answers) {
    if (status !== 201) expect([status, body.detail]).toEqual([409, expect.stringMatching(/500/)]);
  }
  expect(await list()).toHaveLength(maxApplicationsElsewhere - 1 + stored.length);
});

it('are part of the data export, and deleted with the account', async () => {
  await as('POST', '', entry());
  const answer = await fetch(`${service.url}/internal/user-data/applications-elsewhere`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await service.serviceToken('auth')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ person: seeker }),
  });
  const { records } = (await answer.json()) as { records: object[] };
  expect(records).toMatchObject([entry()]);
  const redis = service.redis();
  await redis.ping();
  const tasks = new TaskQueue(service.env as unknown as ServiceConfig, redis);
  await tasks.run(eraseUser('jobs'), { user_id: seeker.id }, { timeoutMs: 60_000 });
  await tasks.onApplicationShutdown();
  expect(await list()).toEqual([]);
});
