import { setTimeout as delay } from 'node:timers/promises';
import { daySeconds } from '@commons/contracts/durations';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { log } from '../logging/logger.js';
import { REDIS } from '../redis/redis-client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';

/** How long a sent mail is remembered: longer than any task is retried. */
const rememberSeconds = 2 * daySeconds;

/** A worker that has not sent its mail by then is considered dead. */
const sendingMs = 20_000;
const checkMs = 250;

/**
 * Sends each mail once, even if its task runs twice: its worker stalled for longer than its lock (a busy machine), or
 * died after sending.
 */
@Injectable()
export class SentMails {
  constructor(
    @Inject(REDIS) private readonly redis: Redis | undefined,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /**
   * Runs `send` unless the mail was sent within two days. While another task is sending it, waits for that one.
   * @param id its Message-ID
   * @throws what `send` throws; it can then be sent again
   */
  async once(id: string, send: () => Promise<unknown>): Promise<void> {
    if (!this.redis) {
      await send();
      return;
    }
    const key = `${this.config.REDIS_PREFIX}:mail:${id}`;
    while ((await this.redis.set(key, 'sending', 'PX', sendingMs, 'NX')) === null) {
      if ((await this.redis.get(key)) === 'sent') {
        log().debug({ mail: id }, 'mail was already sent');
        return;
      }
      await delay(checkMs);
    }
    try {
      await send();
    } catch (error) {
      await this.redis.del(key).catch(() => undefined);
      throw error;
    }
    await this.redis.set(key, 'sent', 'EX', rememberSeconds).catch((error: Error) => {
      log().warn({ mail: id, reason: error.message }, 'a sent mail was not recorded');
    });
  }
}
