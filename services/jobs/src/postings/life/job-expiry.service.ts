import { jobLife } from '@commons/contracts/lifecycles/job-life';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobRecord } from '../job.js';

/** Expires jobs after their sixty days (decision A26). */
@Injectable()
export class JobExpiryService {
  constructor(@InjectModel('Job') private readonly jobs: Model<JobRecord>) {}

  /** Marks active jobs past their end as expired in one write, so that searches need not compare dates. */
  @Reconcile({ name: 'expired-jobs', everyMs: 60_000 })
  async expire(now = new Date()): Promise<number> {
    const { expire } = jobLife.actions;
    const due = { status: { $in: [...expire.from] }, expires_at: { $lte: now } };
    return (await this.jobs.updateMany(due, { $set: { status: expire.to } })).modifiedCount;
  }
}
