import type { UserSnapshot } from '@commons/contracts/account/account';
import { eraseUser } from '@commons/contracts/tasks/erase-user-tasks';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { resumesService } from '../app.module.js';

const snapshot = (id: string, full_name: string): UserSnapshot => ({
  ...{ id: id.repeat(24), full_name, email: `${id}@example.org` },
  ...{ account_type: 'job_seeker', email_notifications: true },
});
const ada = snapshot('a', 'Ada Byron');
const ben = snapshot('b', 'Ben Stone');

let service: TestService;
let tasks: TaskQueue;

beforeAll(async () => {
  service = await createTestService(resumesService, {
    internal: ({ path }) => (path === `/internal/users/${ada.id}` ? ada : undefined),
  });
  const redis = service.redis();
  await redis.ping();
  tasks = new TaskQueue(service.env as unknown as ServiceConfig, redis);
});
afterAll(async () => {
  await tasks.onApplicationShutdown();
  await service.close();
});

/** Stores a profile with a public link. @returns the link's token */
async function publish({ id, full_name }: UserSnapshot): Promise<string> {
  const token = await service.tokenFor({ account_type: 'job_seeker', sub: id });
  const body = { full_name, skills: ['Baking'], summary: `${full_name} bakes.` };
  await service.request('PUT', '/job-seeker/professional-profile', { token, body });
  const link = await service.request('POST', '/job-seeker/profile/share-link', { token });
  return link.body.share_token;
}

const collect = async (person: UserSnapshot) => {
  const token = await service.serviceToken('auth');
  const path = '/internal/user-data/profile';
  return (await service.request('POST', path, { token, body: { person } })).body.records;
};
const shared = async (link: string) =>
  (await service.request('GET', `/shared-profile/${link}`)).status;

it('exports and erases profile and link, of one person only', async () => {
  const [hers, his] = [await publish(ada), await publish(ben)];
  expect(await collect(ada)).toMatchObject([
    { full_name: 'Ada Byron', summary: 'Ada Byron bakes.', share_token: hers },
  ]);
  for (let times = 0; times < 2; times++) {
    await tasks.run(eraseUser('resumes'), { user_id: ada.id }, { timeoutMs: 60_000 });
  }
  expect(await shared(hers)).toBe(404);
  expect(await shared(his)).toBe(200);
  expect(await collect(ada)).toEqual([]);
  expect(await collect(ben)).toHaveLength(1);
  const database = await service.database();
  const rows = JSON.stringify(await database.collection('profiles').find({}).toArray());
  expect(rows).not.toMatch(/Ada|aaaaaa/);
  await database.close();
});
