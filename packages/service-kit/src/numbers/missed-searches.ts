import { daySeconds } from '@commons/contracts/durations';
import type { MissedSearch } from '@commons/contracts/portal/town-numbers';
import { fewestSearchers } from '@commons/contracts/portal/visit-areas';
import { foldText } from '@commons/contracts/text/fold-text';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import type { Model } from 'mongoose';
import { log } from '../logging/logger.js';
import { keyedDigest } from '../moderation/keyed-digest.js';
import { Portal } from '../portal/portal.js';
import { REDIS } from '../redis/redis-client.js';
import { SERVICE_CONFIG, SERVICE_NAME, type ServiceConfig } from '../service.config.js';
import type { Visitor } from './daily-visits.js';
import { type MissedSearchRecord, missedSearchModel } from './missed-search.schema.js';
import { monthOf } from './town-month.js';

const longest = 60;
const maxShown = 50;
/** Until a month is over. */
const retentionSeconds = 32 * daySeconds;

/**
 * Search terms without results (docs/adr/0029). People are counted in a HyperLogLog, which does not reveal a visitor;
 * terms are stored once enough people have used them, so that no search can be traced to a person.
 */
@Injectable()
export class MissedSearches {
  constructor(
    @InjectModel(missedSearchModel.name) private readonly records: Model<MissedSearchRecord>,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly portal: Portal,
  ) {}

  /** Counts a search without results. Never throws: the search was answered. */
  async note(search: string | undefined, visitor: Visitor): Promise<void> {
    const words = foldText(search ?? '');
    if (words.length < 2 || words.length > longest || visitor.prefetch) return;
    try {
      const month = monthOf(new Date(), this.portal.now.time_zone);
      const what = keyedDigest(this.config, `${month} ${words}`);
      const who = visitor.userId ?? `${visitor.address}\n${visitor.userAgent}`;
      const key = `${this.config.REDIS_PREFIX}:${this.service}:missed:${what}`;
      // Salted with the terms, so that digests of different searches cannot be compared.
      await this.redis.pfadd(key, keyedDigest(this.config, `${what} ${who}`));
      await this.redis.expire(key, retentionSeconds);
      const people = await this.redis.pfcount(key);
      if (people < fewestSearchers) return;
      await this.records.updateOne(
        { _id: `${month} ${words}` },
        { $set: { month, words }, $max: { people } },
        { upsert: true },
      );
    } catch (error) {
      log().debug({ reason: (error as Error).message }, 'search without result not counted');
    }
  }

  /** Of a month, those of most people first. */
  async of(month: string): Promise<MissedSearch[]> {
    const rows = await this.records
      .find({ month })
      .sort({ people: -1, _id: 1 })
      .limit(maxShown)
      .lean<MissedSearchRecord[]>();
    return rows.map(({ words, people }) => ({ words, people }));
  }
}
