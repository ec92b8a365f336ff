import type { JobStatus } from '@commons/contracts/job-lists';
import { foldText } from '@commons/service-kit/search/search-terms';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobRecord } from './job.schema.js';
import { searchFieldsOf } from './job-search-fields.js';

/** Company of a person who posted under their own name and is gone. */
export const formerEmployer = 'Former employer';

/** Whether a company is named as the person is: then it is personal (decision A68 keeps company names only). */
export const isOwnName = (company: string, fullName: string) =>
  foldText(company) === foldText(fullName);

const ended: JobStatus[] = ['closed', 'filled', 'expired'];

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
      { ...own, status: { $nin: ended } },
      { $set: { status, updated_at: new Date() }, $unset: { reminder_due_at: 1 } },
    );
    await this.jobs.updateMany(
      { ...own, 'hidden.at': { $exists: true } },
      { $set: { 'hidden.status_before': status }, $unset: { 'hidden.mail_due_at': 1 } },
    );
  }

  /** Takes a person's name out of the jobs whose company is called so, and out of what they are found by. */
  async dropName(ownerId: string, fullName: string): Promise<void> {
    for (const job of await this.all(ownerId)) {
      if (!isOwnName(job.company_name, fullName)) continue;
      const company_name = formerEmployer;
      await this.jobs.updateOne(
        { _id: job._id },
        { $set: { company_name, ...searchFieldsOf({ ...job, company_name }) } },
      );
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
