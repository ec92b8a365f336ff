import { Readiness } from '@commons/service-kit/health/readiness';
import { METRICS } from '@commons/service-kit/health/service-metrics';
import { log } from '@commons/service-kit/logging/logger';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Gauge, type Registry } from 'prom-client';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';
import type { ModelFailure } from './language-model.js';

/** A refusal that did not recur for this long is no longer reported at /readyz. */
const keepSeconds = 3_600;

/** What operators can do about each status. */
const advice: Readonly<Record<number, string>> = {
  401: 'check OPENAI_API_KEY',
  402: 'there is nothing left to spend',
  403: 'the key may not do this: check OPENAI_API_KEY and the rights of its account',
  404: 'check OPENAI_MODEL and OPENAI_BASE_URL',
};

/**
 * Reports a permanent refusal of the model endpoint to operators: once in the log of each worker, as a gauge, and at
 * /readyz of every instance. The built-in writer takes over.
 */
@Injectable()
export class ModelHealthService {
  readonly #refusing: Gauge<'status'>;
  readonly #key: string;
  #said: number | undefined;
  /** A refusal recorded before a restart with a corrected key may still be stored. */
  #mayStand = true;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) shared: ServiceConfig,
    @Inject(AI_CONFIG) private readonly config: AiConfig,
    @Inject(METRICS) registry: Registry,
    readiness: Readiness,
  ) {
    this.#key = `${shared.REDIS_PREFIX}:ai:model-refusal`;
    this.#refusing = new Gauge({
      name: 'ai_model_refusing',
      help: '1 while the last answer of the model endpoint was this refusal, which no second try can mend',
      labelNames: ['status'],
      registers: [registry],
    });
    readiness.addNote('model', async () => (await redis.get(this.#key)) ?? undefined);
  }

  /** The endpoint refused permanently. */
  async refused({ status = 0, message }: ModelFailure): Promise<void> {
    if (status !== this.#said) {
      const { OPENAI_MODEL: model, OPENAI_BASE_URL: endpoint = 'the default' } = this.config;
      const what = `the model endpoint refuses, the built-in writer writes: ${hint(status)}`;
      log().error({ status, model, endpoint, reason: message }, what);
      this.#refusing.reset();
    }
    this.#said = status;
    this.#mayStand = true;
    this.#refusing.set({ status: String(status) }, 1);
    await this.redis
      .set(this.#key, `refuses with ${status}: ${hint(status)}`, 'EX', keepSeconds)
      .catch(() => undefined);
  }

  /** It did not answer: unreachable, too slow or broken. Said at /readyz until it answers again. */
  async failed({ message }: ModelFailure): Promise<void> {
    this.#mayStand = true;
    await this.redis
      .set(this.#key, `does not answer, the built-in writer writes: ${message}`, 'EX', keepSeconds)
      .catch(() => undefined);
  }

  /**
   * The endpoint answered, so a former refusal is over. Costs nothing after the first call while there is no refusal.
   */
  answered(): void {
    if (!this.#mayStand) return;
    this.#mayStand = false;
    this.redis.del(this.#key).catch(() => undefined);
    if (this.#said === undefined) return;
    log().info({ status: this.#said }, 'the model endpoint answers again');
    this.#said = undefined;
    this.#refusing.reset();
  }
}

const hint = (status: number) => advice[status] ?? 'see the reason in the log of the worker';
