import { log } from '@commons/service-kit/logging/logger';
import { MongoConnection } from '@commons/service-kit/mongo/mongo-connection';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobRecord } from './job.schema.js';
import { statedPay } from './job-pay.js';

/** Goes up when pay texts are read differently: the jobs that are there are then read anew. */
const payReading = 2;

/** Below this a stored yearly amount was never a pay: it was misread from a text such as "2 weeks PTO". */
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

/** Brings the yearly pay of jobs that were stored under an older reading up to date, once. */
@Injectable()
export class JobPayRereading implements OnApplicationBootstrap {
  constructor(
    @InjectModel('Job') private readonly jobs: Model<JobRecord>,
    private readonly connection: MongoConnection,
  ) {}

  /** Goes on in the background: a start does not wait for it, and one that was broken off begins again. */
  async onApplicationBootstrap(): Promise<void> {
    if (!(await this.connection.waitUntilReady())) return;
    void this.#readOnce().catch((error: unknown) => {
      log().warn({ err: error }, 'the pay of stored jobs is read anew at the next start');
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
    if (changed > 0) log().info({ changed }, 'read the pay of stored jobs anew');
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
      const pay = readAnew(job);
      if (pay.salary_min === job.salary_min && pay.salary_max === job.salary_max) continue;
      changed += await this.#write(job, pay);
    }
    return changed;
  }

  /** Unless its owner has changed the job meanwhile: then its pay was read anew with that. */
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

/** An import may have given amounts of its own: they stay where its text says none. */
function readAnew(job: PaidJob) {
  const read = statedPay(job);
  const isRead = read.salary_min !== undefined || read.salary_max !== undefined;
  const isLikely = (job.salary_max ?? job.salary_min ?? 0) >= leastYear;
  if (isRead || !job.import_ref || !isLikely) return read;
  return { salary_min: job.salary_min, salary_max: job.salary_max };
}
