import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';

/**
 * Suspends a model that requested a long pause, in all workers at once. People do not wait that long, so the built-in
 * writer writes meanwhile.
 */
@Injectable()
export class ModelRest {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async begin(milliseconds: number): Promise<void> {
    await this.redis.set(this.#key(), '1', 'PX', Math.max(Math.round(milliseconds), 1));
  }

  async isOn(): Promise<boolean> {
    return (await this.redis.exists(this.#key())) === 1;
  }

  #key(): string {
    return `${this.config.REDIS_PREFIX}:ai:model-rest`;
  }
}
