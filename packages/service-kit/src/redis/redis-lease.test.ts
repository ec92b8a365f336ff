import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { oneAtATime, takeLease } from './redis-lease.js';

const redis = new Redis(process.env.REDIS_URL ?? '');
const key = `lease-test:${process.pid}`;
const lastsMs = 90;
const renewals = () => delay(lastsMs * 2);

afterEach(() => redis.del(key));
afterAll(() => redis.quit());

it('is held by one, for as long as its holder renews it', async () => {
  const lease = await takeLease(redis, key, lastsMs);
  await renewals();
  expect(await takeLease(redis, key, lastsMs)).toBeUndefined();
  expect(lease?.lost.aborted).toBe(false);
  await lease?.release();
  const next = await takeLease(redis, key, lastsMs);
  expect(next).toBeDefined();
  await next?.release();
});

it("neither renews nor frees another's lock, and notifies the one who lost it", async () => {
  const lease = await takeLease(redis, key, lastsMs);
  await redis.set(key, 'another', 'PX', 1_000);
  await renewals();
  expect(lease?.lost.aborted).toBe(true);
  expect(await redis.pttl(key)).toBeLessThan(1_000 - lastsMs);
  await lease?.release();
  expect(await redis.get(key)).toBe('another');
});

it('is taken again by its holder when it expired and no one took it', async () => {
  const lease = await takeLease(redis, key, lastsMs);
  await redis.del(key);
  await renewals();
  expect(lease?.lost.aborted).toBe(false);
  expect(await takeLease(redis, key, lastsMs)).toBeUndefined();
  await lease?.release();
});

it('expires when its holder leaves it', async () => {
  const lease = await takeLease(redis, key, lastsMs);
  lease?.leave();
  expect(await redis.exists(key)).toBe(1);
  await renewals();
  expect(await redis.exists(key)).toBe(0);
});

it('lets works run one after the other, and frees the lock when one fails', async () => {
  const running: string[] = [];
  const work = (name: string) => async () => {
    running.push(`${name} begins`);
    await delay(20);
    running.push(`${name} ends`);
    throw new Error(name);
  };
  await Promise.allSettled(['a', 'b'].map((name) => oneAtATime(redis, key, work(name), 10_000)));
  expect(running.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
});
