import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis/redis-client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';
import { revocationMarker } from './revoked-sessions.js';

/** Lifetime of the marker without renewal. Redis measures it, so that no clocks are compared. */
const lifeMs = 60_000;

/** Renews the marker unless it is missing or older than expected. Returns its new value, or nothing. */
const renew = `
local at = tonumber(redis.call('get', KEYS[1]))
if not at or at < tonumber(ARGV[1]) then return false end
local now = string.format('%.0f', math.max(at, tonumber(ARGV[2])))
redis.call('set', KEYS[1], now, 'PX', ARGV[3])
return now`;

/** Sets the marker unless Redis lost its data again since the rewrite began. */
const finish = `
if redis.call('get', KEYS[2]) ~= ARGV[1] then return false end
redis.call('del', KEYS[2])
redis.call('set', KEYS[1], ARGV[2], 'PX', ARGV[3])
return ARGV[2]`;

/**
 * For auth: the marker that says that Redis has all revocations. It detects that Redis lost its data or was restored
 * from an older copy. The value grows with every renewal.
 */
@Injectable()
export class RevocationMarker {
  /** The greatest value seen; 0 before the first rewrite. */
  #last = 0;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: Pick<ServiceConfig, 'REDIS_PREFIX'>,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /** @returns whether Redis still has what was written; never before the first rewrite */
  async renew(): Promise<boolean> {
    if (this.#last === 0) return false;
    const args = [this.#last, Date.now(), lifeMs];
    return this.#note(await this.redis.eval(renew, 1, this.#marker, ...args));
  }

  /**
   * Rewrites everything with `write`, then sets the marker.
   * @returns whether Redis lost no data meanwhile
   */
  async rewrite(write: () => Promise<void>): Promise<boolean> {
    const writing = `${this.#marker}:writing`;
    const now = String(Math.max(Date.now(), this.#last + 1));
    await this.redis.set(writing, now, 'PX', lifeMs * 10);
    await write();
    return this.#note(await this.redis.eval(finish, 2, this.#marker, writing, now, now, lifeMs));
  }

  #note(value: unknown): boolean {
    if (value === null) return false;
    this.#last = Math.max(this.#last, Number(value));
    return true;
  }

  get #marker(): string {
    return revocationMarker(this.config);
  }
}
