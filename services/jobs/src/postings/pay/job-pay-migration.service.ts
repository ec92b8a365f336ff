import { log } from '@commons/service-kit/logging/logger';
import { MongoConnection } from '@commons/service-kit/mongo/mongo-connection';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobRecord } from '../job.js';

import { statedPay } from './job-pay.js';

/** Incremented when pay texts are parsed differently, which reparses those of stored jobs. */
const payReading = 2;

/** A smaller stored yearly amount was misread from a text such as "2 weeks PTO". */
const leastYear = 1_000;

type PaidJob = Pick<
  JobRecord,
  | '_id'
  | 'updated_at'
  | 'import_ref'
  | 'salary_range'
  | 'compensation_type'
  | 'salary_min'
  | 'salary_max'
>;

/** Migrates the yearly pay of stored jobs once to the current parser. */
@Injectable()
export class JobPayMigrationService implements OnApplicationBootstrap {
  constructor(
    @InjectModel('Job') private readonly jobs: Model<JobRecord>,
    private readonly connection: MongoConnection,
  ) {}

  /** Runs in the background, so that it does not delay the start. An interrupted run starts over. */
  async onApplicationBootstrap(): Promise<void> {
    if (!(await this.connection.waitUntilReady())) return;
    void this.#readOnce().catch((error: unknown) => {
      log().warn(
        { err: error },
        'failed to reparse the pay of stored jobs, retrying at the next start',
      );
    });
  }

  async #readOnce(): Promise<void> {
    const migrations = this.jobs.db.collection<{ _id: string; version: number }>('migrations');
    const done = await migrations.findOne({ _id: 'pay-reading' });
    if ((done?.version ?? 0) >= payReading) return;
    const changed = await this.#readAll();
    await migrations.updateOne(
      { _id: 'pay-reading' },
      { $set: { version: payReading } },
      { upsert: true },
    );
    if (changed > 0) log().info({ changed }, 'reparsed the pay of stored jobs');
  }

  async #readAll(): Promise<number> {
    const stated = this.jobs
      .find({ salary_range: { $exists: true } })
      .select('updated_at import_ref salary_range compensation_type salary_min salary_max')
      .sort({ _id: 1 })
      .lean<PaidJob[]>()
      .cursor({ batchSize: 500 });
    let changed = 0;
    for await (const job of stated as AsyncIterable<PaidJob>) {
      const pay = reparsed(job);
      if (pay.salary_min === job.salary_min && pay.salary_max === job.salary_max) continue;
      changed += await this.#write(job, pay);
    }
    return changed;
  }

  /** Skips a job that its owner changed meanwhile, which reparsed its pay. */
  async #write({ _id, updated_at }: PaidJob, pay: ReturnType<typeof statedPay>) {
    const names = ['salary_min', 'salary_max'] as const;
    const absent = names.filter((name) => pay[name] === undefined);
    const set = Object.fromEntries(Object.entries(pay).filter(([, value]) => value !== undefined));
    const { modifiedCount } = await this.jobs.updateOne(
      { _id, updated_at },
      {
        $set: set,
        ...(absent.length > 0 && { $unset: Object.fromEntries(absent.map((name) => [name, 1])) }),
      },
    );
    return modifiedCount;
  }
}

/** Amounts that an import gave stay where the text has none. */
function reparsed(job: PaidJob) {
  const read = statedPay(job);
  const isRead = read.salary_min !== undefined || read.salary_max !== undefined;
  const isLikely = (job.salary_max ?? job.salary_min ?? 0) >= leastYear;
  if (isRead || !job.import_ref || !isLikely) return read;
  return { salary_min: job.salary_min, salary_max: job.salary_max };
}
