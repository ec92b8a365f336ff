import type { AccessClaims } from '@commons/contracts/account';
import type { JobStatus } from '@commons/contracts/job-lists';
import type { JobPosting } from '@commons/contracts/jobs';
import { refuse } from '@commons/service-kit/errors/refuse';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { Sweep } from '@commons/service-kit/queues/processor';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { companyOf, PeopleService } from '../people/people.service.js';
import type { JobRecord } from './job.schema.js';
import { daysActive, factNames, type NewJob, postedJob, postingFacts } from './job-facts.js';
import { searchFieldsOf } from './job-search-fields.js';

export type { JobRecord } from './job.schema.js';

export const jobNotFound = 'Job not found';
const day = 86_400_000;

type Posting = z.output<typeof JobPosting>;

/** Postings: written by their owner, read by everyone. */
@Injectable()
export class JobsService {
  constructor(
    @InjectModel('Job') private readonly jobs: Model<JobRecord>,
    private readonly people: PeopleService,
  ) {}

  async create(posting: Posting, claims: AccessClaims): Promise<JobRecord> {
    const company = companyOf(await this.people.caller(claims));
    const job = postedJob(postingFacts(posting, company), claims.sub, new Date());
    const stored = await this.jobs.create(job);
    return stored.toObject();
  }

  /** @throws 404 for an unknown or malformed id */
  async read(id: string): Promise<JobRecord> {
    const job = await this.jobs.findById(objectId(id, jobNotFound)).lean<JobRecord>();
    if (!job) throw refuse(404, jobNotFound);
    return job;
  }

  /** Writes the whole posting anew; owner, status, dates and views stay. */
  async replace(id: string, posting: Posting, claims: AccessClaims): Promise<JobRecord> {
    const job = await this.#owned(id, claims);
    const facts = postingFacts(posting, job.company_name);
    const { status, created_at, expires_at, view_count, ...next } = postedJob(
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
    const renewed = status === 'active' && {
      expires_at: new Date(now.getTime() + daysActive * day),
    };
    return this.#write(job, { status, updated_at: now, ...renewed });
  }

  async #write(job: JobRecord, fields: Partial<JobRecord>): Promise<JobRecord> {
    const present = Object.entries(fields).filter(([, value]) => value !== undefined);
    const absent = Object.entries(fields).filter(([, value]) => value === undefined);
    const written = await this.jobs
      .findOneAndUpdate(
        { _id: job._id, owner_id: job.owner_id },
        {
          $set: Object.fromEntries(present),
          ...(absent.length > 0 && {
            $unset: Object.fromEntries(absent.map(([name]) => [name, 1])),
          }),
        },
        { returnDocument: 'after' },
      )
      .lean<JobRecord>();
    if (!written) throw refuse(404, jobNotFound);
    return written;
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
  async ofOwner(ownerId: string, page: { limit: number; offset: number }) {
    const mine = { owner_id: ownerId };
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

  /** Writes a new company name into all jobs of an owner, with what they are found and sorted by. */
  async renameCompany(ownerId: string, company: string): Promise<void> {
    const renamed = { owner_id: ownerId, company_name: { $ne: company } };
    for (const job of await this.jobs.find(renamed).lean<JobRecord[]>()) {
      const facts = { ...job, company_name: company };
      const fields = { company_name: company, ...searchFieldsOf(facts) };
      await this.jobs.updateOne({ _id: job._id, updated_at: job.updated_at }, { $set: fields });
    }
  }

  /** Marks active jobs past their end as expired, so that searches need not compare dates. */
  @Sweep({ name: 'expired-jobs', everyMs: 60_000 })
  async expire(now = new Date()): Promise<number> {
    const due = { status: 'active' as const, expires_at: { $lte: now } };
    return (await this.jobs.updateMany(due, { $set: { status: 'expired' } })).modifiedCount;
  }
}
