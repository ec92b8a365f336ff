import type { UserSnapshot } from '@commons/contracts/account/account';
import { eraseUser } from '@commons/contracts/tasks/erase-user-tasks';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { directoryService } from '../app.module.js';
import { newListing } from '../testing/new-listing.js';

const snapshot = (id: string, full_name: string): UserSnapshot => ({
  ...{ id: id.repeat(24), full_name, email: `${id}@example.org`, email_verified: true },
  ...{ account_type: 'job_seeker', email_notifications: true },
});
const operator = snapshot('a', 'Opal Operator');
const writer = snapshot('b', 'Wim Writer');

let service: TestService;
let tasks: TaskQueue;

beforeAll(async () => {
  service = await createTestService(directoryService, {
    internal: ({ path }) => [operator, writer].find(({ id }) => path === `/internal/users/${id}`),
  });
  const redis = service.redis();
  await redis.ping();
  tasks = new TaskQueue(service.env as unknown as ServiceConfig, redis);
});
afterAll(async () => {
  await tasks.onApplicationShutdown();
  await service.close();
});

const erase = ({ id }: UserSnapshot) =>
  tasks.run(eraseUser('directory'), { user_id: id }, { timeoutMs: 60_000 });

it('the log of operator actions survives erasure, without the names of erased people', async () => {
  const { sub, full_name } = { sub: operator.id, full_name: operator.full_name };
  const token = await service.tokenFor({
    sub,
    full_name,
    account_type: 'employer',
    operator: true,
  });
  const { id } = await newListing(service);
  const path = `/business-directory/${id}/reviews`;
  const review = await service.request('POST', path, {
    body: {
      ...{ reviewer_name: writer.full_name, reviewer_email: writer.email, rating: 1 },
      comment: 'Nothing was as it was said to be.',
    },
  });
  const message = await service.request('POST', '/contact', {
    body: {
      ...{ name: writer.full_name, email: writer.email, subject: 'From Wim Writer' },
      message: 'Please call me back.',
    },
  });
  const act = async (of: string, body: object) =>
    expect((await service.request('PATCH', of, { token, body })).status).toBe(200);
  const hide = { decision: 'hide', reason: 'Not about the business' };
  await act(`/business-directory/operator/subjects/review/${review.body.id}`, hide);
  await act(`/contact/operator/messages/${message.body.id}`, { state: 'done' });
  const actions = async () =>
    (await service.request('GET', '/business-directory/operator/actions', { token })).body;
  expect(JSON.stringify(await actions())).toMatch(
    /Wim Writer · .*From Wim|From Wim.*Wim Writer · /,
  );

  const data = await service.request('POST', '/internal/user-data/operator-log', {
    token: await service.serviceToken('auth'),
    body: { person: operator },
  });
  expect(data.body.records).toHaveLength(2);
  await erase(writer);
  await erase(operator);
  const left = await actions();
  expect(left).toHaveLength(2);
  expect(JSON.stringify(left)).not.toMatch(/Wim|Opal/);
  expect(left[0].operator_name).toBe('Former member');
});
