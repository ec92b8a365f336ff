import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { decodeJwt } from 'jose';
import { createAuthService } from '../testing/auth-test-service.js';
import { password, register, signIn } from '../testing/people.js';

let service: TestService;
beforeAll(async () => {
  // Longer than any test runs.
  const pause = '600000';
  service = await createAuthService({ SIGN_IN_PAUSE_MS: pause, SIGN_IN_LONGEST_PAUSE_MS: pause });
});
afterAll(() => service.close());

const fresh = 'a quite different one';
const change = (token: string, current_password: unknown, new_password: unknown = fresh) =>
  service.request('PUT', '/auth/password', { token, body: { current_password, new_password } });
const isIn = async (token: string) =>
  (await service.request('GET', '/auth/me', { token })).status === 200;

describe('PUT /auth/password', () => {
  it('changes the password and ends all other sessions in every service', async () => {
    const { token, email } = await register(service);
    const stranger = await register(service);
    const other = (await signIn(service, { email, password, remember: true })).body.access_token;
    const answer = await change(token, password);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Password updated successfully!' },
    });
    const states = await Promise.all([token, other, stranger.token].map(isIn));
    expect(states).toEqual([true, false, true]);
    const key = `${service.env.REDIS_PREFIX}:revoked:${decodeJwt(other).sid}`;
    expect(await service.redis().pttl(key)).toBeGreaterThan(29 * 86_400_000);
    expect((await signIn(service, { email, password })).status).toBe(401);
    expect((await signIn(service, { email, password: fresh })).status).toBe(200);
  });

  it('refuses a wrong current password with 400, and throttles guessing', async () => {
    const { token, email } = await register(service);
    for (let guess = 0; guess < 5; guess++) {
      expect(await change(token, `guess ${guess}`)).toMatchObject({
        status: 400,
        body: { detail: 'Current password is incorrect' },
      });
    }
    expect((await change(token, password)).status).toBe(429);
    expect(await isIn(token)).toBe(true);
    const user = await (await service.database()).collection('users').findOne({ email });
    expect(user).not.toHaveProperty('sessions_end_at');
  });

  it.each([
    ['12345', 'Password must be at least 6 characters long'],
    ['password1', 'This password is too common. Please choose another one.'],
    ['x'.repeat(129), expect.any(String)],
    [undefined, 'Field required'],
    [{ $ne: '' }, expect.any(String)],
  ])('refuses the new password %j', async (value, msg) => {
    const { token, email } = await register(service);
    const body = {
      current_password: password,
      ...(value === undefined ? {} : { new_password: value }),
    };
    const answer = await service.request('PUT', '/auth/password', { token, body });
    expect(answer).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'new_password'], msg }] },
    });
    expect((await signIn(service, { email, password })).status).toBe(200);
  });

  it('refuses guests', async () => {
    expect((await change('', password)).status).toBe(401);
  });
});

describe('an interrupted end of sessions', () => {
  it('is completed by the reconciliation', async () => {
    const other = await createAuthService({ RECONCILE_INTERVAL_MS: '100' });
    const { token, email } = await register(other);
    const kept = (await signIn(other, { email, password })).body.access_token;
    const users = (await other.database()).collection('users');
    const mark = { sessions_end_at: new Date(), sessions_end_except: decodeJwt(kept).sid };
    await users.updateOne({ email }, { $set: mark });
    const later = (await signIn(other, { email, password })).body.access_token;
    const status = async (session: string) =>
      (await other.request('GET', '/auth/me', { token: session })).status;
    await until(
      () => status(token),
      (answer) => answer !== 200,
    );
    expect(await Promise.all([token, kept, later].map(status))).toEqual([401, 200, 200]);
    await other.close();
  });
});
