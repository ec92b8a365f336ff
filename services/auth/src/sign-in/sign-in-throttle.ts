import { createHash } from 'node:crypto';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AUTH_CONFIG, type AuthConfig } from '../auth.config.js';

/** Failures are forgotten after a day without one. */
const rememberMs = 24 * 3600 * 1_000;
const addressWindowMs = 10 * 60_000;

/**
 * Counts a try before its password is checked, so that many at the same time do not all slip through. A try during a
 * pause is refused and not counted: the pause ends, whoever hammers at the account.
 * KEYS: account, address. ARGV: now, free tries, first pause, longest pause, tries of an address, two times to keep.
 * Gives the milliseconds to wait; 0 lets the try through.
 */
const beginScript = `
local now = tonumber(ARGV[1])
local wait = tonumber(redis.call('HGET', KEYS[1], 'until') or '0') - now
if wait > 0 then return wait end
local left = redis.call('PTTL', KEYS[2])
if tonumber(redis.call('GET', KEYS[2]) or '0') >= tonumber(ARGV[5]) then return math.max(left, 1) end
redis.call('INCR', KEYS[2])
if left < 0 then redis.call('PEXPIRE', KEYS[2], ARGV[7]) end
local tries = redis.call('HINCRBY', KEYS[1], 'tries', 1)
local over = tries - tonumber(ARGV[2])
if over >= 0 then
  local pause = math.min(tonumber(ARGV[3]) * 2 ^ math.min(over, 30), tonumber(ARGV[4]))
  redis.call('HSET', KEYS[1], 'until', string.format('%d', now + pause))
end
redis.call('PEXPIRE', KEYS[1], ARGV[6])
return 0`;

/** A sign-in that succeeded takes its own try back, and all failures of the account. */
const successScript = `
redis.call('DEL', KEYS[1])
if tonumber(redis.call('GET', KEYS[2]) or '0') > 0 then redis.call('DECR', KEYS[2]) end
return 0`;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

function tooMany(waitMs: number): HttpException {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  const unit = seconds === 1 ? 'second' : 'seconds';
  const detail = `Too many sign-in attempts. Please wait ${seconds} ${unit} and try again.`;
  return new HttpException({ detail }, 429);
}

/**
 * Slows down guessing of passwords: after a few failures of an account every further try costs a growing pause, up
 * to the longest one, and never a lock-out for good. Unknown addresses are counted alike, so that nothing is told.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    @Inject(SERVICE_CONFIG) private readonly shared: ServiceConfig,
  ) {}

  /** @throws 429 with the time to wait; ServiceUnavailable while Redis is away */
  async begin(email: string, address: string): Promise<void> {
    const limits = [
      this.config.SIGN_IN_FREE_TRIES,
      this.config.SIGN_IN_PAUSE_MS,
      this.config.SIGN_IN_LONGEST_PAUSE_MS,
      this.config.SIGN_IN_ADDRESS_TRIES,
      rememberMs,
      addressWindowMs,
    ];
    const wait = await this.#run(beginScript, email, address, [Date.now(), ...limits]);
    if (Number(wait) > 0) throw tooMany(Number(wait));
  }

  async succeeded(email: string, address: string): Promise<void> {
    await this.#run(successScript, email, address, []);
  }

  async #run(script: string, email: string, address: string, values: number[]): Promise<unknown> {
    const start = `${this.shared.REDIS_PREFIX}:auth:sign-in`;
    const keys = [`${start}:account:${digest(email)}`, `${start}:address:${digest(address)}`];
    try {
      return await this.redis.eval(script, 2, ...keys, ...values);
    } catch (error) {
      throw new ServiceUnavailable(error);
    }
  }
}
