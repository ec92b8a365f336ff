import {
  type FeatureSwitchName,
  featureSwitchNames,
} from '@commons/contracts/portal/feature-switch-lists';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis/redis-client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';
import { SharedCopy } from './shared-copy.js';

/** Other versions of the portal may have other switches. */
function readNames(text: string): readonly FeatureSwitchName[] {
  const off = JSON.parse(text) as string[];
  return featureSwitchNames.filter((name) => off.includes(name));
}

/** The features that operators have switched off (decision B29). Before the copy was first read, everything is on. */
@Injectable()
export class FeatureSwitches {
  readonly #off: SharedCopy<readonly FeatureSwitchName[]>;

  constructor(
    @Inject(REDIS) redis: Redis | undefined,
    @Inject(SERVICE_CONFIG) { REDIS_PREFIX }: Pick<ServiceConfig, 'REDIS_PREFIX'>,
  ) {
    this.#off = new SharedCopy(redis, `${REDIS_PREFIX}:feature-switches`, [], readNames);
  }

  /** Whether operators have switched a feature off. */
  async isOff(name: FeatureSwitchName): Promise<boolean> {
    return (await this.#off.latest()).includes(name);
  }

  /** The features that are switched off. */
  async allOff(): Promise<FeatureSwitchName[]> {
    return [...(await this.#off.latest())];
  }

  /** For auth, which stores them. @throws ServiceUnavailable when Redis cannot be written */
  publish(off: readonly FeatureSwitchName[]): Promise<void> {
    return this.#off.publish(JSON.stringify(off));
  }
}
