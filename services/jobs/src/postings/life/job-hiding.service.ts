import { jobLife } from '@commons/contracts/lifecycles/job-life';
import { refuse } from '@commons/service-kit/errors/refuse';
import {
  declareNoSearchChange,
  declareSearchChange,
} from '@commons/service-kit/http/search-cache-headers';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { type HiddenJob, type JobRecord, jobNotFound } from '../job.js';
import { idTerm, jobTerms } from '../search/job-search-fields.js';

const { hide } = jobLife.actions;

/** A conditional write: the condition fails if the job was hidden, shown or renewed concurrently. */
interface Write {
  readonly only: QueryFilter<JobRecord>;
  readonly change: UpdateQuery<JobRecord>;
}

/** Why a job is hidden, and by which operator. */
export interface Hiding {
  readonly reason: string;
  readonly by: 'reports' | 'operator';
  /** Hidden with its owner's account; the owner is mailed about the account and not about each job. */
  readonly suspended?: true;
}

const ownerSuspended = 'The account that posted this job is suspended.';

/**
 * Hides jobs, after reports or by an operator, and shows them again. Hiding stores the status to restore; the write is
 * conditional on that status and is retried on a concurrent change.
 */
@Injectable()
export class JobHidingService {
  constructor(@InjectModel('Job') private readonly jobs: Model<JobRecord>) {}

  /**
   * Hides a job. If it is hidden already, an operator's decision replaces the reason; reports and the suspension of the
   * account change nothing.
   * @throws 404 once it is gone
   */
  async hide(job: JobRecord, why: Hiding): Promise<JobRecord> {
    if (job.hidden && (why.by === 'reports' || why.suspended)) {
      declareNoSearchChange();
      return job;
    }
    const written = await this.#write(job, hiding(job, why));
    return written ?? this.hide(await this.#read(job), why);
  }

  /**
   * Restores a hidden job; its term kept running meanwhile. While its owner's account is suspended, it remains hidden
   * with the account. Marks the mail to its owner as due if there was one about the hiding.
   * @throws 404 once it is gone
   */
  async show(job: JobRecord): Promise<JobRecord> {
    if (!job.hidden || job.hidden.suspended) {
      declareNoSearchChange();
      return job;
    }
    const write = job.owner_suspended ? leavingToAccount : showing(job, job.hidden);
    const written = await this.#write(job, write);
    return written ?? this.show(await this.#read(job));
  }

  /** Hides the jobs of a suspended person. Jobs hidden already stay unchanged. */
  async hideOf(owner_id: string): Promise<void> {
    await this.jobs.updateMany({ owner_id }, { $set: { owner_suspended: true } });
    const posted = { owner_id, status: { $ne: 'draft' as const }, 'hidden.at': { $exists: false } };
    for (const job of await this.jobs.find(posted).lean<JobRecord[]>()) {
      await this.hide(job, { reason: ownerSuspended, by: 'operator', suspended: true });
    }
  }

  /** Shows the jobs again that were only hidden with the account. */
  async showOf(owner_id: string): Promise<void> {
    await this.jobs.updateMany({ owner_id }, { $unset: { owner_suspended: 1 } });
    const own: QueryFilter<JobRecord> = { owner_id, 'hidden.suspended': true };
    for (const job of await this.jobs.find(own).lean<JobRecord[]>()) await this.#showOwn(job);
  }

  async #showOwn(job: JobRecord): Promise<void> {
    if (!job.hidden?.suspended) return;
    const written = await this.#write(job, showing(job, job.hidden));
    if (!written) await this.#showOwn(await this.#read(job));
  }

  /** How many jobs of each of these owners are hidden; owners without any are left out. */
  async countOf(owners: readonly (string | undefined)[]): Promise<Map<string, number>> {
    const owner_id = { $in: [...new Set(owners)].filter((owner) => owner !== undefined) };
    const rows = await this.jobs.aggregate<{ _id: string; jobs: number }>([
      { $match: { owner_id, 'hidden.at': { $exists: true } } },
      { $group: { _id: '$owner_id', jobs: { $sum: 1 } } },
    ]);
    return new Map(rows.map(({ _id, jobs }) => [_id, jobs]));
  }

  /** Stores the owner's objection. @returns whether it is the first to this hiding */
  async object({ _id, hidden }: JobRecord, objection: string): Promise<boolean> {
    const at = new Date();
    const unsaid = { 'hidden.at': hidden?.at, 'hidden.objection': { $exists: false } };
    const change = { $set: { 'hidden.objection': { text: objection, at } } };
    return (await this.jobs.updateOne({ _id, ...unsaid }, change)).modifiedCount === 1;
  }

  /** Jobs hidden by reports only, since the given time, oldest first. @param ids restricts the result to these */
  hiddenByReports(since: Date, ids: string[] | undefined, limit: number): Promise<JobRecord[]> {
    return this.jobs
      .find({
        'hidden.by': 'reports',
        'hidden.at': { $gte: since },
        ...(ids && { _id: { $in: ids } }),
      })
      .sort({ 'hidden.at': 1, _id: 1 })
      .limit(limit)
      .lean<JobRecord[]>()
      .exec();
  }

  async #write({ _id }: JobRecord, { only, change }: Write): Promise<JobRecord | undefined> {
    const written = await this.jobs
      .findOneAndUpdate({ _id, ...only }, change, { returnDocument: 'after' })
      .lean<JobRecord>();
    if (!written) return undefined;
    declareSearchChange([...jobTerms(written), idTerm(written._id)]);
    return written;
  }

  async #read({ _id }: JobRecord): Promise<JobRecord> {
    const job = await this.jobs.findById(_id).lean<JobRecord>();
    if (!job) throw refuse(404, jobNotFound);
    return job;
  }
}

function hiding({ status, hidden, owner_id }: JobRecord, why: Hiding): Write {
  const { reason, by, suspended } = why;
  const at = new Date();
  const mailed = owner_id !== undefined && !suspended;
  const fields = { reason, by, at, ...(mailed && { mail_due_at: at }) };
  if (!hidden) {
    return {
      only: { status, 'hidden.at': { $exists: false } },
      change: {
        $set: {
          status: hide.to,
          hidden: { ...fields, status_before: status, ...(suspended && { suspended }) },
        },
        $unset: { restored_mail_at: 1 },
      },
    };
  }
  const updates = Object.entries(fields).map(([name, value]) => [`hidden.${name}`, value]);
  return {
    only: { 'hidden.at': { $exists: true } },
    // The objection was to the previous hiding.
    change: {
      $set: {
        ...{ status: hide.to, ...Object.fromEntries(updates) },
        // Jobs hidden by an earlier version only have this mark.
        ...(hidden.suspended && { owner_suspended: true }),
      },
      $unset: { 'hidden.objection': 1, 'hidden.suspended': 1 },
    },
  };
}

/** Ends what reports or an operator hid; the job stays hidden with its owner's account. */
const leavingToAccount: Write = {
  only: { 'hidden.at': { $exists: true }, owner_suspended: true },
  change: {
    $set: { 'hidden.reason': ownerSuspended, 'hidden.by': 'operator', 'hidden.suspended': true },
    $unset: { 'hidden.objection': 1, 'hidden.mail_due_at': 1 },
  },
};

const showing = ({ owner_id }: JobRecord, hidden: HiddenJob): Write => {
  const isInformed = owner_id !== undefined && !hidden.suspended && !hidden.mail_due_at;
  return {
    only: {
      ...{ 'hidden.status_before': hidden.status_before, owner_suspended: { $exists: false } },
      'hidden.suspended': hidden.suspended ?? { $exists: false },
    },
    change: {
      $set: { status: hidden.status_before, ...(isInformed && { restored_mail_at: new Date() }) },
      $unset: { hidden: 1 },
    },
  };
};
