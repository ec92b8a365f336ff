import type { IncomingMessage } from 'node:http';
import { customerOf } from '@commons/service-kit/http/client-address';
import { type Limit, type Limits, minute } from '@commons/service-kit/limits/limits';
import { type ClientAddresses } from '../client-address.js';
import {
  accountsPerAddress,
  type RateLimitClass,
  type RateLimitSettings,
  rateLimitClasses,
} from './rate-limit-classes.js';

/** Limits of a class: for a guest's address, for an account, and for the address of signed-in people. */
interface ClassLimits {
  readonly guest: Limit;
  readonly account: Limit;
  readonly address: Limit;
}

/**
 * Counts calls per minute, shared by all gateways. Without Redis each gateway counts in its own memory: the limits are
 * looser by the number of gateways, but still apply.
 */
export class RateLimiter {
  readonly #limits = new Map<RateLimitClass, ClassLimits>();

  constructor(
    settings: RateLimitSettings,
    limits: Limits,
    private readonly addresses: ClientAddresses,
  ) {
    for (const [name, { setting }] of Object.entries(rateLimitClasses)) {
      const calls = settings[setting];
      const make = (scope: keyof ClassLimits, most: number) =>
        limits.make({
          name: `calls:${name}:${scope}`,
          most,
          seconds: minute,
          withoutRedis: 'count in memory',
          // A flood of calls does not reach Redis.
          refusesFromMemory: true,
        });
      if (calls > 0)
        this.#limits.set(name as RateLimitClass, {
          guest: make('guest', calls),
          account: make('account', calls),
          address: make('address', calls * accountsPerAddress),
        });
    }
  }

  /**
   * Counts a call in each of the classes.
   * @param account of a valid session; undefined for a guest
   * @returns 0 when allowed, else the whole seconds until a retry
   */
  async secondsToWait(
    classes: readonly RateLimitClass[],
    request: IncomingMessage,
    account: string | undefined,
  ): Promise<number> {
    const key = customerOf(this.addresses.of(request));
    const counts = classes.flatMap((name) => {
      const limits = this.#limits.get(name);
      if (!limits) return [];
      if (account === undefined) return [limits.guest.count(key)];
      return [limits.account.count(account), limits.address.count(key)];
    });
    const waits = (await Promise.all(counts)).map(({ waitMs }) => Math.ceil(waitMs / 1_000));
    return Math.max(0, ...waits);
  }
}
