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
/** A machine that signed in is known this long, the longest life of a session. */
const knownMs = 30 * 24 * 3600 * 1_000;
/** Of more only the latest: each has tries of its own, and a person's telephone changes its address daily. */
const mostKnown = 100;

// KEYS of all scripts: account, address, account at this machine, known machines of the account (by when they are
// forgotten). ARGV of all: this machine, now.

/** Whether this machine has a count of its own. */
const isKnown = `(tonumber(redis.call('ZSCORE', KEYS[4], ARGV[1]) or '0') > tonumber(ARGV[2]))`;

/** ARGV: how long, most machines. */
const know = `
redis.call('ZADD', KEYS[4], ARGV[2] + ARGV[3], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', ARGV[2])
redis.call('ZREMRANGEBYRANK', KEYS[4], 0, -1 - ARGV[4])
redis.call('PEXPIRE', KEYS[4], ARGV[3])
return 0`;

/**
 * Counts a try before its password is checked, so that many at the same time do not all slip through. A try during a
 * pause is refused and not counted: the pause ends, whoever hammers at the account.
 * A machine that signed in to the account before has a count of its own: whoever fails on purpose from another one does
 * not keep the owner out.
 * ARGV: free tries, first pause, longest pause, tries of an address, two times to keep. Gives the milliseconds to wait;
 * 0 lets the try through.
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

/** A sign-in that succeeded takes its own try back, and the failures it was counted with. Its machine is known now. */
const successScript = `
redis.call('DEL', ${isKnown} and KEYS[3] or KEYS[1])
if tonumber(redis.call('GET', KEYS[2]) or '0') > 0 then redis.call('DECR', KEYS[2]) end
${know}`;

/** No other machine stays known. */
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
 * Slows down guessing of passwords: after a few failures of an account every further try costs a growing pause, up
 * to the longest one, and never a lock-out for good. Unknown addresses are counted alike, so that nothing is told.
 * Instead of an e-mail address `account` may be any name of what is guessed at.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    @Inject(SERVICE_CONFIG) private readonly shared: ServiceConfig,
  ) {}

  /** @throws 429 with the time to wait; ServiceUnavailable while Redis is away */
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
   * Who proved in another way to own the account waits for nothing that was tried before: failures are forgotten, and
   * of all machines this one is known. What was done before it stands, so an outage of Redis is no error here.
   */
  async trust(account: string, address: string): Promise<void> {
    await this.#run(trustScript, account, address, [knownMs, mostKnown]).catch(() => undefined);
  }

  /**
   * Forgets failures and known machines of an account that is erased; counts of its machines go within a day.
   * @throws ServiceUnavailable while Redis is away
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
