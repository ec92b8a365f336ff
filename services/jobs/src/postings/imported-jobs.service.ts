import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { toldWrite } from '@commons/service-kit/search/searched-collection';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobRecord } from './job.schema.js';
import { factNames, type NewJob } from './job-facts.js';

/** What an import made of its rows. */
export interface ImportCount {
  readonly imported: number;
  readonly updated: number;
}

type Known = Pick<JobRecord, 'import_ref' | 'import_digest'>;

/** Fields that a row may have lost since the last import. */
const derived = ['description', 'source_url', 'found_by'];

/** Jobs from imports (decision A61): found again by their reference. */
@Injectable()
export class ImportedJobs {
  constructor(@InjectModel('Job') private readonly jobs: Model<JobRecord>) {}

  /**
   * Stores what is new and takes over what has changed. Every job that is in the import runs for another term from now:
   * one that its source no longer has ends by itself. Date, views and what an operator has hidden stay.
   */
  async load(jobs: readonly NewJob[]): Promise<ImportCount> {
    const known = await this.jobs
      .find({ import_ref: { $in: refsOf(jobs) } }, { import_ref: 1, import_digest: 1 })
      .lean<Known[]>();
    const digests = new Map(
      known.map(({ import_ref, import_digest }) => [import_ref, import_digest]),
    );
    const fresh = jobs.filter(({ import_ref }) => !digests.has(import_ref));
    const present = jobs.filter(({ import_ref }) => digests.has(import_ref));
    // Jobs imported before digests were kept are written anew once, without being counted as changed.
    const changed = present.filter(
      ({ import_ref, import_digest }) => digests.get(import_ref) !== import_digest,
    );
    const updated = changed.filter(({ import_ref }) => digests.get(import_ref) !== undefined);
    await this.#renew(present.filter((job) => !changed.includes(job)));
    await this.#replace(changed);
    return { imported: await this.#insert(fresh), updated: updated.length };
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

  async #insert(jobs: readonly NewJob[]): Promise<number> {
    if (jobs.length === 0) return 0;
    try {
      await this.jobs.insertMany([...jobs], { ordered: false });
      return jobs.length;
    } catch (error) {
      // Another import stored some of the same rows in the meantime; the others are in.
      if (!isDuplicateKey(error)) throw error;
      return (error as { insertedCount?: number }).insertedCount ?? 0;
    }
  }
}

const refsOf = (jobs: readonly NewJob[]) => jobs.map(({ import_ref = '' }) => import_ref);
