import { jobLife } from '@commons/contracts/lifecycles/job-life';
import type { ImportCount } from '@commons/service-kit/imports/import-row';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { REDIS } from '@commons/service-kit/redis/redis-client';
import { oneAtATime } from '@commons/service-kit/redis/redis-lease';
import { announcedWrite } from '@commons/service-kit/search/follow/searched-collection';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import type { Model, QueryFilter } from 'mongoose';
import { factNames, importedTerm, type NewJob } from '../edit/job-facts.js';
import type { JobRecord } from '../job.js';
import { dropRefs, type RemainingRefs } from './dropped-refs.js';
import { type KnownJob, type RefChange, sortRows } from './job-merging.js';
import { type JobPlan, type JobTerm, planOf } from './job-plan.js';

/** Fields that a row may have lost since the last import. */
const derived = ['description', 'source_url', 'found_by', 'valid_through'];

/** Imported jobs (decision A61): one per posting, identified by the references of its rows. */
@Injectable()
export class ImportedJobsService {
  constructor(
    @InjectModel('Job') private readonly jobs: Model<JobRecord>,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Runs one import at a time: concurrent ones would not see each other's postings. */
  exclusively<Result>(work: (lost: AbortSignal) => Promise<Result>): Promise<Result> {
    return oneAtATime(this.redis, `${this.config.REDIS_PREFIX}:job-import`, work);
  }

  /**
   * Stores new jobs and updates changed ones. Every job in the import starts a new term; one that its source no longer
   * has expires by itself. Date, views and hiding are unchanged.
   */
  load(jobs: readonly NewJob[]): Promise<ImportCount> {
    return this.exclusively((lost) => this.store(jobs, lost));
  }

  /** As `load`, for callers of `exclusively`. */
  async store(jobs: readonly NewJob[], lost: AbortSignal): Promise<ImportCount> {
    const { fates, plan } = await this.plan(jobs);
    lost.throwIfAborted();
    await this.apply(plan);
    const count = { imported: 0, updated: 0, merged: 0, unchanged: 0 };
    for (const fate of fates) count[fate] += 1;
    return count;
  }

  /** Plans the rows, and writes nothing. @param planned jobs of earlier rows, which count as stored */
  async plan(jobs: readonly NewJob[], planned: readonly KnownJob[] = []) {
    const known = [...(await this.#known(jobs)), ...planned];
    const sorted = sortRows(jobs, known);
    return { fates: sorted.fates, plan: planOf(sorted, known) };
  }

  /** Writes a plan. Idempotent. */
  async apply({ fresh, changed, renewed, refs }: JobPlan): Promise<void> {
    await this.#write(refs);
    await this.#renew(renewed);
    await this.#replace(changed);
    await this.#insert(fresh);
  }

  /**
   * Ends jobs that have disappeared from their source, unless other rows still have them.
   * @returns references of rows that now are the main ones of jobs, which still show the text and link of the dropped
   * ones
   */
  async expire(refs: readonly string[]): Promise<string[]> {
    if (refs.length === 0) return [];
    const jobs = await this.#find(ofRefs(refs));
    const further = jobs.flatMap(({ import_refs = [] }) => import_refs);
    const others = await this.#find([{ import_ref: { $in: further } }]);
    const left = dropRefs(jobs, new Set(refs), refsOf(others));
    await this.#setRefs(left);
    const ended = left.filter(({ isGone }) => isGone).map(({ _id }) => _id);
    const { from, to: status } = jobLife.actions.expire;
    await this.jobs.updateMany(
      { _id: { $in: ended }, status: { $in: [...from] } },
      { $set: { status, expires_at: new Date() } },
    );
    const before = new Set(refsOf(jobs));
    return refsOf(left).filter((ref) => !before.has(ref));
  }

  /** Starts a new term for unchanged jobs that their source still has, as a load does. */
  async renewTerms(refs: readonly string[], now = new Date()): Promise<void> {
    const jobs = await this.#find(ofRefs(refs));
    await this.#renew(
      jobs.map(({ import_ref = '', valid_through }) => ({
        ...{ import_ref, ...importedTerm(valid_through, now) },
      })),
    );
  }

  #known(jobs: readonly NewJob[]): Promise<KnownJob[]> {
    const keys = [...new Set(jobs.map(({ posting_key = '' }) => posting_key))];
    return this.#find([...ofRefs(refsOf(jobs)), { posting_key: { $in: keys } }]);
  }

  /** The jobs of each filter; each filter has an index of its own. */
  async #find(filters: readonly QueryFilter<JobRecord>[]): Promise<KnownJob[]> {
    const fields = {
      ...{ import_ref: 1, import_refs: 1, import_digest: 1, posting_key: 1 },
      valid_through: 1,
    } as const;
    const found = await Promise.all(
      filters.map((filter) => this.jobs.find(filter, fields).lean<KnownJob[]>()),
    );
    return [...new Map(found.flat().map((job) => [String(job._id), job])).values()];
  }

  async #insert(fresh: readonly JobRecord[]): Promise<void> {
    if (fresh.length === 0) return;
    try {
      await this.jobs.insertMany([...fresh], { ordered: false });
    } catch (error) {
      // Already stored by an interrupted attempt.
      if (!isDuplicateKey(error)) throw error;
    }
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

  /** Searches only ask whether there is a reference. */
  async #setRefs(left: readonly RemainingRefs[]): Promise<void> {
    const writes = left.map(({ _id, import_ref, import_refs }) => ({
      updateOne: {
        filter: { _id },
        update:
          import_refs.length > 0
            ? { $set: { import_ref, import_refs: [...import_refs] } }
            : { $set: { import_ref }, $unset: { import_refs: 1 as const } },
      },
    }));
    if (writes.length > 0) await this.jobs.bulkWrite(writes);
  }

  /** Jobs that are hidden, closed or deleted stay so. */
  async #renew(jobs: readonly JobTerm[]): Promise<void> {
    const write = jobs.map(({ import_ref, expires_at, status, valid_through }) => ({
      updateMany: {
        filter: { import_ref, status: { $in: ['active' as const, 'expired' as const] } },
        update: valid_through
          ? { $set: { expires_at, status, valid_through } }
          : { $set: { expires_at, status }, $unset: { valid_through: 1 as const } },
      },
    }));
    if (write.length > 0) await this.#journaled(jobs, () => this.jobs.bulkWrite(write));
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
    await this.#journaled(jobs, () =>
      this.jobs.bulkWrite(write as Parameters<typeof this.jobs.bulkWrite>[0]),
    );
    await this.#renew(jobs);
  }

  #journaled(jobs: readonly JobTerm[], write: () => Promise<unknown>): Promise<void> {
    return announcedWrite(this.jobs, { import_ref: { $in: refsOf(jobs) } }, write);
  }
}

const refsOf = (jobs: readonly Pick<JobRecord, 'import_ref'>[]) =>
  jobs.map(({ import_ref = '' }) => import_ref);

const ofRefs = (refs: readonly string[]): QueryFilter<JobRecord>[] => [
  { import_ref: { $in: [...refs] } },
  { import_refs: { $in: [...refs] } },
];
