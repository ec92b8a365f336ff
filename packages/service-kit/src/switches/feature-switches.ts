import {
  type FeatureSwitchName,
  featureSwitchNames,
} from '@commons/contracts/feature-switch-lists';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { ServiceUnavailable } from '../errors/service-unavailable.js';
import { REDIS } from '../redis/redis-client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';

/** Every instance follows a change within this time. */
const rememberMs = 1_000;

/**
 * What operators have switched off (decision B29). Auth stores it and keeps a copy in Redis, which every process reads
 * when it needs it. Without Redis or its copy, what was known last stays, and at first everything is on.
 */
@Injectable()
export class FeatureSwitches {
  #off: ReadonlySet<FeatureSwitchName> = new Set();
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis | undefined,
    @Inject(SERVICE_CONFIG) private readonly config: Pick<ServiceConfig, 'REDIS_PREFIX'>,
  ) {}

  async isOff(name: FeatureSwitchName): Promise<boolean> {
    await this.#refresh();
    return this.#off.has(name);
  }

  async allOff(): Promise<FeatureSwitchName[]> {
    await this.#refresh();
    return [...this.#off];
  }

  /** For auth, which stores them. @throws ServiceUnavailable when Redis cannot be written */
  async tell(off: readonly FeatureSwitchName[]): Promise<void> {
    try {
      await this.redis?.set(this.#key, JSON.stringify(off));
    } catch (error) {
      throw new ServiceUnavailable(error);
    }
    this.#take(JSON.stringify(off));
  }

  get #key(): string {
    return `${this.config.REDIS_PREFIX}:feature-switches`;
  }

  async #refresh(): Promise<void> {
    if (performance.now() - this.#readAt < rememberMs) return;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  async #read(): Promise<void> {
    const text = await this.redis?.get(this.#key).catch(() => null);
    if (text) this.#take(text);
    this.#readAt = performance.now();
  }

  #take(text: string): void {
    const off = JSON.parse(text) as string[];
    // Another version of the portal may have others.
    this.#off = new Set(featureSwitchNames.filter((name) => off.includes(name)));
    this.#readAt = performance.now();
  }
}
