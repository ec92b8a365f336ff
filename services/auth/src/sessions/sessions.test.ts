import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { decodeJwt } from 'jose';
import { createAuthService } from '../testing/auth-test-service.js';
import { password, register, signIn } from '../testing/people.js';

let service: TestService;
beforeAll(async () => {
  service = await createAuthService();
});
afterAll(() => service.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
const list = (token: string) => service.request('GET', '/auth/sessions', { token });
const end = (token: string, id = '') =>
  service.request('DELETE', `/auth/sessions${id && `/${id}`}`, { token });
const isIn = async (token: string) =>
  (await service.request('GET', '/auth/me', { token })).status === 200;
const sidOf = (token: string) => decodeJwt(token).sid as string;
const another = async (email: string, agent = 'x') =>
  (await signIn(service, { email, password }, { 'user-agent': agent })).body.access_token as string;

describe('GET /auth/sessions', () => {
  it('lists the devices of the person, most recently used first, without IP addresses or tokens', async () => {
    const { token, email } = await register(service);
    const other = await another(email, firefox);
    await register(service);
    const sessions = (await service.database()).collection<{ _id: string }>('sessions');
    const last_used_at = new Date(Date.now() - 3_600_000);
    await sessions.updateOne({ _id: sidOf(token) }, { $set: { last_used_at } });
    const { status, body } = await list(other);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: sidOf(other),
        device: 'Firefox on Windows',
        created_at: expect.stringMatching(/Z$/),
        last_used_at: expect.stringMatching(/Z$/),
        current: true,
      },
      expect.objectContaining({
        id: sidOf(token),
        device: 'Unknown device',
        last_used_at: last_used_at.toISOString(),
        current: false,
      }),
    ]);
  });

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['<script>alert(1)</script>', 'Unknown device'],
    ['', 'Unknown device'],
  ])('names the device of %j', async (agent, device) => {
    const { email } = await register(service);
    const token = await another(email, agent);
    const rows = (await list(token)).body as { device: string; current: boolean }[];
    expect(rows.find(({ current }) => current)?.device).toBe(device);
  });

  it('records the last use at most once a minute', async () => {
    const { token } = await register(service);
    const sessions = (await service.database()).collection<{ _id: string }>('sessions');
    const set = (ago: number) =>
      sessions.updateOne(
        { _id: sidOf(token) },
        { $set: { last_used_at: new Date(Date.now() - ago) } },
      );
    const age = async () =>
      Date.now() - new Date((await list(token)).body[0].last_used_at as string).getTime();
    await set(40_000);
    expect(await age()).toBeGreaterThanOrEqual(40_000);
    const started = Date.now();
    await set(61_000);
    expect(await age()).toBeLessThanOrEqual(Date.now() - started);
  });
});

describe('DELETE /auth/sessions/{id}', () => {
  it('ends a session of the person in every service, and no other', async () => {
    const { token, email } = await register(service);
    const other = await another(email);
    expect(await end(token, sidOf(other))).toMatchObject({ status: 204, body: undefined });
    expect([await isIn(other), await isIn(token)]).toEqual([false, true]);
    const key = `${service.env.REDIS_PREFIX}:revoked:${sidOf(other)}`;
    expect(await service.redis().exists(key)).toBe(1);
    expect(await end(token, sidOf(other))).toMatchObject({ status: 404 });
  });

  it("answers 404 for someone else's session, which continues", async () => {
    const [mine, theirs] = [await register(service), await register(service)];
    for (const id of [sidOf(theirs.token), 'x', '%00', '65f000000000000000000009']) {
      const answer = await end(mine.token, id);
      expect(answer).toMatchObject({ status: 404, body: { detail: 'Session not found' } });
    }
    expect(await isIn(theirs.token)).toBe(true);
  });
});

describe('an ended session', () => {
  it('is published by other instances when its own crashed before doing so', async () => {
    const revocations = (await service.database()).collection<{ _id: string }>('revoked_sessions');
    const row = { revoked_at: new Date(), expires_at: new Date(Date.now() + 3_600_000) };
    await revocations.insertOne({ _id: 'left-behind', ...row });
    const channel = service.redis();
    const published: string[] = [];
    channel.on('message', (_channel: string, text: string) => published.push(text));
    await channel.subscribe(`${service.env.REDIS_PREFIX}:revocations`);
    const key = `${service.env.REDIS_PREFIX}:revoked:left-behind`;
    await until(
      () => service.redis().exists(key),
      (found) => found === 1,
    );
    await until(
      () => published.map((text) => JSON.parse(text).sid),
      (sids) => sids.includes('left-behind'),
    );
  });

  it('is listed to services only, from a given time on', async () => {
    const { token } = await register(service);
    const before = Date.now();
    await service.request('POST', '/auth/logout', { token });
    const asked = (since: number, by?: string) =>
      service.request('GET', `/internal/revoked-sessions?since=${since}`, { token: by });
    const jobs = await service.serviceToken('jobs');
    const sids = (await asked(before, jobs)).body.map(({ sid }: { sid: string }) => sid);
    expect(sids).toEqual([sidOf(token)]);
    expect((await asked(Date.now() + 1_000, jobs)).body).toEqual([]);
    expect([(await asked(0)).status, (await asked(0, token)).status]).toEqual([401, 401]);
  });
});

describe('DELETE /auth/sessions', () => {
  it('ends all other sessions of the person', async () => {
    const [person, stranger] = [await register(service), await register(service)];
    const others = [await another(person.email), await another(person.email)];
    expect(await end(person.token)).toMatchObject({ status: 204 });
    expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
    expect([await isIn(person.token), await isIn(stranger.token)]).toEqual([true, true]);
    expect((await list(person.token)).body).toHaveLength(1);
  });

  it('refuses guests', async () => {
    expect((await service.request('GET', '/auth/sessions')).status).toBe(401);
    expect((await service.request('DELETE', '/auth/sessions')).status).toBe(401);
  });
});
