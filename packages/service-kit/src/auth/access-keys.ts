import { createPublicKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { ServiceUnavailable } from '../errors/service-unavailable.js';
import { log } from '../logging/logger.js';
import { REDIS } from '../redis/redis-client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';

/** Public keys of access tokens: the answer of auth at GET /.well-known/jwks.json (RFC 7517). */
export const AccessKeySet = z.object({
  keys: z.array(
    z.object({
      kid: z.string(),
      kty: z.literal('EC'),
      crv: z.literal('P-256'),
      x: z.string(),
      y: z.string(),
    }),
  ),
});
export type AccessKeySet = z.infer<typeof AccessKeySet>;

/** Redis key of the copy that auth writes, so that tokens can be checked while auth is down. */
export const accessKeysCopy = (config: ServiceConfig) => `${config.REDIS_PREFIX}:jwks`;

const maxAgeMs = 10 * 60_000;
/** Pause between two requests to auth: tokens with made-up key ids must not cause one each. */
const pauseMs = 5_000;

/** Public keys for checking access tokens: read from auth, else from the copy in Redis; cached in memory. */
@Injectable()
export class AccessKeys {
  #keys = new Map<string, KeyObject>();
  #loadedAt = 0;
  #triedAt = 0;
  #failed = true;
  #loading: Promise<void> | undefined;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    @Inject(REDIS) private readonly redis: Redis | undefined,
  ) {}

  /**
   * @param kid key id of the token's header
   * @returns the key, or `undefined` when no such key is published
   * @throws ServiceUnavailable when neither auth nor the copy could be read
   */
  async get(kid: string): Promise<KeyObject | undefined> {
    const known = this.#keys.get(kid);
    if (known && Date.now() - this.#loadedAt < maxAgeMs) return known;
    await this.#refresh();
    const key = this.#keys.get(kid);
    if (!key && this.#failed) throw new ServiceUnavailable();
    return key;
  }

  /** Replaces the cached keys. For auth itself, which creates them. */
  replace(set: AccessKeySet): void {
    this.#keys = new Map(
      set.keys.map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })] as const),
    );
    this.#loadedAt = Date.now();
    this.#failed = false;
  }

  #refresh(): Promise<void> {
    const soon = this.#failed ? pauseMs / 10 : pauseMs;
    if (Date.now() - this.#triedAt < soon) return this.#loading ?? Promise.resolve();
    this.#triedAt = Date.now();
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #load(): Promise<void> {
    for (const read of [() => this.#fromAuth(), () => this.#fromCopy()]) {
      try {
        return this.replace(AccessKeySet.parse(await read()));
      } catch (error) {
        log().debug({ reason: (error as Error).message }, 'access keys could not be read');
      }
    }
    this.#failed = this.#keys.size === 0;
  }

  async #fromAuth(): Promise<unknown> {
    if (!this.config.AUTH_URL) throw new Error('AUTH_URL is not set');
    const signal = AbortSignal.timeout(this.config.INTERNAL_TIMEOUT_MS);
    const answer = await fetch(`${this.config.AUTH_URL}/.well-known/jwks.json`, { signal });
    if (!answer.ok) throw new Error(`auth answered ${answer.status}`);
    return answer.json();
  }

  async #fromCopy(): Promise<unknown> {
    const copy = await this.redis?.get(accessKeysCopy(this.config));
    if (!copy) throw new Error('no copy in Redis');
    return JSON.parse(copy);
  }
}
