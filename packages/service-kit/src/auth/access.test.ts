import { createTestService, type TestService } from '../testing/create-test-service.js';
import { sampleService } from '../testing/sample-service.js';
import { createTestKeys } from '../testing/test-keys.js';
import { until } from '../testing/until.js';
import { RevokedSessions } from './revoked-sessions.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(sampleService());
});
afterAll(() => service.close());

const ended = { detail: 'Your session has ended. Please log in again.' };
const create = (token?: string) =>
  service.request('POST', '/notes', { body: { text: 'a' }, ...(token ? { token } : {}) });

describe('a guarded route', () => {
  it('refuses a request without a token', async () => {
    expect(await create()).toMatchObject({ status: 401, body: { detail: 'Not authenticated' } });
  });

  it('accepts a valid token', async () => {
    expect((await create(await service.tokenFor({ account_type: 'employer' }))).status).toBe(201);
  });

  it('refuses a malformed token, an expired one and one for another audience', async () => {
    const good = await service.tokenFor();
    const [head, payload, signature] = good.split('.') as [string, string, string];
    const expired = await service.tokenFor({ expiresIn: -10 });
    const unsigned = Buffer.from('{"alg":"none","kid":"test-key"}').toString('base64url');
    const symmetric = Buffer.from('{"alg":"HS256","kid":"test-key"}').toString('base64url');
    const account_type = 'employer' as const;
    const elsewhere = await service.tokenFor({ account_type, audience: 'other-site' });
    const stranger = await service.tokenFor({ account_type, issuer: 'other-site' });
    const changed = `${payload.slice(0, -4)}AAAA`;
    const tokens = [
      'rubbish',
      expired,
      `${unsigned}.${payload}.`,
      `${symmetric}.${payload}.${signature}`,
      `${head}.${changed}.${signature}`,
      elsewhere,
      stranger,
      await service.serviceToken('jobs'),
    ];
    for (const token of tokens) {
      expect(await create(token)).toMatchObject({ status: 401, body: ended });
    }
  });

  it('refuses a foreign signature under a known and under an unknown key id', async () => {
    for (const kid of ['test-key', 'other-key']) {
      const token = await (await createTestKeys(kid)).tokenFor({ account_type: 'employer' });
      expect(await create(token)).toMatchObject({ status: 401, body: ended });
    }
  });

  it('refuses claims that name no account type of the portal', async () => {
    const token = await service.tokenFor({ account_type: 'admin' as never });
    expect(await create(token)).toMatchObject({ status: 401, body: ended });
  });

  it('refuses a cached token once it has expired, was altered or its key was replaced', async () => {
    const own = await createTestService(sampleService());
    const send = async (token: string) =>
      (await own.request('POST', '/notes', { token, body: { text: 'a' } })).status;
    const account_type = 'employer' as const;
    const short = await own.tokenFor({ account_type, expiresIn: 300 });
    const long = await own.tokenFor({ account_type, expiresIn: 86_400 });
    for (const token of [short, long, short, long]) expect(await send(token)).toBe(201);
    expect(await send(`${long.slice(0, -8)}AAAAAAAA`)).toBe(401);

    // Before the keys are read again.
    const later = Date.now() + 301_000;
    const now = jest.spyOn(Date, 'now').mockImplementation(() => later);
    expect([await send(short), await send(long)]).toEqual([401, 201]);
    now.mockRestore();

    const { keys } = own.keys.publicSet;
    const kid = keys[0]?.kid ?? '';
    keys.splice(0, 1, ...(await createTestKeys(kid)).publicSet.keys);
    const muchLater = Date.now() + 25 * 60_000;
    const then = jest.spyOn(Date, 'now').mockImplementation(() => muchLater);
    expect(await send(long)).toBe(401);
    then.mockRestore();
    await own.close();
  });

  it('refuses a token whose session was ended', async () => {
    const sid = 'session-1';
    const token = await service.tokenFor({ account_type: 'employer', sid });
    expect((await create(token)).status).toBe(201);
    const config = { REDIS_PREFIX: service.env.REDIS_PREFIX };
    const revoked = new RevokedSessions(config as never, service.redis());
    await revoked.add(sid, new Date(Date.now() + 60_000));
    expect(await create(token)).toMatchObject({ status: 401, body: ended });
  });

  it('looks up the sessions of simultaneous requests with one Redis command', async () => {
    const redis = service.redis();
    const config = { REDIS_PREFIX: service.env.REDIS_PREFIX };
    const revoked = new RevokedSessions(config as never, redis);
    await revoked.add('session-2', new Date(Date.now() + 60_000));
    const send = jest.spyOn(redis, 'sendCommand');
    const sids = ['session-1a', 'session-2', 'session-1a', 'session-3a'];
    const askAll = () => Promise.all(sids.map((sid) => revoked.has(sid)));
    expect(await askAll()).toEqual([false, true, false, false]);
    expect(send).toHaveBeenCalledTimes(1);
    await revoked.add('session-3a', new Date(Date.now() + 60_000));
    expect(await askAll()).toEqual([false, true, false, true]);
    revoked.setComplete(false);
    await expect(revoked.has('session-1a')).rejects.toThrow();
    expect(await revoked.has('session-2')).toBe(true);
  });

  it('refuses the wrong account type and anyone who is not an operator', async () => {
    expect(await create(await service.tokenFor())).toMatchObject({
      status: 403,
      body: { detail: 'Only employer accounts can do this.' },
    });
    const get = async (operator: boolean) =>
      service.request('GET', '/operator', { token: await service.tokenFor({ operator }) });
    expect((await get(true)).status).toBe(200);
    expect(await get(false)).toMatchObject({
      status: 403,
      body: { detail: 'Only operators can do this.' },
    });
  });
});

describe('a revocation', () => {
  const tell = async (own: TestService, sid: string) => {
    const revoked = new RevokedSessions(own.env as never, own.redis());
    await revoked.add(sid, new Date(Date.now() + 60_000));
    await own.redis().del(`${own.env.REDIS_PREFIX}:revoked:${sid}`);
  };
  const stored = async (own: TestService, sid: string) =>
    (await own.database()).collection<{ _id: string }>('revoked_sessions').findOne({ _id: sid });

  it('takes effect at once and is stored in memory and in the database of the service', async () => {
    const own = await createTestService(sampleService());
    const token = await own.tokenFor({ account_type: 'employer', sid: 'session-3' });
    const send = () => own.request('POST', '/notes', { token, body: { text: 'a' } });
    expect((await send()).status).toBe(201);
    await tell(own, 'session-3');
    await until(send, ({ status }) => status === 401);
    await until(() => stored(own, 'session-3'), Boolean);
    await own.restart();
    expect(await send()).toMatchObject({ status: 401, body: ended });
    await own.close();
  });

  it('that was missed is fetched from auth at the start', async () => {
    const rows = [
      {
        sid: 'session-4',
        revoked_at: new Date().toISOString(),
        expires_at: new Date(Date.now() + 60_000).toISOString(),
      },
    ];
    const asked: string[] = [];
    const own = await createTestService(sampleService(), {
      internal: ({ path }) => {
        if (path.startsWith('/internal/revoked-sessions')) asked.push(path);
        return path.startsWith('/internal/revoked-sessions') ? rows : undefined;
      },
    });
    const token = await own.tokenFor({ account_type: 'employer', sid: 'session-4' });
    const answer = await own.request('POST', '/notes', { token, body: { text: 'a' } });
    expect(answer).toMatchObject({ status: 401, body: ended });
    expect(asked[0]).toBe('/internal/revoked-sessions?since=0');
    expect(await stored(own, 'session-4')).toMatchObject({ expires_at: expect.any(Date) });
    await own.close();
  });
});

describe('a public route', () => {
  it('treats an invalid, an expired and a revoked token as a guest', async () => {
    const { body } = await create(await service.tokenFor({ account_type: 'employer', sub: 'me' }));
    const reader = async (token?: string) =>
      (await service.request('GET', `/notes/${body.id}`, token ? { token } : {})).body.reader;
    expect(await reader(await service.tokenFor({ sub: 'me' }))).toBe('me');
    expect(await reader()).toBe('guest');
    expect(await reader('rubbish')).toBe('guest');
    expect(await reader(await service.tokenFor({ expiresIn: -10 }))).toBe('guest');
    const sid = 'session-2';
    await service.redis().set(`${service.env.REDIS_PREFIX}:revoked:${sid}`, '1');
    expect(await reader(await service.tokenFor({ sid }))).toBe('guest');
  });
});

describe('an internal route', () => {
  const echo = (token?: string) =>
    service.request('GET', '/internal/echo', {
      ...(token ? { token } : {}),
      headers: { 'x-request-id': '4bf92f3577b34da6a3ce929d0e0e4736' },
    });

  it('accepts the service token of an allowed caller and passes on the request id', async () => {
    const answer = await echo(await service.serviceToken('jobs'));
    expect(answer).toMatchObject({
      status: 200,
      body: { request_id: '4bf92f3577b34da6a3ce929d0e0e4736' },
    });
    expect(answer.headers.get('x-request-id')).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
  });

  it('refuses everyone else', async () => {
    expect((await echo()).status).toBe(401);
    expect((await echo(await service.tokenFor({ operator: true }))).status).toBe(401);
    expect((await echo(await service.serviceToken('ai'))).status).toBe(403);
  });
});

describe('an internal call', () => {
  it('carries a service token and the request id, and distinguishes 404 from failure', async () => {
    let seen: Record<string, unknown> = {};
    let answer: unknown = { name: 'Ada' };
    const caller = await createTestService(sampleService(), {
      internal: ({ method, path, headers }) => {
        seen = { method, path, id: headers['x-request-id'], token: headers.authorization };
        if (answer instanceof Error) throw answer;
        return answer;
      },
    });
    const call = () =>
      caller.request('GET', '/call', {
        headers: { 'x-request-id': '5bf92f3577b34da6a3ce929d0e0e4736' },
      });
    expect((await call()).body).toEqual({ user: { name: 'Ada' } });
    expect(seen).toMatchObject({
      method: 'GET',
      path: '/internal/users/7',
      id: '5bf92f3577b34da6a3ce929d0e0e4736',
    });
    expect(seen.token).toMatch(/^Bearer ey/);
    answer = undefined;
    expect((await call()).body).toEqual({ user: 'unknown' });
    for (const failure of [{ name: 7 }, new Error('down')]) {
      answer = failure;
      expect(await call()).toMatchObject({ status: 503 });
    }
    await caller.close();
  });
});

describe('the keys of access tokens', () => {
  it('are read from the copy in Redis while auth is down', async () => {
    const other = await createTestService(sampleService(), {
      env: { AUTH_URL: 'http://127.0.0.1:9' },
    });
    const token = await other.tokenFor({ account_type: 'employer' });
    const send = () => other.request('POST', '/notes', { token, body: { text: 'a' } });
    expect((await send()).status).toBe(503);
    const copy = JSON.stringify(other.keys.publicSet);
    await other.redis().set(`${other.env.REDIS_PREFIX}:jwks`, copy);
    // In addition to its keys, auth writes this marker: Redis has all revocations.
    await other.redis().set(`${other.env.REDIS_PREFIX}:revocations:complete`, '1');
    await until(send, ({ status }) => status === 201);
    await other.close();
  });
});
