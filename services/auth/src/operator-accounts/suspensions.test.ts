import { startService } from '@commons/service-kit/service';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { authService } from '../app.module.js';
import { createAuthService } from '../testing/auth-test-service.js';
import { joinedColleague } from '../testing/colleagues.js';
import { mailTo, operatorToken, password, register, signIn } from '../testing/people.js';

let service: TestService;
let operator: string;

beforeAll(async () => {
  service = await createAuthService({ RECONCILE_INTERVAL_MS: '100' });
  operator = await operatorToken(service, 'Opal Operator');
});
afterAll(() => service.close());

const pathOf = (id: string) => `/auth/operator/accounts/${id}/suspension`;
const suspend = (id: string, body: object = { reason: 'Posted spam' }, token = operator) =>
  service.request('PUT', pathOf(id), { token, body });
const restore = (id: string) => service.request('DELETE', pathOf(id), { token: operator });
const statusAt = async (url: string, token: string) =>
  (await fetch(`${url}/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status;
const idOf = async (token: string) => (await service.request('GET', '/auth/me', { token })).body.id;

it('ends the sessions in every instance, is explained at sign-in and by mail, and can be ended', async () => {
  const other = await startService(authService, { ...service.env, ROLES: 'api' });
  try {
    const { id, email, token } = await register(service);
    expect(await statusAt(other.url, token)).toBe(200);
    expect((await suspend(id)).body).toMatchObject({
      id,
      suspended: { reason: 'Posted spam', by: 'Opal Operator' },
    });
    expect(await statusAt(service.url, token)).toBe(401);
    await until(
      () => statusAt(other.url, token),
      (status) => status === 401,
    );
    const refused = await signIn(service, { email, password });
    expect(refused).toMatchObject({
      status: 403,
      body: {
        detail:
          'This account is suspended. To answer, write to us on the contact page. The reason: Posted spam',
      },
    });
    // A wrong password reveals nothing.
    const guess = await signIn(service, { email, password: 'something else' });
    expect(guess).toMatchObject({ status: 401, body: { detail: 'Invalid email or password' } });
    // After the verification mail.
    const mail = await mailTo(service, email, 2);
    expect(mail.subject).toBe('Your account is suspended');
    expect(mail.text).toContain('Posted spam');
    expect(mail.text).toMatch(/https?:\S+\/contact/);

    expect((await restore(id)).body.suspended).toBeUndefined();
    expect((await signIn(service, { email, password })).status).toBe(200);
    expect((await mailTo(service, email, 3)).subject).toBe('Your account is no longer suspended');
    const log = await service.request('GET', '/auth/operator/actions', { token: operator });
    expect(log.body.slice(0, 2)).toMatchObject([
      { action: 'unsuspend', subject_id: id },
      { action: 'suspend', subject_id: id, reason: 'Posted spam' },
    ]);
  } finally {
    await other.close();
  }
});

it('expires by itself, and notifies the other services of start and end', async () => {
  const { id, email } = await register(service);
  const past = await suspend(id, { reason: 'Spam', until: new Date(Date.now() - 1).toISOString() });
  expect(past.status).toBe(422);
  // Long enough that a busy machine signs in before it.
  const end = new Date(Date.now() + 5_000);
  await suspend(id, { reason: 'A night to think', until: end.toISOString() });
  const refused = await signIn(service, { email, password });
  expect(refused.body.detail).toMatch(/^This account is suspended until \w+ \d+, \d{4}/);
  const snapshot = async () => {
    const token = await service.serviceToken('directory');
    return (await service.request('GET', `/internal/users/${id}`, { token })).body;
  };
  expect(await snapshot()).toMatchObject({ suspended: true });
  for (const queue of ['directory', 'jobs', 'resumes']) {
    const found = await service.redis().keys(`*${queue}*${id}*`);
    expect([queue, found.length > 0]).toEqual([queue, true]);
  }
  await until(
    async () => (await signIn(service, { email, password })).status,
    (status) => status === 200,
  );
  await until(snapshot, ({ suspended }) => suspended === undefined);
});

it('also affects colleagues of a suspended owner', async () => {
  const { owner, colleague, token } = await joinedColleague(service);
  await suspend(owner.id);
  expect(await statusAt(service.url, token)).toBe(401);
  const own = await signIn(service, { email: colleague.email, password });
  expect([own.status, own.body.user.business]).toEqual([200, undefined]);
  await restore(owner.id);
});

it('is refused for the account of the caller, the last operator, and everybody else', async () => {
  const self = await idOf(operator);
  expect(await suspend(self)).toMatchObject({
    status: 409,
    body: { detail: 'You cannot suspend your own account.' },
  });
  const second = await operatorToken(service, 'Otto Operator');
  const secondId = await idOf(second);
  // Both at once: one of them stays an operator.
  await Promise.all([suspend(secondId), suspend(self, { reason: 'Quarrel' }, second)]);
  const token = await service.serviceToken('directory');
  const left = await service.request('GET', '/internal/operators', { token });
  expect(left.body.length).toBeGreaterThan(0);
  const stranger = await register(service);
  expect((await suspend(self, { reason: 'Because' }, stranger.token)).status).toBe(403);
});
