import { Inject, Injectable, Optional } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { log } from '../logging/logger.js';
import { REDIS } from '../redis/redis-client.js';

/** MongoDB's codes: no such command, which only the embedded document store has, and not allowed. */
const notThere = new Set<unknown>([13, 59]);

/** Redis of another operator may not let us. */
const notAllowed = /NOPERM|unknown command/i;

/**
 * What stores keep in their files of what was deleted: free pages of the document store, the commands in the append-only
 * file of Redis. After an account was erased both are asked to write their files anew (ADR 0006).
 */
@Injectable()
export class StoredRemains {
  constructor(
    @Inject(REDIS) private readonly redis: Redis | undefined,
    @Optional() @Inject(getConnectionToken()) private readonly connection?: Connection,
  ) {}

  /** Resolves when the document store is done and Redis has begun. @throws when a store is away: try again later */
  async clear(): Promise<void> {
    const results = await Promise.allSettled([this.#clearDocuments(), this.#clearRedis()]);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  async #clearDocuments(): Promise<void> {
    try {
      await this.connection?.db?.command({ rewriteFiles: 1 });
    } catch (error) {
      if (!notThere.has((error as { code?: unknown }).code)) throw error;
      log().debug('the document store writes its files anew by its own rules');
    }
  }

  /** @throws while it is at it already: that run may have begun before the deletion */
  async #clearRedis(): Promise<void> {
    try {
      await this.redis?.bgrewriteaof();
    } catch (error) {
      if (!notAllowed.test((error as Error).message)) throw error;
      log().debug('Redis writes its file anew by its own rules');
    }
  }
}
