import { featureSwitchNames } from '@commons/contracts/portal/feature-switch-lists';
import { startService } from '@commons/service-kit/service';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { authService } from '../app.module.js';
import { createAuthService } from '../testing/auth-test-service.js';
import { operatorToken, password, register } from '../testing/people.js';

let service: TestService;
let operator: string;
let person = 0;

beforeAll(async () => {
  service = await createAuthService({ RECONCILE_INTERVAL_MS: '100' });
  operator = await operatorToken(service, 'Opal Operator');
});
afterAll(() => service.close());

const path = '/auth/operator/feature-switches';
const turn = (on: boolean, reason = 'A wave of false accounts') =>
  service.request('PUT', `${path}/registration`, { token: operator, body: { on, reason } });
function registerAt(url: string) {
  person += 1;
  const body = { full_name: 'Ann', email: `ann-${person}@example.org`, password };
  return fetch(`${url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

it('refuses new accounts in every instance while they are switched off', async () => {
  const other = await startService(authService, { ...service.env, ROLES: 'api' });
  try {
    expect((await registerAt(other.url)).status).toBe(201);
    expect((await turn(false)).body).toMatchObject({ name: 'registration', on: false });
    const refused = await registerAt(service.url);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { detail: 'New accounts cannot be created at the moment. Please try again later.' },
    ]);
    await until(
      async () => (await registerAt(other.url)).status,
      (status) => status === 403,
    );
    // Existing accounts are unaffected.
    const login = { email: 'ann-1@example.org', password };
    expect((await service.request('POST', '/auth/login', { body: login })).status).toBe(200);
    await turn(true);
    expect((await registerAt(service.url)).status).toBe(201);
  } finally {
    await other.close();
  }
});

it('records who switched what, when and why, and survives data loss in Redis', async () => {
  await turn(false, 'Spring cleaning');
  await turn(false, 'A second time');
  const { body } = await service.request('GET', path, { token: operator });
  expect(body.map(({ name }: { name: string }) => name)).toEqual(featureSwitchNames);
  expect(body.find(({ name }: { name: string }) => name === 'registration')).toMatchObject({
    ...{ on: false, changed_by: 'Opal Operator', reason: 'Spring cleaning' },
    changed_at: expect.any(String),
  });
  const redis = service.redis();
  const key = `${service.env.REDIS_PREFIX}:feature-switches`;
  await redis.del(key);
  await until(
    () => redis.get(key),
    (text) => text === '["registration"]',
  );
  await turn(true);
});

it('is for operators only', async () => {
  const token = (await register(service)).token;
  expect((await service.request('GET', path, { token })).status).toBe(403);
  const body = { on: false, reason: 'I want it' };
  expect((await service.request('PUT', `${path}/ai_tools`, { token, body })).status).toBe(403);
  expect((await service.request('PUT', `${path}/jobs`, { token: operator, body })).status).toBe(
    422,
  );
});
