import type { UndoCount } from '@commons/service-kit/imports/runs/import-target';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { NewJob } from '../edit/job-facts.js';
import type { JobRecord } from '../job.js';
import type { JobPlan, JobTerm } from './job-plan.js';

/** A plan with the previous state of the jobs that it changes. */
export interface JobJournal extends JobPlan {
  readonly before: readonly JobRecord[];
}

/** Fields that an undo keeps: views do not belong to the import. */
const keptFields = ['_id', 'view_count'];

/** Reverts an import of jobs, except for changes made since by an operator or another import. */
@Injectable()
export class JobImportUndoService {
  constructor(@InjectModel('Job') private readonly jobs: Model<JobRecord>) {}

  /** The journal of a plan, with what `undo` needs. */
  async journal(plan: JobPlan): Promise<JobJournal> {
    const refs = [...plan.changed, ...plan.renewed].map(({ import_ref = '' }) => import_ref);
    const before = await this.jobs.find({ import_ref: { $in: refs } }).lean<JobRecord[]>();
    return { ...plan, before };
  }

  /** Idempotent: missing and restored jobs count as reverted. */
  async undo({ fresh, changed, renewed, refs, before }: JobJournal): Promise<UndoCount> {
    const count = { removed: 0, restored: 0, kept: 0 };
    const byRef = new Map(before.map((job) => [job.import_ref, job]));
    for (const job of fresh) count[await this.#takeOut(job)] += 1;
    for (const job of changed) count[await this.#putBack(job, byRef.get(job.import_ref))] += 1;
    for (const term of renewed) await this.#endAsBefore(term, byRef.get(term.import_ref));
    for (const { _id, add, remove } of refs) {
      const update = add
        ? { $pull: { import_refs: add } }
        : { $addToSet: { import_refs: remove as string } };
      await this.jobs.updateOne({ _id }, update);
    }
    return count;
  }

  /** Like a deletion by an employer: hidden at once, and removed by the reconciliation. */
  async #takeOut(made: JobRecord): Promise<'removed' | 'kept'> {
    const job = await this.jobs.findById(made._id).lean<JobRecord>();
    if (!job || job.deleted_at) return 'removed';
    if (job.owner_id || job.hidden || job.import_digest !== made.import_digest) return 'kept';
    const now = new Date();
    const $set = { status: 'closed' as const, deleted_at: now, updated_at: now };
    const $unset = { import_ref: 1, import_refs: 1, posting_key: 1 } as const;
    await this.jobs.updateOne({ _id: made._id }, { $set, $unset });
    return 'removed';
  }

  async #putBack(made: NewJob, before: JobRecord | undefined): Promise<'restored' | 'kept'> {
    const job = before && (await this.jobs.findById(before._id).lean<JobRecord>());
    if (!job || !before) return 'kept';
    if (job.import_digest === before.import_digest) return 'restored';
    if (job.owner_id || job.hidden || job.import_digest !== made.import_digest) return 'kept';
    const now = Object.keys(job).filter((name) => !keptFields.includes(name) && !(name in before));
    const fields = Object.entries(before).filter(([name]) => !keptFields.includes(name));
    const $unset = Object.fromEntries(now.map((name) => [name, 1 as const]));
    await this.jobs.updateOne(
      { _id: before._id },
      { $set: Object.fromEntries(fields), ...(now.length > 0 && { $unset }) },
    );
    return 'restored';
  }

  async #endAsBefore({ expires_at }: JobTerm, before: JobRecord | undefined): Promise<void> {
    if (!before) return;
    const { _id, status, valid_through } = before;
    const term = { expires_at: before.expires_at, status };
    await this.jobs.updateOne(
      { _id, expires_at, hidden: { $exists: false } },
      valid_through
        ? { $set: { ...term, valid_through } }
        : { $set: term, $unset: { valid_through: 1 } },
    );
  }
}
