import { jobLife } from '@commons/contracts/lifecycles/job-life';
import { foldText } from '@commons/contracts/text/fold-text';
import { log } from '@commons/service-kit/logging/logger';
import { conflict, retryOnConflict } from '@commons/service-kit/mongo/retry-on-conflict';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { JobRecord } from '../job.js';

/** Company name on jobs of a deleted account that posted under the person's own name. */
export const formerEmployer = 'Former employer';

/** Whether the company has the person's name and is thus personal data (decision A68 keeps only company names). */
export const isOwnName = (company: string, fullName: string) =>
  foldText(company) === foldText(fullName);

/** The company as copied into a job, where it is searchable. */
type Company = Pick<JobRecord, 'company_name' | 'company_size'>;

/** Matches a job only while its company has not been renamed since it was read. */
export const sameCompany = ({ company_name, company_size }: Company): QueryFilter<JobRecord> => ({
  company_name,
  company_size: company_size ?? { $exists: false },
});

/** Bulk changes of one owner's jobs. */
@Injectable()
export class OwnerJobsService {
  constructor(@InjectModel('Job') private readonly jobs: Model<JobRecord>) {}

  /**
   * Closes the owner's open jobs, as the account is deleted or no longer an employer (decision A68). A job hidden by an
   * operator stays closed when it is shown again.
   */
  async closeAll(ownerId: string): Promise<void> {
    const own = { owner_id: ownerId };
    const { from, to: status } = jobLife.actions['delete the account'];
    await this.jobs.updateMany(
      { ...own, status: { $in: [...from] } },
      { $set: { status, updated_at: new Date() }, $unset: { reminder_due_at: 1 } },
    );
    await this.jobs.updateMany(
      { ...own, 'hidden.at': { $exists: true }, 'hidden.status_before': { $ne: 'draft' } },
      {
        $set: { 'hidden.status_before': status },
        $unset: { 'hidden.mail_due_at': 1, 'hidden.objection': 1 },
      },
    );
  }

  /** Deletes the drafts of a deleted account, which only that account could see. */
  async dropDrafts(ownerId: string): Promise<void> {
    await this.jobs.deleteMany({ owner_id: ownerId, status: 'draft' });
  }

  /**
   * Renames the company in all jobs of an owner.
   * @throws the last failure, after trying all jobs: the task is retried
   */
  async changeCompany(ownerId: string, company: Company): Promise<void> {
    const owned = this.jobs
      .find({ owner_id: ownerId })
      .sort({ created_at: -1, _id: -1 })
      .lean<JobRecord[]>()
      .cursor({ batchSize: 100 });
    let failure: unknown;
    for await (const job of owned as AsyncIterable<JobRecord>) {
      await this.rename(job, company).catch((error: unknown) => {
        log().warn({ err: error, job: String(job._id) }, 'failed to rename the company of a job');
        failure = error;
      });
    }
    if (failure) throw failure;
  }

  /**
   * Renames the company in one job, keeping concurrent changes of its owner.
   * @returns the job as written; undefined when nothing changed or the job is gone
   */
  async rename(read: JobRecord, company: Company): Promise<JobRecord | undefined> {
    const { company_name, company_size } = company;
    let job: JobRecord | null = read;
    return retryOnConflict(async () => {
      if (!job || (job.company_name === company_name && job.company_size === company_size))
        return undefined;
      const { company_size: _before, ...rest } = job;
      const facts = { ...rest, company_name, ...(company_size && { company_size }) };
      const fields = { company_name, ...(company_size && { company_size }) };
      const { matchedCount } = await this.jobs.updateOne(
        { _id: job._id, updated_at: job.updated_at, ...sameCompany(job) },
        { $set: fields, ...(!company_size && { $unset: { company_size: 1 } }) },
      );
      if (matchedCount > 0) return facts;
      job = await this.jobs.findById(job._id).lean<JobRecord>();
      return job ? conflict : undefined;
    });
  }

  /** Removes a person's name from jobs whose company is named after them. */
  async dropName(ownerId: string, fullName: string): Promise<void> {
    for (const job of await this.all(ownerId)) {
      if (!isOwnName(job.company_name, fullName)) continue;
      const company_name = formerEmployer;
      await this.jobs.updateOne({ _id: job._id }, { $set: { company_name } });
    }
  }

  all(ownerId: string): Promise<JobRecord[]> {
    return this.jobs
      .find({ owner_id: ownerId })
      .sort({ created_at: 1, _id: 1 })
      .lean<JobRecord[]>()
      .exec();
  }
}
