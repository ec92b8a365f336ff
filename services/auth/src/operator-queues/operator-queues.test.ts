import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import type { ServiceConfig } from '@commons/service-kit/service.config';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { createAuthService } from '../testing/auth-test-service.js';
import { operatorToken, register } from '../testing/people.js';

let service: TestService;
let operator: string;
/** A queue whose service does not run here, so its tasks wait. */
let jobs: ReturnType<TaskQueue['queue']>;

const path = (rest = '') => `/auth/operator/queues${rest}`;
const ask = (method: string, rest = '', body?: object, token = operator) =>
  service.request(method, path(rest), { token, ...(body && { body }) });
const queueOf = (name: string) =>
  new TaskQueue({ REDIS_PREFIX: service.env.REDIS_PREFIX } as ServiceConfig, service.redis()).queue(
    name,
  );
const stateOf = async (queue: string) =>
  (await ask('GET')).body.find((row: { queue: string }) => row.queue === queue);
const actions = async () =>
  (await service.request('GET', '/auth/operator/actions', { token: operator })).body;

beforeAll(async () => {
  service = await createAuthService();
  operator = await operatorToken(service, 'Opal Operator');
  jobs = queueOf('jobs');
});
afterAll(async () => {
  await jobs.close();
  await service.close();
});

/** A task that fails at once because its payload is invalid. */
async function failedTask(secret: string): Promise<string> {
  const queue = queueOf('auth');
  const data = { payload: { wrong: secret }, request_id: 'request-7' };
  const job = await queue.add('auth.erase-user', data, { attempts: 3, removeOnFail: false });
  await until(
    () => job.isFailed(),
    (failed) => failed,
  );
  await queue.close();
  return job.id ?? '';
}

it('shows waiting tasks per queue, and since when they wait', async () => {
  const before = new Date().toISOString();
  expect((await ask('GET')).headers.get('x-total-count')).toBe('5');
  expect(await stateOf('jobs')).toMatchObject({ waiting: 0, active: 0, failed: 0 });
  await jobs.add('jobs.mail-status', { payload: {} });
  await jobs.add('jobs.index', { payload: {} }, { priority: 5 });
  await jobs.add('jobs.later', { payload: {} }, { delay: 600_000 });
  const state = await stateOf('jobs');
  expect(state).toMatchObject({ waiting: 2, delayed: 1, workers: 0 });
  expect(state.waiting_since >= before).toBe(true);
  expect((await stateOf('auth')).workers).toBe(1);
});

it('lists failed tasks without their payloads, and retries or drops them', async () => {
  const [first, second] = [await failedTask('ann@example.org'), await failedTask('Bob')];
  const { body, headers } = await ask('GET', '/auth/failed');
  expect(headers.get('x-total-count')).toBe('2');
  expect(body[0]).toMatchObject({
    ...{ id: second, name: 'auth.erase-user', request_id: 'request-7', tries: 1 },
    error: expect.stringMatching(/^payload refused/),
  });
  expect(JSON.stringify(body)).not.toMatch(/ann@|Bob/);

  expect((await ask('POST', '/auth/drop', { ids: [first] })).status).toBe(422);
  const reason = 'Of an older version';
  const dropped = await ask('POST', '/auth/drop', { ids: [first, 'unknown'], reason });
  expect(dropped.body).toEqual({ tasks: 1 });
  expect((await ask('POST', '/auth/retry', { ids: [first] })).body).toEqual({ tasks: 0 });
  expect((await ask('POST', '/auth/retry', { ids: [second] })).body).toEqual({ tasks: 1 });
  // It fails again, since its payload is unchanged.
  await until(
    () => stateOf('auth'),
    ({ failed }) => failed === 1,
  );
  const [retried, removed] = await actions();
  expect(retried).toMatchObject({
    ...{ action: 'task-retried', subject_kind: 'task', subject_id: 'auth' },
    ...{ subject_title: 'auth.erase-user', operator_name: 'Opal Operator' },
  });
  expect(removed).toMatchObject({ action: 'task-dropped', reason });
});

it('is for operators only, and for known queues', async () => {
  const member = (await register(service)).token;
  expect((await ask('GET', '', undefined, member)).status).toBe(403);
  expect((await ask('POST', '/auth/retry', { ids: ['1'] }, member)).status).toBe(403);
  expect((await ask('GET', '/none/failed')).status).toBe(422);
});
