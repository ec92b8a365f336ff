import { setTimeout as delay } from 'node:timers/promises';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { createAuthService } from '../testing/auth-test-service.js';
import { mailTo, password, type Registered, register, signIn } from '../testing/people.js';

let service: TestService;
const path = '/auth/account-deletion';
const ask = (who: Registered, current_password = password) =>
  service.request('POST', path, { token: who.token, body: { current_password } });
const stored = async (email: string) => {
  const database = await service.database();
  const user = await database.collection('users').findOne({ email });
  await database.close();
  return user;
};
/** Redis keys of known IP addresses and of failed sign-ins. */
const machines = async () => {
  const redis = service.redis();
  const start = `${service.env.REDIS_PREFIX}:auth:sign-in`;
  const keys = await Promise.all(
    [`known:*`, `account:*`].map((of) => redis.keys(`${start}:${of}`)),
  );
  return keys.flat().sort();
};
const confirm = async (id: string, caller: string) =>
  service.request('POST', `/internal/user-erasures/${id}`, {
    token: await service.serviceToken(caller),
  });

describe('within the grace period', () => {
  beforeAll(async () => {
    service = await createAuthService({ SITE_TIME_ZONE: 'America/Chicago' });
  });
  afterAll(() => service.close());

  it('a deletion is requested with the password, confirmed by mail, and can be cancelled', async () => {
    const person = await register(service);
    expect(await ask(person, 'wrong password')).toMatchObject({
      status: 400,
      body: { detail: 'Current password is incorrect' },
    });
    const profile = await service.request('GET', '/auth/profile', { token: person.token });
    expect(profile.body.deletion_days).toBe(14);
    const asked = await ask(person);
    expect(asked.status).toBe(200);
    const days = (Date.parse(asked.body.deletion_due_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    const mail = await mailTo(service, person.email, 2);
    const mails = service.inbox.mails.filter(({ subject }) => subject?.includes('will be deleted'));
    expect(mails).toHaveLength(1);
    expect(`${mail.text} ${mails[0]?.text}`).toContain('Keep my account');
    expect(mails[0]?.text).toMatch(/deleted on \w+ \d+, \d{4} at \d+:\d{2}\s[AP]M C[SD]T,/);

    const again = await ask(person);
    expect(again.body.deletion_due_at).toBe(asked.body.deletion_due_at);
    const session = await signIn(service, { email: person.email, password });
    expect(session.status).toBe(200);
    const { access_token: token } = session.body;
    const kept = await service.request('DELETE', path, { token });
    expect(kept).toMatchObject({ status: 200 });
    expect(kept.body.deletion_due_at).toBeUndefined();
    expect((await service.request('GET', '/auth/me', { token })).status).toBe(200);
  });
});

describe('after the grace period', () => {
  beforeAll(async () => {
    const env = { ACCOUNT_DELETION_DAYS: '0', RECONCILE_INTERVAL_MS: '100' };
    service = await createAuthService(env);
  });
  afterAll(() => service.close());

  it('the account is closed, and erased once every service has confirmed', async () => {
    const before = await machines();
    const person = await register(service);
    // Waits, because sending this mail stores a link, which must not happen during the erasure.
    await mailTo(service, person.email, 1);
    await ask(person);
    expect((await machines()).length).toBe(before.length + 2);
    const closed = await until(
      () => stored(person.email),
      (user) => user?.closed_at !== undefined,
    );
    expect(closed?.erasures_left).toEqual(['directory', 'jobs', 'resumes', 'ai']);
    expect((await signIn(service, { email: person.email, password })).status).toBe(401);
    await until(
      () => service.request('GET', '/auth/me', { token: person.token }),
      ({ status }) => status === 401,
    );

    const internal = await service.request('GET', `/internal/users/${person.id}`, {
      token: await service.serviceToken('jobs'),
    });
    expect(internal.body).toMatchObject({ email: person.email, closed: true });
    expect((await confirm(person.id, 'jobs')).body.left).toEqual(['directory', 'resumes', 'ai']);
    expect((await confirm(person.id, 'jobs')).body.left).toEqual(['directory', 'resumes', 'ai']);
    await confirm(person.id, 'resumes');
    await confirm(person.id, 'ai');
    await service.restart();
    await delay(400);
    expect(await stored(person.email)).not.toBeNull();
    await confirm(person.id, 'directory');
    await until(
      () => stored(person.email),
      (user) => user === null,
    );
    const mails = service.inbox.mails.filter(({ subject }) => subject?.includes('been deleted'));
    expect(mails).toHaveLength(1);
    const database = await service.database();
    for (const { name } of (await database.db?.listCollections().toArray()) ?? []) {
      const rows = JSON.stringify(await database.collection(name).find().toArray());
      expect(rows).not.toContain(person.email);
      expect(rows).not.toContain(person.id);
    }
    await database.close();
    expect(await machines()).toEqual(before);
  });

  it.each([
    ['does not exist', '550', 0],
    ['is full for days', '452', 3],
  ])('the account is erased although its mailbox %s (decision B203)', async (_, code, daysAgo) => {
    const person = await register(service, { email: `refused-${code}@example.org` });
    await ask(person);
    await until(
      () => stored(person.email),
      (user) => user?.closed_at !== undefined,
    );
    const database = await service.database();
    const closed_at = new Date(Date.now() - daysAgo * 86_400_000);
    await database.collection('users').updateOne({ email: person.email }, { $set: { closed_at } });
    for (const name of ['directory', 'jobs', 'resumes', 'ai']) await confirm(person.id, name);
    await until(
      () => stored(person.email),
      (user) => user === null,
    );
    await database.close();
  });

  it('a task lost with Redis is enqueued again', async () => {
    const person = await register(service);
    await ask(person);
    await until(
      () => stored(person.email),
      (user) => user?.closed_at !== undefined,
    );
    const redis = service.redis();
    const queue = `${service.env.REDIS_PREFIX}:bull:jobs:jobs.erase-user/${person.id}-*`;
    await until(
      () => redis.keys(queue),
      (keys) => keys.length > 0,
    );
    await redis.del(...(await redis.keys(queue)));
    await until(
      () => redis.keys(queue),
      (keys) => keys.length > 0,
    );
  });
});
