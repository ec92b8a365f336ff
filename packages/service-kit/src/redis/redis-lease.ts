import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';

const waitMs = 25;

/** Renews it for its holder, even after it expired, unless another process took it: then 0. */
const renewScript = `
  local holder = redis.call('GET', KEYS[1])
  if holder and holder ~= ARGV[1] then return 0 end
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return 1`;

const releaseScript = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

/** A lock in Redis that its holder renews; a process that dies blocks the others until it expires. */
export interface RedisLease {
  /** Aborted once another process has the lock, e.g. after a stall of this one. */
  readonly lost: AbortSignal;
  /** Frees the lock; another holder's is left alone. */
  release(): Promise<void>;
  /** Stops renewing it: it blocks the others until it expires. */
  leave(): void;
}

/**
 * @param lastsMs after the last renewal; it is renewed three times within
 * @returns undefined while it is held
 * @throws while Redis is down
 */
export async function takeLease(
  redis: Redis,
  key: string,
  lastsMs: number,
): Promise<RedisLease | undefined> {
  const owner = randomUUID();
  if ((await redis.set(key, owner, 'PX', lastsMs, 'NX')) !== 'OK') return undefined;
  const lost = new AbortController();
  const renew = async () => {
    // While Redis is down, no other process can take it either.
    const mine = await redis.eval(renewScript, 1, key, owner, lastsMs).catch(() => 1);
    if (mine === 1) return;
    leave();
    lost.abort(new Error(`Somebody else took ${key}`));
  };
  const renewal = setInterval(() => void renew(), lastsMs / 3);
  const leave = () => clearInterval(renewal);
  const release = async () => {
    leave();
    await redis.eval(releaseScript, 1, key, owner).catch(() => undefined);
  };
  return { lost: lost.signal, release, leave };
}

/** Lease of `oneAtATime`. */
const workLeaseMs = 10_000;

/**
 * Runs `work` under a lock on the key; waits for the lock.
 * @param work looks at the signal before it writes: aborted when another process has the lock
 * @throws while Redis is down
 */
export async function oneAtATime<Result>(
  redis: Redis,
  key: string,
  work: (lost: AbortSignal) => Promise<Result>,
  lastsMs = workLeaseMs,
): Promise<Result> {
  let lease: RedisLease | undefined;
  while (!lease) {
    lease = await takeLease(redis, key, lastsMs);
    if (!lease) await delay(waitMs);
  }
  try {
    return await work(lease.lost);
  } finally {
    await lease.release();
  }
}
