import { refuse } from '@commons/service-kit/errors/refuse';
import { noteNoSearchChange, noteSearchChange } from '@commons/service-kit/search/search-notes';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { JobRecord } from './job.schema.js';
import { jobTerms } from './job-search-fields.js';
import { idTerm, jobNotFound } from './jobs.service.js';

/** A change with what must still hold for it: another may have hidden, shown or renewed the job meanwhile. */
interface Write {
  readonly only: QueryFilter<JobRecord>;
  readonly change: UpdateQuery<JobRecord>;
}

/** Why a job is hidden, and by whom. */
export interface Hiding {
  readonly reason: string;
  readonly by: 'reports' | 'operator';
}

/**
 * Takes jobs off the board, after reports or by an operator, and puts them back. What a job goes back to is the status
 * that the very write replaces: the write holds only while that is still the one that was read, else it is read anew.
 */
@Injectable()
export class JobHiding {
  constructor(@InjectModel('Job') private readonly jobs: Model<JobRecord>) {}

  /** Hidden before, it keeps what it goes back to, and gets the new reason. @throws 404 once it is gone */
  async hide(job: JobRecord, why: Hiding): Promise<JobRecord> {
    const written = await this.#write(job, hiding(job, why));
    return written ?? this.hide(await this.#read(job), why);
  }

  /** Puts a hidden job back as it was. Its days went on. @throws 404 once it is gone */
  async show(job: JobRecord): Promise<JobRecord> {
    if (!job.hidden) {
      noteNoSearchChange();
      return job;
    }
    const written = await this.#write(job, showing(job.hidden.status_before));
    return written ?? this.show(await this.#read(job));
  }

  /** Notes what the owner says against it. @returns whether it is the first word on this hiding */
  async object({ _id, hidden }: JobRecord, objection: string): Promise<boolean> {
    const at = new Date();
    const unsaid = { 'hidden.at': hidden?.at, 'hidden.objection': { $exists: false } };
    const change = { $set: { 'hidden.objection': { text: objection, at } } };
    return (await this.jobs.updateOne({ _id, ...unsaid }, change)).modifiedCount === 1;
  }

  /** What reports alone have hidden since then, the oldest first. @param ids only these */
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
    noteSearchChange([...jobTerms(written), idTerm(written._id)]);
    return written;
  }

  async #read({ _id }: JobRecord): Promise<JobRecord> {
    const job = await this.jobs.findById(_id).lean<JobRecord>();
    if (!job) throw refuse(404, jobNotFound);
    return job;
  }
}

function hiding({ status, hidden, owner_id }: JobRecord, { reason, by }: Hiding): Write {
  const at = new Date();
  const news = { reason, by, at, ...(owner_id && { mail_due_at: at }) };
  if (!hidden) {
    return {
      only: { status, 'hidden.at': { $exists: false } },
      change: { $set: { status: 'closed', hidden: { ...news, status_before: status } } },
    };
  }
  const fields = Object.entries(news).map(([name, value]) => [`hidden.${name}`, value]);
  return {
    only: { 'hidden.at': { $exists: true } },
    // An objection was to the hiding before.
    change: {
      $set: { status: 'closed', ...Object.fromEntries(fields) },
      $unset: { 'hidden.objection': 1 },
    },
  };
}

const showing = (status: JobRecord['status']): Write => ({
  only: { 'hidden.status_before': status },
  change: { $set: { status }, $unset: { hidden: 1 } },
});
