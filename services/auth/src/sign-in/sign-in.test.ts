import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { createAuthService } from '../testing/auth-test-service.js';
import { password, register, signIn } from '../testing/people.js';

let service: TestService;
beforeAll(async () => {
  service = await createAuthService({ SIGN_IN_FREE_TRIES: '1000' });
});
afterAll(() => service.close());

const ended = { detail: 'Your session has ended. Please log in again.' };
const me = (token?: string) => service.request('GET', '/auth/me', token ? { token } : {});
const days = (token: string) => {
  const { exp = 0, iat = 0 } = decodeJwt(token);
  return (exp - iat) / 86_400;
};

describe('POST /auth/login', () => {
  it('returns a token and the user', async () => {
    const { id, email } = await register(service, { account_type: 'employer' });
    const { status, body } = await signIn(service, { email: ` ${email.toUpperCase()}`, password });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token_type: 'bearer',
      user: { id, email, account_type: 'employer', full_name: 'Ada Lovelace' },
    });
    expect(JSON.stringify(body.user)).not.toMatch(/password|hash/);
    expect((await me(body.access_token)).body).toEqual(body.user);
  });

  it('begins a session of one day, or 30 with `remember` (decision A59)', async () => {
    const { email } = await register(service);
    const life = async (remember?: boolean) =>
      days((await signIn(service, { email, password, remember })).body.access_token);
    expect(await life()).toBe(1);
    expect(await life(false)).toBe(1);
    expect(await life(true)).toBe(30);
  });

  it('gives the same answer for an unknown address and a wrong password', async () => {
    const { email } = await register(service);
    const wrong = await signIn(service, { email, password: 'not the password' });
    const unknown = await signIn(service, { email: 'nobody@example.org', password });
    expect(wrong).toMatchObject({ status: 401, body: { detail: 'Invalid email or password' } });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('takes as long for an unknown address as for a wrong password', async () => {
    const { email } = await register(service);
    const times = { wrong: [] as number[], unknown: [] as number[] };
    const time = async (address: string) => {
      const started = performance.now();
      await signIn(service, { email: address, password: 'not the password' });
      return performance.now() - started;
    };
    // Compares the fastest runs, because other load only adds time.
    const ratio = () => Math.min(...times.unknown) / Math.min(...times.wrong);
    // Without the decoy hash the ratio is below 0.2 in every run.
    const isAlike = () => ratio() > 0.5 && ratio() < 2;
    for (let run = 0; run < 9 || (run < 60 && !isAlike()); run++) {
      times.wrong.push(await time(email));
      times.unknown.push(await time(`nobody-${run}@example.org`));
    }
    expect([ratio(), isAlike()]).toEqual([expect.any(Number), true]);
  });

  it.each([{}, { email: 'a@b.example' }, { email: { $gt: '' }, password: { $gt: '' } }, []])(
    'refuses the body %j',
    async (body) => {
      expect((await signIn(service, body)).status).toBe(422);
    },
  );
});

describe('GET /auth/me', () => {
  it('refuses a missing token, a malformed one and one of foreign keys', async () => {
    expect(await me()).toMatchObject({ status: 401, body: { detail: 'Not authenticated' } });
    for (const token of ['x.y.z', await service.tokenFor()]) {
      expect(await me(token)).toMatchObject({ status: 401, body: ended });
    }
  });

  it('records the last use of the session, its device and its expiry', async () => {
    const { email } = await register(service);
    const { body } = await signIn(service, { email, password }, { 'user-agent': 'Netscape 4' });
    const sessions = (await service.database()).collection('sessions');
    const find = () => sessions.findOne({ _id: decodeJwt(body.access_token).sid as never });
    await sessions.updateOne(
      { _id: decodeJwt(body.access_token).sid as never },
      { $set: { last_used_at: new Date(0) } },
    );
    const started = Date.now();
    await me(body.access_token);
    const session = await find();
    expect(session?.user_agent).toBe('Netscape 4');
    expect(session?.last_used_at.getTime()).toBeGreaterThanOrEqual(started);
    expect(session?.expires_at.getTime() / 1_000).toBeCloseTo(
      decodeJwt(body.access_token).exp ?? 0,
      -1,
    );
  });

  it('refuses the token of a deleted account', async () => {
    const { token, email } = await register(service);
    await (await service.database()).collection('users').deleteOne({ email });
    expect(await me(token)).toMatchObject({ status: 401, body: ended });
  });
});

describe('POST /auth/logout', () => {
  it('ends this session and no other', async () => {
    const { token, email } = await register(service);
    const other = (await signIn(service, { email, password })).body.access_token;
    const answer = await service.request('POST', '/auth/logout', { token });
    expect([answer.status, answer.body]).toEqual([204, undefined]);
    expect(await me(token)).toMatchObject({ status: 401, body: ended });
    expect((await service.request('POST', '/auth/logout', { token })).status).toBe(401);
    expect((await me(other)).status).toBe(200);
    const { sid, exp = 0 } = decodeJwt(token);
    const left = await service.redis().pttl(`${service.env.REDIS_PREFIX}:revoked:${sid}`);
    expect(left).toBeGreaterThan((exp - Date.now() / 1_000 - 60) * 1_000);
  });
});

describe('GET /.well-known/jwks.json', () => {
  const keySet = async () => (await service.request('GET', '/.well-known/jwks.json')).body;

  it('publishes the current and the next key, without the private part', async () => {
    const { keys } = await keySet();
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
      expect(key).not.toHaveProperty('d');
    }
    const { token } = await register(service);
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', kid: keys[0].kid });
  });

  it('preserves keys and sessions over a restart, with a copy in Redis', async () => {
    const { token } = await register(service);
    const before = await keySet();
    const copy = `${service.env.REDIS_PREFIX}:jwks`;
    expect(JSON.parse((await service.redis().get(copy)) ?? '')).toEqual(before);
    await service.redis().del(copy);
    await service.restart();
    expect(await keySet()).toEqual(before);
    expect((await me(token)).status).toBe(200);
    expect(JSON.parse((await service.redis().get(copy)) ?? '')).toEqual(before);
  });

  it('switches to the next key when it becomes active; old tokens stay valid', async () => {
    const { token } = await register(service);
    const [first, second] = (await keySet()).keys;
    const keys = (await service.database()).collection('signing_keys');
    await keys.updateOne({ kid: first.kid }, { $set: { active_from: new Date(Date.now() - 1e9) } });
    await keys.updateOne(
      { kid: second.kid },
      { $set: { active_from: new Date(Date.now() - 1e6) } },
    );
    await service.restart();
    const published = (await keySet()).keys.map(({ kid }: { kid: string }) => kid);
    expect(published.slice(0, 2)).toEqual([first.kid, second.kid]);
    expect(published).toHaveLength(3);
    expect((await me(token)).status).toBe(200);
    const { token: later } = await register(service);
    expect(decodeProtectedHeader(later).kid).toBe(second.kid);
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    await keys.updateOne({ kid: second.kid }, { $set: { active_from: longAgo } });
    await service.restart();
    expect((await keySet()).keys.map(({ kid }: { kid: string }) => kid)).not.toContain(first.kid);
  });

  it('is created once by instances that start at the same time', async () => {
    const one = await createAuthService();
    const { env } = one;
    await (await one.database()).collection('signing_keys').deleteMany({});
    const { startService } = await import('@commons/service-kit/service');
    const { authService } = await import('../app.module.js');
    const started = await Promise.all([1, 2, 3].map(() => startService(authService, env)));
    const read = async (url: string) => (await fetch(`${url}/.well-known/jwks.json`)).text();
    const sets = await Promise.all(
      // An instance that has just started may not have connected to the store yet.
      started.map(({ url }) =>
        until(
          () => read(url),
          (text) => text.includes('"keys"'),
        ),
      ),
    );
    expect(new Set(sets).size).toBe(1);
    expect(JSON.parse(sets[0] ?? '').keys).toHaveLength(2);
    await Promise.all(started.map((service) => service.close()));
    await one.close();
  });
});
