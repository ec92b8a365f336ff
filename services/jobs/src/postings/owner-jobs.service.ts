import { foldText } from '@commons/contracts/fold-text';
import type { JobStatus } from '@commons/contracts/job-lists';
import { log } from '@commons/service-kit/logging/logger';
import { conflict, retryOnConflict } from '@commons/service-kit/mongo/retry-on-conflict';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { JobRecord } from './job.schema.js';

/** Company of a person who posted under their own name and is gone. */
export const formerEmployer = 'Former employer';

/** Whether a company is named as the person is: then it is personal (decision A68 keeps company names only). */
export const isOwnName = (company: string, fullName: string) =>
  foldText(company) === foldText(fullName);

/** A draft was never shown, and stays so. */
const notOpen: JobStatus[] = ['closed', 'filled', 'expired', 'draft'];

/** What a job is called by of its employer, and found by. */
type Company = Pick<JobRecord, 'company_name' | 'company_size'>;

/** True for a job whose company has not been renamed since it was read. */
export const sameCompany = ({ company_name, company_size }: Company): QueryFilter<JobRecord> => ({
  company_name,
  company_size: company_size ?? { $exists: false },
});

/** All jobs of one owner at once. */
@Injectable()
export class OwnerJobs {
  constructor(@InjectModel('Job') private readonly jobs: Model<JobRecord>) {}

  /**
   * Closes what the owner still has open, because the account is no employer any more or is gone (decision A68). A job
   * that an operator has hidden stays closed when it is shown again.
   */
  async closeAll(ownerId: string): Promise<void> {
    const own = { owner_id: ownerId };
    const status: JobStatus = 'closed';
    await this.jobs.updateMany(
      { ...own, status: { $nin: notOpen } },
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

  /** Drafts of a person who goes: nobody else sees them, or ever could again. */
  async dropDrafts(ownerId: string): Promise<void> {
    await this.jobs.deleteMany({ owner_id: ownerId, status: 'draft' });
  }

  /**
   * Writes a changed company into all jobs of an owner.
   * @throws the last failure, after all others were renamed: the task is tried again
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
        log().warn({ err: error, job: String(job._id) }, 'a job keeps its old company for now');
        failure = error;
      });
    }
    if (failure) throw failure;
  }

  /**
   * Writes the company into one job, as it is at that moment: what its owner changes meanwhile is kept.
   * @returns the job as written; undefined when it was called so already, or is gone
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

  /** Takes a person's name out of the jobs whose company is called so. */
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
