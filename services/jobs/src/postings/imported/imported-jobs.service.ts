import { oneAtATime } from '@commons/service-kit/redis/one-at-a-time';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { toldWrite } from '@commons/service-kit/search/searched-collection';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import type { Model } from 'mongoose';
import { factNames, type NewJob } from '../edit/job-facts.js';
import type { JobRecord } from '../job.js';

import { type KnownJob, type RefChange, sortRows } from './job-merging.js';

/** Outcome of an import. */
export interface ImportCount {
  readonly imported: number;
  readonly updated: number;
  /** Rows whose posting another row already has. */
  readonly merged: number;
}

/** Fields that a row may have lost since the last import. */
const derived = ['description', 'source_url', 'found_by'];

/** Imported jobs (decision A61): one per posting, identified by the references of its rows. */
@Injectable()
export class ImportedJobsService {
  constructor(
    @InjectModel('Job') private readonly jobs: Model<JobRecord>,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /**
   * Stores new jobs and updates changed ones. Every job in the import starts a new term; one that its source no longer
   * has expires by itself. Date, views and hiding stay. Imports run one at a time: concurrent ones would not see each
   * other's postings.
   */
  load(jobs: readonly NewJob[]): Promise<ImportCount> {
    const key = `${this.config.REDIS_PREFIX}:job-import`;
    return oneAtATime(this.redis, key, () => this.#load(jobs));
  }

  async #load(jobs: readonly NewJob[]): Promise<ImportCount> {
    const known = await this.#known(jobs);
    const { fresh, present, merged, again, refs } = sortRows(jobs, known);
    const byRef = new Map(known.map((job) => [job.import_ref, job]));
    const hasOther = (job: NewJob, name: 'import_digest' | 'posting_key') =>
      byRef.get(job.import_ref)?.[name] !== job[name];
    // Jobs from before these fields existed are rewritten once, and not counted as changed.
    const changed = present.filter(
      (job) => hasOther(job, 'import_digest') || hasOther(job, 'posting_key'),
    );
    const updated = changed.filter(
      (job) => byRef.get(job.import_ref)?.import_digest && hasOther(job, 'import_digest'),
    );
    await this.#write(refs);
    await this.#renew([...present.filter((job) => !changed.includes(job)), ...again]);
    await this.#replace(changed);
    if (fresh.length > 0) await this.jobs.insertMany(fresh, { ordered: false });
    return { imported: fresh.length, updated: updated.length, merged };
  }

  async #known(jobs: readonly NewJob[]): Promise<KnownJob[]> {
    const refs = refsOf(jobs);
    const keys = [...new Set(jobs.map(({ posting_key = '' }) => posting_key))];
    const fields = { import_ref: 1, import_refs: 1, import_digest: 1, posting_key: 1 } as const;
    const found = await Promise.all(
      [
        { import_ref: { $in: refs } },
        { import_refs: { $in: refs } },
        { posting_key: { $in: keys } },
      ].map((filter) => this.jobs.find(filter, fields).lean<KnownJob[]>()),
    );
    return [...new Map(found.flat().map((job) => [String(job._id), job])).values()];
  }

  /** References are not searchable, so the index does not change. */
  async #write(changes: readonly RefChange[]): Promise<void> {
    const writes = changes.map(({ _id, add, remove }) => ({
      updateOne: {
        filter: { _id },
        update: add
          ? { $addToSet: { import_refs: add } }
          : { $pull: { import_refs: remove as string } },
      },
    }));
    if (writes.length > 0) await this.jobs.bulkWrite(writes);
  }

  async #renew(jobs: readonly NewJob[]): Promise<void> {
    const write = jobs.map(({ import_ref, expires_at, status }) => ({
      updateMany: {
        filter: { import_ref, status: { $in: ['active' as const, 'expired' as const] } },
        update: { $set: { expires_at, status } },
      },
    }));
    if (write.length > 0) await this.#told(jobs, () => this.jobs.bulkWrite(write));
  }

  async #replace(jobs: readonly NewJob[]): Promise<void> {
    const write = jobs.map(({ created_at: _date, view_count: _views, status, ...job }) => {
      const gone = [...factNames, ...derived].filter(
        (name) => (job as Record<string, unknown>)[name] === undefined,
      );
      const update = {
        $set: Object.fromEntries(Object.entries(job).filter(([, value]) => value !== undefined)),
        $unset: Object.fromEntries(gone.map((name) => [name, 1 as const])),
      };
      return { updateOne: { filter: { import_ref: job.import_ref }, update } };
    });
    if (write.length === 0) return;
    await this.#told(jobs, () =>
      this.jobs.bulkWrite(write as Parameters<typeof this.jobs.bulkWrite>[0]),
    );
    await this.#renew(jobs);
  }

  #told(jobs: readonly NewJob[], write: () => Promise<unknown>): Promise<void> {
    return toldWrite(this.jobs, { import_ref: { $in: refsOf(jobs) } }, write);
  }
}

const refsOf = (jobs: readonly NewJob[]) => jobs.map(({ import_ref = '' }) => import_ref);
