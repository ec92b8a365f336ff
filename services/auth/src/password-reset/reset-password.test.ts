import { startService } from '@commons/service-kit/service';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { decodeJwt } from 'jose';
import { authService } from '../app.module.js';
import { createAuthService } from '../testing/auth-test-service.js';
import { mailTo, password, register, signIn, tokenOf } from '../testing/people.js';

let service: TestService;
beforeAll(async () => {
  service = await createAuthService();
});
afterAll(() => service.close());

const fresh = 'a quite different one';
const bad = {
  status: 400,
  body: { detail: 'Failed to reset password. The link may have expired.' },
};
let machines = 0;
/** Each call comes from a new IP address. */
const forgot = (email: string) =>
  service.request('POST', '/auth/forgot-password', {
    body: { email },
    headers: { 'x-forwarded-for': `198.51.100.${++machines}` },
  });
const reset = (token: unknown, new_password: unknown = fresh) =>
  service.request('POST', '/auth/reset-password', { body: { token, new_password } });
const me = (token: string) => service.request('GET', '/auth/me', { token });
const collection = async (name: string) => (await service.database()).collection(name);

/** Registers a person who requests a link. Includes its token. */
async function personWithLink() {
  const person = await register(service);
  await mailTo(service, person.email, 1);
  await forgot(person.email);
  const mail = await mailTo(service, person.email, 2);
  return { ...person, mail, link: tokenOf(mail, 'reset-password') };
}

describe('POST /auth/reset-password', () => {
  it('ends all sessions of the account in every service, and verifies the address', async () => {
    const person = await personWithLink();
    const stranger = await register(service);
    const other = (await signIn(service, { email: person.email, password })).body.access_token;
    expect(await reset(person.link)).toMatchObject({
      status: 200,
      body: { message: 'Your password has been reset successfully!' },
    });
    for (const token of [person.token, other]) {
      expect((await me(token)).status).toBe(401);
      const key = `${service.env.REDIS_PREFIX}:revoked:${decodeJwt(token).sid}`;
      expect(await service.redis().exists(key)).toBe(1);
    }
    expect((await me(stranger.token)).status).toBe(200);
    const { body } = await signIn(service, { email: person.email, password: fresh });
    expect((await me(body.access_token)).body.email_verified).toBe(true);
  });

  it('leaves no session of a concurrent sign-in with the old password', async () => {
    for (let attempt = 0; attempt < 3; attempt++) {
      const { link, email } = await personWithLink();
      const old = [1, 2, 3].map(() => signIn(service, { email, password }));
      const [answer, ...signIns] = await Promise.all([reset(link), ...old]);
      expect(answer?.status).toBe(200);
      for (const { status, body } of signIns) {
        if (status === 200) expect((await me(body.access_token)).status).toBe(401);
      }
    }
  });

  it('accepts a link once, also with concurrent requests', async () => {
    const { link, email } = await personWithLink();
    const tries = [1, 2, 3, 4].map((at) => reset(link, `${fresh} ${at}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400, 400, 400]);
    expect(await reset(link)).toMatchObject(bad);
    const left = await (await collection('reset_tokens')).countDocuments({ email });
    expect(left).toBe(0);
  });

  it('refuses links that are unknown, expired, of another address, or of another kind', async () => {
    const { link, email } = await personWithLink();
    const verification = tokenOf((await mailTo(service, email, 1)) ?? {});
    for (const other of ['x', `${link}x`, link.slice(1), 'a'.repeat(43), verification]) {
      expect(await reset(other)).toMatchObject(bad);
    }
    const expires_at = new Date(Date.now() - 1_000);
    await (await collection('reset_tokens')).updateOne({ email }, { $set: { expires_at } });
    expect(await reset(link)).toMatchObject(bad);
    const moved = await personWithLink();
    await (await collection('users')).updateOne(
      { email: moved.email },
      { $set: { email: `new-${moved.email}` } },
    );
    expect(await reset(moved.link)).toMatchObject(bad);
    expect((await signIn(service, { email, password })).status).toBe(200);
  });

  it('invalidates older links, as does a change of the password', async () => {
    const first = await personWithLink();
    await forgot(first.email);
    const second = tokenOf(await mailTo(service, first.email, 3), 'reset-password');
    expect((await reset(second)).status).toBe(200);
    expect(await reset(first.link)).toMatchObject(bad);
    const other = await personWithLink();
    const body = { current_password: password, new_password: 'my own choice' };
    await service.request('PUT', '/auth/password', { token: other.token, body });
    expect(await reset(other.link)).toMatchObject(bad);
  });

  it('refuses weak passwords, after which the link still works', async () => {
    const { link } = await personWithLink();
    const texts = [
      ['1234567', 'Password must be at least 8 characters long'],
      ['Password1', 'This password is too common. Please choose another one.'],
      ['x'.repeat(129), expect.any(String)],
      [{ $ne: '' }, expect.any(String)],
    ];
    for (const [value, msg] of texts) {
      expect(await reset(link, value)).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ['body', 'new_password'], msg }] },
      });
    }
    expect((await reset(link)).status).toBe(200);
  });

  it('changes nothing while Redis is unavailable, after which the link still works', async () => {
    const { link, email } = await personWithLink();
    const away = { ...service.env, REDIS_URL: 'redis://127.0.0.1:1' };
    const without = await startService(authService, away);
    const answer = await fetch(`${without.url}/auth/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: link, new_password: fresh }),
    });
    await without.close();
    expect(answer.status).toBe(503);
    expect((await signIn(service, { email, password })).status).toBe(200);
    expect((await reset(link)).status).toBe(200);
  });

  it('does nothing on GET', async () => {
    const { link, email } = await personWithLink();
    const answer = await service.request('GET', `/auth/reset-password?token=${link}`);
    expect(answer.status).toBe(404);
    expect(await (await collection('reset_tokens')).countDocuments({ email })).toBe(1);
  });
});
