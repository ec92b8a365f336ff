import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { clearQueues, servicesAreRunning } from './queue-store.js';

const REDIS_URL = process.env.REDIS_URL ?? '';
const prefix = `test-${randomUUID().slice(0, 8)}`;
const env = { REDIS_URL, REDIS_PREFIX: prefix };
const redis = new Redis(REDIS_URL);
const listener = new Redis(REDIS_URL);
afterAll(async () => {
  await redis.del(`${prefix}x:kept`);
  redis.disconnect();
  listener.disconnect();
});

it('detects connected services', async () => {
  expect(await servicesAreRunning(env)).toBe(false);
  await listener.subscribe(`${prefix}:revocations`);
  expect(await servicesAreRunning(env)).toBe(true);
  await listener.unsubscribe();
  expect(await servicesAreRunning(env)).toBe(false);
});

it('deletes the keys of one portal only', async () => {
  await redis.set(`${prefix}x:kept`, '1');
  for (let number = 0; number < 2_500; number++) await redis.set(`${prefix}:${number}`, '1');
  await clearQueues(env);
  expect(await redis.keys(`${prefix}*`)).toEqual([`${prefix}x:kept`]);
});

it('reports that no Redis answers', async () => {
  await expect(servicesAreRunning({ REDIS_URL: 'redis://127.0.0.1:9' })).rejects.toThrow();
});
