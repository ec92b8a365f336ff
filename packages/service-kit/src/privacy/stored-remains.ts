import { Inject, Injectable, Optional } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { log } from '../logging/logger.js';
import { REDIS } from '../redis/redis-client.js';

/** MongoDB's codes for an unknown command (only the embedded document store has it) and for missing permission. */
const notThere = new Set<unknown>([13, 59]);

/** A managed Redis may forbid the command. */
const notAllowed = /NOPERM|unknown command/i;

/**
 * Remains of deleted data in the stores' files: free pages of the document store, commands in the append-only file of
 * Redis. After an account was erased both stores have to rewrite their files (ADR 0006).
 */
@Injectable()
export class StoredRemains {
  constructor(
    @Inject(REDIS) private readonly redis: Redis | undefined,
    @Optional() @Inject(getConnectionToken()) private readonly connection?: Connection,
  ) {}

  /** Resolves when the document store is done and Redis has started. @throws when a store is down: retry later */
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
      log().debug('the document store has no command that rewrites its files');
    }
  }

  /** @throws while a rewrite is running: it may have started before the deletion */
  async #clearRedis(): Promise<void> {
    try {
      await this.redis?.bgrewriteaof();
    } catch (error) {
      if (!notAllowed.test((error as Error).message)) throw error;
      log().debug('Redis refused to rewrite its file');
    }
  }
}
