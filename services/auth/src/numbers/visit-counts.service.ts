import { VisitTally } from '@commons/service-kit/numbers/visit-tally';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import type { Model } from 'mongoose';
import { type VisitCount, visitCountModel } from './visit-count.schema.js';

/** Monthly visits, as counted by the gateways. */
@Injectable()
export class VisitCountsService {
  readonly #tally: VisitTally;

  constructor(
    @InjectModel(visitCountModel.name) private readonly counts: Model<VisitCount>,
    @Inject(REDIS) redis: Redis,
    @Inject(SERVICE_CONFIG) { REDIS_PREFIX }: ServiceConfig,
  ) {
    this.#tally = new VisitTally(redis, REDIS_PREFIX);
  }

  /** Only here, where one instance runs at a time: a tally taken twice would count twice. */
  @Reconcile({ name: 'visit-counts', everyMs: 10_000 })
  store(): Promise<void> {
    return this.#tally.take(async (rows) => {
      for (const { month, area, visits } of rows) {
        const change = { $set: { month, area }, $inc: { visits } };
        await this.counts.updateOne({ _id: `${month} ${area}` }, change, { upsert: true });
      }
    });
  }

  /** Most visits first. */
  async of(month: string) {
    const rows = await this.counts
      .find({ month })
      .sort({ visits: -1, _id: 1 })
      .lean<VisitCount[]>();
    return rows.map(({ area, visits }) => ({ area, visits }));
  }
}
