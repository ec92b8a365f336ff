import { createHash } from 'node:crypto';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AUTH_CONFIG, type AuthConfig } from '../auth.config.js';

/** Failures expire after a day without another. */
const rememberMs = 24 * 3600 * 1_000;
const addressWindowMs = 10 * 60_000;
/** How long an IP address that signed in stays known: the longest lifetime of a session. */
const knownMs = 30 * 24 * 3600 * 1_000;
/** Maximum of known addresses, the latest: each has its own attempts, and a phone changes its address daily. */
const mostKnown = 100;

// KEYS of all scripts: account, IP address, account at this IP address, known IP addresses of the account (scored by
// expiry). ARGV of all: this IP address, now.

/** Whether this IP address is known and thus has its own counter. */
const isKnown = `(tonumber(redis.call('ZSCORE', KEYS[4], ARGV[1]) or '0') > tonumber(ARGV[2]))`;

/** ARGV: time to stay known, maximum of known IP addresses. */
const know = `
redis.call('ZADD', KEYS[4], ARGV[2] + ARGV[3], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', ARGV[2])
redis.call('ZREMRANGEBYRANK', KEYS[4], 0, -1 - ARGV[4])
redis.call('PEXPIRE', KEYS[4], ARGV[3])
return 0`;

/**
 * Counts an attempt before its password is checked, so that concurrent attempts are limited too. An attempt during a
 * pause is refused and not counted, so that the pause ends even under attack.
 * A known IP address has its own counter, so that failures on purpose from others do not lock the owner out.
 * ARGV: free attempts, first pause, longest pause, attempts per IP address, expiry of both counters. Times are in
 * milliseconds. Returns the time to wait; 0 allows the attempt.
 */
const beginScript = `
local now = tonumber(ARGV[2])
local count = ${isKnown} and KEYS[3] or KEYS[1]
local wait = tonumber(redis.call('HGET', count, 'until') or '0') - now
if wait > 0 then return wait end
local left = redis.call('PTTL', KEYS[2])
if tonumber(redis.call('GET', KEYS[2]) or '0') >= tonumber(ARGV[6]) then return math.max(left, 1) end
redis.call('INCR', KEYS[2])
if left < 0 then redis.call('PEXPIRE', KEYS[2], ARGV[8]) end
local tries = redis.call('HINCRBY', count, 'tries', 1)
local over = tries - tonumber(ARGV[3])
if over >= 0 then
  local pause = math.min(tonumber(ARGV[4]) * 2 ^ math.min(over, 30), tonumber(ARGV[5]))
  redis.call('HSET', count, 'until', string.format('%d', now + pause))
end
redis.call('PEXPIRE', count, ARGV[7])
return 0`;

/** A successful sign-in uncounts its own attempt, resets the failures, and makes its IP address known. */
const successScript = `
redis.call('DEL', ${isKnown} and KEYS[3] or KEYS[1])
if tonumber(redis.call('GET', KEYS[2]) or '0') > 0 then redis.call('DECR', KEYS[2]) end
${know}`;

/** Resets everything; only this IP address is known afterwards. */
const trustScript = `
redis.call('DEL', KEYS[1], KEYS[3], KEYS[4])
${know}`;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

function tooMany(waitMs: number): HttpException {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  const unit = seconds === 1 ? 'second' : 'seconds';
  const detail = `Too many sign-in attempts. Please wait ${seconds} ${unit} and try again.`;
  return new HttpException({ detail }, 429);
}

/**
 * Throttles password guessing: after a few failures of an account each further attempt causes a growing pause, up to a
 * maximum, but never a permanent lock-out. Unknown addresses are counted equally, so that nothing is revealed.
 * `account` is an e-mail address or any other key of what is guessed; `address` is the IP address of the client.
 */
@Injectable()
export class SignInLimitsService {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    @Inject(SERVICE_CONFIG) private readonly shared: ServiceConfig,
  ) {}

  /** Counts an attempt. @throws 429 with the time to wait; ServiceUnavailable without Redis */
  async begin(account: string, address: string): Promise<void> {
    const limits = [
      this.config.SIGN_IN_FREE_TRIES,
      this.config.SIGN_IN_PAUSE_MS,
      this.config.SIGN_IN_LONGEST_PAUSE_MS,
      this.config.SIGN_IN_ADDRESS_TRIES,
      rememberMs,
      addressWindowMs,
    ];
    const wait = await this.#run(beginScript, account, address, limits);
    if (Number(wait) > 0) throw tooMany(Number(wait));
  }

  async succeeded(account: string, address: string): Promise<void> {
    await this.#run(successScript, account, address, [knownMs, mostKnown]);
  }

  /**
   * After another proof of ownership: resets the failures and makes this the only known IP address. An outage of Redis
   * is ignored, because the preceding action is already stored.
   */
  async trust(account: string, address: string): Promise<void> {
    await this.#run(trustScript, account, address, [knownMs, mostKnown]).catch(() => undefined);
  }

  /**
   * Deletes failures and known IP addresses of an erased account. The counters per IP address expire within a day.
   * @throws ServiceUnavailable without Redis
   */
  async forget(account: string): Promise<void> {
    const [failures, , , known] = this.#keys(account, '');
    await this.redis.del(failures, known).catch((error: unknown) => {
      throw new ServiceUnavailable(error);
    });
  }

  #keys(account: string, address: string): [string, string, string, string] {
    const start = `${this.shared.REDIS_PREFIX}:auth:sign-in`;
    return [
      `${start}:account:${digest(account)}`,
      `${start}:address:${digest(address)}`,
      `${start}:at:${digest(`${account} ${address}`)}`,
      `${start}:known:${digest(account)}`,
    ];
  }

  async #run(script: string, account: string, address: string, values: number[]): Promise<unknown> {
    const keys = this.#keys(account, address);
    const all = [digest(address), Date.now(), ...values];
    try {
      return await this.redis.eval(script, keys.length, ...keys, ...all);
    } catch (error) {
      throw new ServiceUnavailable(error);
    }
  }
}
