import type { UserSnapshot } from '@commons/contracts/account/account';
import { resumesUserChanged } from '@commons/contracts/tasks/resumes-tasks';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { resumesService } from '../app.module.js';
import { profileCalls, sampleProfile } from '../testing/profile-calls.js';

const id = '65f000000000000000000077';
let account_type: UserSnapshot['account_type'] = 'job_seeker';
let isAuthAway = false;
let suspended = false;

let service: TestService;
let tasks: TaskQueue;
const { person, put, share, shared, get } = profileCalls(() => service);

beforeAll(async () => {
  service = await createTestService(resumesService, {
    // The default six attempts end within a second; a slow machine needs longer until auth is up again.
    env: { TASK_ATTEMPTS: '12' },
    internal: ({ path }) => {
      if (isAuthAway) throw new Error('auth is down');
      const known = { id, full_name: 'Sam Seeker', email: 'sam@example.org' };
      return path === `/internal/users/${id}`
        ? { ...known, account_type, email_notifications: true, ...(suspended && { suspended }) }
        : undefined;
    },
  });
  const redis = service.redis();
  await redis.ping();
  tasks = new TaskQueue(service.env as unknown as ServiceConfig, redis);
});
afterAll(async () => {
  await tasks.onApplicationShutdown();
  await service.close();
});

const tell = () => tasks.run(resumesUserChanged, { user_id: id }, { timeoutMs: 60_000 });

it('closes the profile of a suspended person, and opens it again under the same link (decision B59)', async () => {
  const token = await person('job_seeker', 77);
  await put(sampleProfile, token);
  const { share_token: link } = (await share(token)).body;
  suspended = true;
  await tell();
  expect((await shared(link)).status).toBe(404);
  suspended = false;
  await tell();
  expect((await shared(link)).status).toBe(200);
  expect(JSON.stringify((await get(token)).body)).not.toContain('suspended');
});

it('revokes the public link of a new employer, also when auth is down at first, and keeps the profile', async () => {
  const token = await person('job_seeker', 77);
  await put(sampleProfile, token);
  const { share_token: link } = (await share(token)).body;
  await tell();
  expect((await shared(link)).status).toBe(200);

  account_type = 'employer';
  isAuthAway = true;
  const told = tell();
  expect((await shared(link)).status).toBe(200);
  isAuthAway = false;
  await told;
  expect((await shared(link)).status).toBe(404);

  account_type = 'job_seeker';
  await tell();
  expect((await shared(link)).status).toBe(404);
  expect((await get(token)).body.summary).toBe(sampleProfile.summary);
  expect((await share(token)).body.share_token).not.toBe(link);
});
