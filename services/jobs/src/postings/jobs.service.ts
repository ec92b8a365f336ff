import type { AccessClaims } from '@commons/contracts/account';
import type { JobStatus } from '@commons/contracts/job-lists';
import type { JobPosting } from '@commons/contracts/jobs';
import { refuse } from '@commons/service-kit/errors/refuse';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { Sweep } from '@commons/service-kit/queues/processor';
import { noteSearchChange } from '@commons/service-kit/search/search-notes';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { z } from 'zod';
import { type Employer, EmployersService } from '../people/employers.service.js';
import type { JobRecord } from './job.schema.js';
import { activeTerm, factNames, type NewJob, postedJob, postingFacts } from './job-facts.js';
import { searchFieldsOf } from './job-search-fields.js';
import { withStatus } from './job-status-query.js';

export type { JobRecord } from './job.schema.js';

export const jobNotFound = 'Job not found';

type Posting = z.output<typeof JobPosting>;

/** Stands for one job among what kept answers need and writes change. */
export const idTerm = (id: Types.ObjectId | string) => `id:${id}`;

/** Postings: written by their owner, read by everyone. */
@Injectable()
export class JobsService {
  constructor(
    @InjectModel('Job') private readonly jobs: Model<JobRecord>,
    private readonly employers: EmployersService,
  ) {}

  async create(posting: Posting, claims: AccessClaims): Promise<JobRecord> {
    const employer = await this.employers.caller(claims);
    const facts = postingFacts(withPlace(posting, employer), employer);
    const job = postedJob(facts, claims.sub, new Date());
    // Checked and complete: mongoose would make a document of it, with each of its 300 terms, only to store it.
    const stored = { ...withoutUndefined(job), _id: new Types.ObjectId() };
    await this.jobs.insertMany([stored], { lean: true });
    noteSearchChange(job.search_terms);
    return stored;
  }

  /** @throws 404 for an unknown or malformed id */
  async read(id: string): Promise<JobRecord> {
    const job = await this.jobs.findById(objectId(id, jobNotFound)).lean<JobRecord>();
    if (!job) throw refuse(404, jobNotFound);
    return job;
  }

  /**
   * A job for a reader of the site.
   * @throws 404 also for a hidden one, unless its owner or an operator reads it
   */
  async readShown(id: string, claims: AccessClaims | undefined): Promise<JobRecord> {
    const job = await this.read(id);
    const mayRead = claims?.operator || (claims && claims.sub === job.owner_id);
    if (job.hidden && !mayRead) throw refuse(404, jobNotFound);
    return job;
  }

  /** Those of the ids that exist. */
  byIds(ids: readonly Types.ObjectId[]): Promise<JobRecord[]> {
    return this.jobs
      .find({ _id: { $in: ids } })
      .lean<JobRecord[]>()
      .exec();
  }

  /** Writes the whole posting anew; owner, status, dates and views stay. */
  async replace(id: string, posting: Posting, claims: AccessClaims): Promise<JobRecord> {
    const job = await this.#owned(id, claims);
    const facts = postingFacts(posting, job);
    const { status, created_at, expires_at, reminder_due_at, view_count, ...next } = postedJob(
      facts,
      claims.sub,
      new Date(),
    );
    const gone = [...factNames, 'pay_from', 'pay_to'].filter((name) => !(name in next));
    return this.#write(job, {
      ...Object.fromEntries(gone.map((name) => [name, undefined])),
      ...next,
    });
  }

  /** Changes the status; a job set to active again runs another 60 days from now (decision A26). */
  async setStatus(id: string, status: JobStatus, claims: AccessClaims): Promise<JobRecord> {
    const job = await this.#owned(id, claims);
    const now = new Date();
    if (job.hidden) throw refuse(409, `This job is hidden: ${job.hidden.reason}`);
    const term = status === 'active' ? activeTerm(now) : { reminder_due_at: undefined };
    // Reports may hide it between the reading and the writing: it must not come back on the board by that.
    const shown = { 'hidden.at': { $exists: false } };
    return this.#write(job, { status, updated_at: now, ...term }, shown);
  }

  async #write(
    job: JobRecord,
    fields: Partial<JobRecord>,
    only: QueryFilter<JobRecord> = {},
  ): Promise<JobRecord> {
    const present = Object.entries(fields).filter(([, value]) => value !== undefined);
    const absent = Object.entries(fields).filter(([, value]) => value === undefined);
    const before = await this.jobs
      .findOneAndUpdate(
        { _id: job._id, owner_id: job.owner_id, ...only },
        {
          $set: Object.fromEntries(present),
          ...(absent.length > 0 && {
            $unset: Object.fromEntries(absent.map(([name]) => [name, 1])),
          }),
        },
        { returnDocument: 'before' },
      )
      .select('+search_terms')
      .lean<JobRecord>();
    if (!before) throw refuse(404, jobNotFound);
    noteSearchChange([...before.search_terms, ...(fields.search_terms ?? []), idTerm(job._id)]);
    return { ...before, ...fields };
  }

  /** Another employer's job is as unknown as none. */
  async #owned(id: string, claims: AccessClaims): Promise<JobRecord> {
    const job = await this.read(id);
    if (job.owner_id !== claims.sub) throw refuse(404, jobNotFound);
    return job;
  }

  /** Adds one view; the answer carries the number after it. */
  async addView(job: JobRecord): Promise<void> {
    await this.jobs.updateOne({ _id: job._id }, { $inc: { view_count: 1 } });
    job.view_count += 1;
  }

  /** Jobs of an owner, newest first, with the number of all. */
  async ofOwner(
    ownerId: string,
    page: { limit: number; offset: number; status?: JobStatus | undefined },
  ) {
    const mine = { owner_id: ownerId, ...(page.status && withStatus(page.status, new Date())) };
    const [rows, total] = await Promise.all([
      this.jobs
        .find(mine)
        .sort({ created_at: -1, _id: -1 })
        .skip(page.offset)
        .limit(page.limit)
        .lean<JobRecord[]>(),
      this.jobs.countDocuments(mine, { limit: 1_001 }),
    ]);
    return { rows, total };
  }

  /**
   * Stores imported jobs that are not there yet, by their reference.
   * @returns how many were stored
   */
  async addImported(jobs: readonly NewJob[]): Promise<number> {
    const references = jobs.map(({ import_ref = '' }) => import_ref);
    const known = await this.jobs
      .find({ import_ref: { $in: references } }, { import_ref: 1 })
      .lean<JobRecord[]>();
    const present = new Set(known.map(({ import_ref }) => import_ref));
    const fresh = jobs.filter(({ import_ref }) => !present.has(import_ref));
    if (fresh.length === 0) return 0;
    try {
      await this.jobs.insertMany(fresh, { ordered: false });
      return fresh.length;
    } catch (error) {
      // Another import stored some of the same rows in the meantime; the others are in.
      const { code, insertedCount } = error as { code?: unknown; insertedCount?: number };
      if (code !== 11_000) throw error;
      return insertedCount ?? 0;
    }
  }

  /** Writes a changed company into all jobs of an owner, with what they are found and sorted by. */
  async changeCompany(ownerId: string, { company_name, company_size }: Employer): Promise<void> {
    const owned = this.jobs
      .find({ owner_id: ownerId })
      .sort({ created_at: -1, _id: -1 })
      .lean<JobRecord[]>()
      .cursor({ batchSize: 100 });
    for await (const job of owned as AsyncIterable<JobRecord>) {
      if (job.company_name === company_name && job.company_size === company_size) continue;
      const { company_size: _before, ...rest } = job;
      const facts = { ...rest, company_name, ...(company_size && { company_size }) };
      await this.jobs.updateOne(
        { _id: job._id, updated_at: job.updated_at },
        {
          $set: { company_name, ...(company_size && { company_size }), ...searchFieldsOf(facts) },
          ...(!company_size && { $unset: { company_size: 1 } }),
        },
      );
    }
  }

  /** Marks active jobs past their end as expired, so that searches need not compare dates. */
  @Sweep({ name: 'expired-jobs', everyMs: 60_000 })
  async expire(now = new Date()): Promise<number> {
    const due = { status: 'active' as const, expires_at: { $lte: now } };
    return (await this.jobs.updateMany(due, { $set: { status: 'expired' } })).modifiedCount;
  }
}

/** The driver would store undefined as null. */
const withoutUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

/** City and state of the listing, or the place of the profile, for a posting that names neither (decision A32). */
function withPlace(posting: Posting, { city, state }: Employer): Posting {
  if (posting.location_city || posting.location_state) return posting;
  return {
    ...posting,
    ...(city && { location_city: city }),
    ...(state && { location_state: state }),
  };
}
