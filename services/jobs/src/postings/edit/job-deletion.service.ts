import type { AccessClaims } from '@commons/contracts/account/account';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobRecord } from '../job.js';
import { nextMoment } from './job-facts.js';
import { JobWritesService } from './job-writes.service.js';

/**
 * Deletes a job in two steps, so that a crash in between leaves no application of a vanished job: first a mark that
 * hides it, then, once its applications are handled, the record.
 */
@Injectable()
export class JobDeletionService {
  constructor(
    @InjectModel('Job') private readonly jobs: Model<JobRecord>,
    private readonly writes: JobWritesService,
  ) {}

  /** From now on the job can neither be read nor applied for. @throws 404 for another employer's job */
  begin(id: string, claims: AccessClaims): Promise<JobRecord> {
    return this.writes.change(id, claims, (job) => {
      const now = nextMoment(job);
      const fields = { status: 'closed', deleted_at: now, updated_at: now } as const;
      return { fields: { ...fields, reminder_due_at: undefined }, only: {} };
    });
  }

  async finish({ _id }: JobRecord): Promise<void> {
    await this.jobs.deleteOne({ _id, deleted_at: { $exists: true } });
  }

  /** Jobs with a pending deletion, sorted by id. */
  begun(after: object, limit: number): Promise<JobRecord[]> {
    return this.jobs
      .find({ deleted_at: { $exists: true }, ...after })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<JobRecord[]>()
      .exec();
  }
}
