import { setTimeout as delay } from 'node:timers/promises';
import { eraseUser } from '@commons/contracts/tasks/erase-user-tasks';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import { countObjects } from '@commons/service-kit/testing/count-objects';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { resumesService } from '../app.module.js';
import { resumeText, uploadForm } from '../testing/resume-text.js';

const person = {
  id: '65f000000000000000000001',
  email: 'maya@example.org',
  full_name: 'Maya Lindgren',
  account_type: 'job_seeker',
  email_notifications: true,
} as const;

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await createTestService(resumesService, {
    env: { RECONCILE_INTERVAL_MS: '100' },
    internal: ({ path }) =>
      path === `/internal/users/${person.id}` ? { ...person, closed: true } : undefined,
  });
});
/** The bucket may contain objects of other tests. */
let others: number;
beforeAll(async () => {
  others = await files();
});
beforeEach(async () => {
  const { id: sub, account_type } = person;
  token = await service.tokenFor({ sub, account_type });
  const form = uploadForm('cv.txt', resumeText, { expires: 'true' });
  await service.request('POST', '/resume/upload', { token, body: form });
});
afterAll(() => service.close());

const files = () => countObjects(service.env, 'resumes');
const current = () => service.request('GET', '/resume/current', { token });

it('deletes the raw upload after its 30 days, but not the text', async () => {
  const { body } = await current();
  const database = await service.database();
  const over = { $set: { expires_at: new Date(Date.now() - 1) } };
  await database.collection('resumes').updateOne({ user_id: person.id }, over);
  await database.close();
  while ((await files()) > others) await delay(50);
  expect((await service.request('GET', '/resume/profile-findings', { token })).body.email).toBe(
    'maya.lindgren@example.org',
  );
  expect((await service.request('DELETE', `/resume/${body.resume_id}`, { token })).status).toBe(
    204,
  );
});

it('exports résumés, and erases them with the account', async () => {
  const authorization = `Bearer ${await service.serviceToken('auth')}`;
  const ask = (path: string, body: object) =>
    service.request('POST', `/internal/user-data/resumes${path}`, {
      body,
      headers: { authorization },
    });
  const { records, files: names } = (await ask('', { person })).body;
  expect(records).toMatchObject([{ filename: 'cv.txt', text: expect.stringContaining('Maya') }]);
  expect((await ask('/file', { person, name: names[0] })).body).toBe(resumeText);
  const redis = service.redis();
  await redis.ping();
  const tasks = new TaskQueue(service.env as unknown as ServiceConfig, redis);
  await tasks.run(eraseUser('resumes'), { user_id: person.id }, { timeoutMs: 60_000 });
  expect(await files()).toBe(others);
  expect(await current()).toMatchObject({ status: 200, body: null });
  await tasks.onApplicationShutdown();
});
