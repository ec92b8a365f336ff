import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { day, digest, type Limit, Limits, minute } from '@commons/service-kit/limits/limits';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AUTH_CONFIG, type AuthConfig } from '../auth.config.js';
import { longestTokenDays } from '../keys/token-life.js';

/** How long an IP address that signed in is trusted. */
const knownMs = longestTokenDays * day * 1_000;
/** Maximum of known addresses, the latest: each has its own attempts, and a phone changes its address daily. */
const maxKnown = 100;

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
  /** Failures of an account, or of an account at one IP address. */
  readonly #failures: Limit;
  /** One attempt opens a pause; the others wait for its end. */
  readonly #pauses: Limit;
  readonly #attemptsOfAddress: Limit;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    @Inject(SERVICE_CONFIG) private readonly shared: ServiceConfig,
    limits: Limits,
  ) {
    const make = (name: string, most: number, seconds: number) =>
      limits.make({ name: `sign-in:${name}`, most, seconds });
    this.#failures = make('failures', config.SIGN_IN_FREE_TRIES, day);
    this.#pauses = make('pause', 1, wholeSeconds(config.SIGN_IN_LONGEST_PAUSE_MS));
    this.#attemptsOfAddress = make('attempts', config.SIGN_IN_ADDRESS_TRIES, 10 * minute);
  }

  /**
   * Counts an attempt before its password is checked, so that concurrent attempts are limited too. A refused attempt is
   * not counted, so that the pause ends even under attack.
   * @throws 429 with the time to wait; ServiceUnavailable without Redis
   */
  async begin(account: string, address: string): Promise<void> {
    const who = await this.#counted(account, address);
    const pause = await this.#pauses.waitMs(who);
    if (pause > 0) throw tooMany(pause);
    const { waitMs } = await this.#attemptsOfAddress.count(address);
    if (waitMs > 0) {
      await this.#attemptsOfAddress.giveBack(address);
      throw tooMany(waitMs);
    }
    await this.#countFailure(who, address);
  }

  /** A successful sign-in uncounts its own attempt, resets the failures, and makes its IP address known. */
  async succeeded(account: string, address: string): Promise<void> {
    await this.#reset(await this.#counted(account, address));
    await this.#attemptsOfAddress.giveBack(address);
    await this.#know(account, address);
  }

  /**
   * After another proof of ownership: resets the failures and makes this the only known IP address. An outage of Redis
   * is ignored, because the preceding action is already stored.
   */
  async trust(account: string, address: string): Promise<void> {
    try {
      await this.forget(account);
      await this.#reset(at(account, address));
      await this.#know(account, address);
    } catch (error) {
      if (!(error instanceof ServiceUnavailable)) throw error;
    }
  }

  /**
   * Deletes failures and known IP addresses of an erased account. The counters per IP address expire within a day.
   * @throws ServiceUnavailable without Redis
   */
  async forget(account: string): Promise<void> {
    await this.#reset(account);
    await orUnavailable(this.redis.del(this.#knownKey(account)));
  }

  /** Every attempt counts as a failure until it succeeds. From the last free one on, each opens a pause. */
  async #countFailure(who: string, address: string): Promise<void> {
    const { SIGN_IN_FREE_TRIES, SIGN_IN_PAUSE_MS, SIGN_IN_LONGEST_PAUSE_MS } = this.config;
    const over = (await this.#failures.count(who)).calls - SIGN_IN_FREE_TRIES;
    if (over < 0) return;
    const pauseMs = Math.min(SIGN_IN_PAUSE_MS * 2 ** over, SIGN_IN_LONGEST_PAUSE_MS);
    const { waitMs } = await this.#pauses.count(who, wholeSeconds(pauseMs));
    if (waitMs === 0) return;
    await this.#failures.giveBack(who);
    await this.#attemptsOfAddress.giveBack(address);
    throw tooMany(waitMs);
  }

  /**
   * Whose failures an attempt counts for. A known IP address has its own, so that failures on purpose from others do
   * not lock the owner out.
   */
  async #counted(account: string, address: string): Promise<string> {
    const knownUntil = await orUnavailable(
      this.redis.zscore(this.#knownKey(account), digest(address)),
    );
    return Number(knownUntil ?? 0) > Date.now() ? at(account, address) : account;
  }

  async #know(account: string, address: string): Promise<void> {
    const key = this.#knownKey(account);
    const now = Date.now();
    const changes = this.redis
      .multi()
      .zadd(key, now + knownMs, digest(address))
      .zremrangebyscore(key, '-inf', now)
      .zremrangebyrank(key, 0, -1 - maxKnown)
      .pexpire(key, knownMs);
    await orUnavailable(changes.exec());
  }

  async #reset(who: string): Promise<void> {
    await this.#failures.reset(who);
    await this.#pauses.reset(who);
  }

  /** The IP addresses that an account signed in from, as digests, scored by the time at which they are forgotten. */
  #knownKey(account: string): string {
    return `${this.shared.REDIS_PREFIX}:auth:sign-in:known:${digest(account)}`;
  }
}

const wholeSeconds = (milliseconds: number) => Math.ceil(milliseconds / 1_000);

const at = (account: string, address: string) => `${account} ${address}`;

const orUnavailable = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw new ServiceUnavailable(error);
  });
