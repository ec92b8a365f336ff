import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Redis } from 'ioredis';

/** Lease of the lock: a process that dies blocks the others this long. */
const leaseMs = 10_000;
const waitMs = 25;

const releaseScript = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/**
 * Runs `work` under a distributed lock on the key; waits for the lock.
 * @throws while Redis is down
 */
export async function oneAtATime<Result>(
  redis: Redis,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const owner = randomUUID();
  while ((await redis.set(key, owner, 'PX', leaseMs, 'NX')) !== 'OK') await setTimeout(waitMs);
  const renewal = setInterval(() => {
    redis.pexpire(key, leaseMs).catch(() => undefined);
  }, leaseMs / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await redis.eval(releaseScript, 1, key, owner).catch(() => undefined);
  }
}
