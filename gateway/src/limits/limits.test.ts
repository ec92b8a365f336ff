import { Redis } from 'ioredis';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { json } from '../testing/test-upstream.js';

let portal: TestPortal | undefined;
afterEach(async () => {
  await portal?.close();
  portal = undefined;
});

const tooMany = { detail: 'Too many requests. Please wait a moment and try again.' };
const from = (address: string, token?: string) => ({
  headers: {
    'x-forwarded-for': address,
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  },
});

async function statuses(count: number, call: () => Promise<{ status: number }>): Promise<number[]> {
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) seen.push((await call()).status);
  return seen;
}

describe('limits', () => {
  it('refuse with 429, Retry-After and the text of the specification', async () => {
    portal = await startTestPortal({ RATE_LIMIT_WRITE: '2' });
    const { raw } = portal;
    const post = () => raw('/api/jobs', { method: 'POST', body: '{}' });
    expect(await statuses(2, post)).toEqual([200, 200]);
    const refusal = await post();
    expect([refusal.status, JSON.parse(refusal.text)]).toEqual([429, tooMany]);
    const seconds = Number(refusal.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await raw('/api/jobs/1')).status).toBe(200);
  });

  it.each([
    ['RATE_LIMIT_SIGN_IN', 'POST', '/api/auth/login'],
    ['RATE_LIMIT_SIGN_IN', 'POST', '/api/auth/register'],
    ['RATE_LIMIT_SIGN_IN', 'POST', '/api/auth/login/'],
    ['RATE_LIMIT_SEARCH', 'POST', '/api/jobs/search'],
    ['RATE_LIMIT_ALL', 'GET', '/api/jobs/1'],
    ['RATE_LIMIT_ALL', 'GET', '/jobs'],
    ['RATE_LIMIT_WRITE', 'DELETE', '/api/jobs/1'],
  ])('%s counts %s %s', async (setting, method, path) => {
    portal = await startTestPortal({ [setting]: '3', TRUSTED_PROXIES: '127.0.0.1' });
    const call = () => portal!.raw(path, { method, ...from('203.0.113.5') });
    const seen = await statuses(4, call);
    expect(seen.map((status) => status === 429)).toEqual([false, false, false, true]);
  });

  it('count imports of operators separately from their writes, those of others as writes', async () => {
    portal = await startTestPortal({ RATE_LIMIT_WRITE: '1', RATE_LIMIT_BULK: '3' });
    const [operator, employer] = await Promise.all([
      portal.gateway.tokenFor({ account_type: 'employer', sub: 'op', operator: true }),
      portal.gateway.tokenFor({ account_type: 'employer', sub: 'other' }),
    ]);
    const load = (token: string) => () =>
      portal!.raw('/api/jobs/import', { method: 'POST', ...from('203.0.113.1', token) });
    expect(await statuses(4, load(operator))).toEqual([200, 200, 200, 429]);
    expect(await statuses(2, load(employer))).toEqual([200, 429]);
    const post = await portal.raw('/api/jobs', {
      method: 'POST',
      ...from('203.0.113.1', operator),
    });
    expect(post.status).toBe(200);
  });

  it('count multipart as uploads', async () => {
    portal = await startTestPortal({ RATE_LIMIT_UPLOAD: '1' });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const send = () => portal!.raw('/api/upload-logo', { method: 'POST', headers, body: '--x--' });
    expect(await statuses(2, send)).toEqual([200, 429]);
  });

  it('trust forwarded addresses of trusted proxies only', async () => {
    portal = await startTestPortal({ RATE_LIMIT_WRITE: '1' });
    let address = 0;
    const post = () => {
      address += 1;
      return portal!.raw('/api/jobs', { method: 'POST', ...from(`203.0.113.${address}`) });
    };
    expect(await statuses(2, post)).toEqual([200, 429]);
    expect(portal.jobs.requests.at(-1)?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('use the address that the trusted proxy reports, not one that the client claims', async () => {
    portal = await startTestPortal({ RATE_LIMIT_WRITE: '1', TRUSTED_PROXIES: '127.0.0.0/8' });
    const post = (chain: string) => portal!.raw('/api/jobs', { method: 'POST', ...from(chain) });
    expect((await post('198.51.100.1')).status).toBe(200);
    expect((await post('198.51.100.2')).status).toBe(200);
    expect((await post('10.9.9.9, 198.51.100.2')).status).toBe(429);
    expect(portal.jobs.requests.at(-1)?.headers['x-forwarded-for']).toBe('198.51.100.2');
  });

  it('count all addresses of an IPv6 /64 together', async () => {
    portal = await startTestPortal({ RATE_LIMIT_WRITE: '1', TRUSTED_PROXIES: 'loopback' });
    const post = (address: string) =>
      portal!.raw('/api/jobs', { method: 'POST', ...from(address) });
    expect((await post('2001:db8:1:2::1')).status).toBe(200);
    expect((await post('2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await post('2001:db8:1:3::1')).status).toBe(200);
  });

  it('count accounts on the same address separately, and an account on all its addresses together', async () => {
    portal = await startTestPortal({ RATE_LIMIT_WRITE: '2', TRUSTED_PROXIES: '127.0.0.1' });
    const [ann, bob] = await Promise.all(
      ['ann', 'bob'].map((sub) => portal!.gateway.tokenFor({ account_type: 'employer', sub })),
    );
    const post = (address: string, token?: string) => () =>
      portal!.raw('/api/jobs', { method: 'POST', ...from(address, token) });
    expect(await statuses(2, post('203.0.113.1', ann))).toEqual([200, 200]);
    expect(await statuses(1, post('203.0.113.2', ann))).toEqual([429]);
    expect(await statuses(1, post('203.0.113.1', bob))).toEqual([200]);
  });

  it('count an invalid token as a guest and leave the answer to the service', async () => {
    portal = await startTestPortal({ RATE_LIMIT_WRITE: '1' });
    portal.jobs.handle = json({ detail: 'Your session has ended. Please log in again.' }, 401);
    const post = (token: string) =>
      portal!.raw('/api/jobs', { method: 'POST', ...from('203.0.113.1', token) });
    expect((await post('made.up.token')).status).toBe(401);
    expect((await post('another.made.up')).status).toBe(429);
    portal.jobs.handle = json([]);
    const read = await portal.raw('/api/jobs/1', from('203.0.113.1', 'made.up.token'));
    expect(read.status).toBe(200);
  });

  it('count an ended session as a guest', async () => {
    portal = await startTestPortal({ RATE_LIMIT_WRITE: '1' });
    const token = await portal.gateway.tokenFor({ account_type: 'employer', sub: 'a', sid: 's1' });
    const other = await portal.gateway.tokenFor({ account_type: 'employer', sub: 'b', sid: 's2' });
    const redis = portal.gateway.redis();
    const prefix = portal.gateway.env.REDIS_PREFIX;
    await redis.set(`${prefix}:revoked:s1`, '1');
    await redis.set(`${prefix}:revoked:s2`, '1');
    const post = (bearer: string) => () =>
      portal!.raw('/api/jobs', { method: 'POST', ...from('203.0.113.1', bearer) });
    expect(await statuses(1, post(token))).toEqual([200]);
    expect(await statuses(1, post(other))).toEqual([429]);
  });

  it('are counted in memory while Redis is unavailable', async () => {
    portal = await startTestPortal({ REDIS_URL: 'redis://127.0.0.1:1', RATE_LIMIT_WRITE: '2' });
    const post = () => portal!.raw('/api/jobs', { method: 'POST' });
    expect(await statuses(3, post)).toEqual([200, 200, 429]);
    expect((await portal.raw('/jobs')).status).toBe(200);
  });

  it('are counted in Redis, shared with other gateways, without a readable address', async () => {
    portal = await startTestPortal({ RATE_LIMIT_WRITE: '5' });
    await portal.raw('/api/jobs', { method: 'POST' });
    const redis = new Redis(portal.gateway.env.REDIS_URL!);
    const keys = await redis.keys(`${portal.gateway.env.REDIS_PREFIX}:gateway:calls:write:*`);
    redis.disconnect();
    expect(keys).toEqual([expect.stringMatching(/:write:guest:[\w-]{22}$/)]);
  });
});
