import { Redis } from 'ioredis';
import { ServiceUnavailable } from '../errors/service-unavailable.js';
import type { ServiceConfig } from '../service.config.js';
import { type LimitOptions, Limits } from './limits.js';

const redis = new Redis(process.env.REDIS_URL ?? '');
const away = new Redis('redis://127.0.0.1:1', { enableOfflineQueue: false, lazyConnect: true });
away.on('error', () => undefined);
const REDIS_PREFIX = `test-limits-${process.pid}`;
beforeAll(() => redis.ping());
afterAll(async () => {
  const keys = await redis.keys(`${REDIS_PREFIX}:*`);
  if (keys.length > 0) await redis.del(keys);
  redis.disconnect();
  away.disconnect();
});
afterEach(() => jest.restoreAllMocks());

let made = 0;
function limitOf(options: Partial<LimitOptions> = {}, connection = redis) {
  made += 1;
  const limits = new Limits(connection, { REDIS_PREFIX } as ServiceConfig, 'sample');
  return limits.make({ name: `thing-${made}`, most: 2, seconds: 3_600, ...options });
}

describe('a limit', () => {
  it('counts each person separately, across all processes', async () => {
    const [limit, other] = [limitOf({ name: 'shared' }), limitOf({ name: 'shared' })];
    expect([await limit.take('ada'), await other.take('ada')]).toEqual([true, true]);
    expect([await limit.take('ada'), await limit.take('bob')]).toEqual([false, true]);
    await expect(limit.require('ada')).rejects.toMatchObject({ status: 429 });
  });

  it('admits no more when many calls come at once', async () => {
    const limit = limitOf({ most: 5 });
    const taken = await Promise.all(Array.from({ length: 50 }, () => limit.take('ada')));
    expect(taken.filter(Boolean)).toHaveLength(5);
  });

  it('ends with its window, however often it is called meanwhile', async () => {
    const limit = limitOf({ most: 1, seconds: 1 });
    const until = Date.now() + 600;
    expect(await limit.take('ada')).toBe(true);
    const refused = [];
    while (Date.now() < until) refused.push(await limit.take('ada'));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(new Set(refused)).toEqual(new Set([false]));
    expect(await limit.take('ada')).toBe(true);
  });

  it('with a calendar window restarts with the day', async () => {
    const limit = limitOf({ most: 1, seconds: 86_400, onTheClock: true });
    const now = jest.spyOn(Date, 'now');
    now.mockReturnValue(Date.parse('2026-11-22T23:59:59Z'));
    expect([await limit.take('ada'), await limit.take('ada')]).toEqual([true, false]);
    now.mockReturnValue(Date.parse('2026-11-23T00:00:00Z'));
    expect(await limit.take('ada')).toBe(true);
  });

  it('refuses from memory after its first refusal, without asking Redis, if so declared', async () => {
    const limit = limitOf({ most: 1, refusesFromMemory: true });
    expect([await limit.take('ada'), await limit.take('ada')]).toEqual([true, false]);
    const asked = jest.spyOn(redis, 'sendCommand');
    expect(await limit.take('ada')).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });

  it('can be checked without counting', async () => {
    const limit = limitOf({ most: 1 });
    expect([await limit.allows('ada'), await limit.allows('ada')]).toEqual([true, true]);
    await limit.take('ada');
    expect(await limit.allows('ada')).toBe(false);
  });

  it('reports the calls and how long to wait, for its own window length', async () => {
    const limit = limitOf({ most: 1 });
    expect(await limit.count('ada', 60)).toEqual({ calls: 1, waitMs: 0 });
    const { calls, waitMs } = await limit.count('ada');
    expect(calls).toBe(2);
    expect(waitMs).toBeGreaterThan(1_000);
    expect(waitMs).toBeLessThanOrEqual(60_000);
    expect(await limit.waitMs('ada')).toBeLessThanOrEqual(60_000);
  });

  it('uncounts a call, or all', async () => {
    const limit = limitOf({ most: 2 });
    for (let call = 0; call < 2; call++) await limit.take('ada');
    expect(await limit.waitMs('ada')).toBeGreaterThan(0);
    await limit.giveBack('ada');
    expect([await limit.take('ada'), await limit.take('ada')]).toEqual([true, false]);
    await limit.reset('ada');
    expect([await limit.waitMs('ada'), await limit.take('ada')]).toEqual([0, true]);
  });

  it('is stored in Redis under an unreadable key, and expires', async () => {
    await limitOf({ name: 'secret' }).take('ada@example.org');
    const [key = '', ...more] = await redis.keys(`${REDIS_PREFIX}:sample:secret:*`);
    expect(more).toEqual([]);
    expect(key).not.toMatch(/ada/);
    expect(await redis.ttl(key)).toBeGreaterThan(3_500);
  });

  it('refuses while Redis is down, unless configured to count in memory or to allow', async () => {
    await expect(limitOf({}, away).take('ada')).rejects.toThrow(ServiceUnavailable);
    await expect(limitOf({}, away).allows('ada')).rejects.toThrow(ServiceUnavailable);
    await expect(limitOf({}, away).giveBack('ada')).rejects.toThrow(ServiceUnavailable);
    const counting = limitOf({ most: 1, withoutRedis: 'count in memory' }, away);
    expect([await counting.take('ada'), await counting.take('ada')]).toEqual([true, false]);
    const lenient = limitOf({ withoutRedis: 'allow' }, away);
    expect([await lenient.take('ada'), await lenient.allows('ada')]).toEqual([true, true]);
  });
});
