import type { AccessClaims } from '@commons/contracts/account';
import { refuse } from '@commons/service-kit/errors/refuse';
import {
  type BaseVersion,
  checkVersion,
  nextVersion,
  onlyVersion,
} from '@commons/service-kit/http/record-version';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { conflict, retryOnConflict } from '@commons/service-kit/mongo/retry-on-conflict';
import { noteSearchChange } from '@commons/service-kit/search/search-notes';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { type Employer, EmployersService } from '../people/employers.service.js';
import type { JobRecord } from './job.schema.js';
import type { NewJob } from './job-facts.js';
import { jobTerms } from './job-search-fields.js';
import { OwnerJobs } from './owner-jobs.service.js';

export const jobNotFound = 'Job not found';

/** What is to be written of a job, if it still is as `only` says. */
export interface JobChange {
  /** Those that are undefined are removed. */
  readonly fields: Partial<JobRecord>;
  readonly only: QueryFilter<JobRecord>;
  /** There when the posting is written anew; holds the version that the caller read, if they said so. */
  readonly rewrite?: { readonly base: BaseVersion };
}

/** Stands for one job among what kept answers need and writes change. */
export const idTerm = (id: Types.ObjectId | string) => `id:${id}`;

/** How an owner's job is written: nothing that others write at the same moment is lost. */
@Injectable()
export class JobWrites {
  constructor(
    @InjectModel('Job') private readonly jobs: Model<JobRecord>,
    private readonly employers: EmployersService,
    private readonly ownerJobs: OwnerJobs,
  ) {}

  /** Stores a new job of the caller. One whose company is being renamed at that moment gets the new name. */
  async insert(claims: AccessClaims, make: (employer: Employer) => NewJob): Promise<JobRecord> {
    const version = await this.employers.version(claims.sub);
    const job = make(await this.employers.caller(claims));
    // Checked and complete: mongoose would make a document of it, only to store it.
    const stored = { ...withoutUndefined(job), _id: new Types.ObjectId() };
    await this.jobs.insertMany([stored], { lean: true });
    if (version === (await this.employers.version(claims.sub))) return stored;
    // The task that renames may have gone through the jobs before this one was there.
    const employer = await this.employers.caller(claims);
    return (await this.ownerJobs.rename(stored, employer)) ?? stored;
  }

  /** @throws 404 for an unknown or malformed id */
  async read(id: string): Promise<JobRecord> {
    const job = await this.jobs.findById(objectId(id, jobNotFound)).lean<JobRecord>();
    if (!job) throw refuse(404, jobNotFound);
    return job;
  }

  /**
   * Changes a job of the caller. Retries on a concurrent change.
   * @throws 404 for another employer's job: its existence is not revealed; StaleRecord when it was rewritten since it was read
   */
  async change(
    id: string,
    claims: AccessClaims,
    judge: (job: JobRecord) => JobChange | Promise<JobChange>,
  ): Promise<JobRecord> {
    return retryOnConflict(async () => {
      const job = await this.read(id);
      if (job.owner_id !== claims.sub) throw refuse(404, jobNotFound);
      const change = await judge(job);
      checkVersion(job, change.rewrite?.base);
      return (await this.#write(job, change)) ?? conflict;
    });
  }

  /** Undefined when the job changed in between. */
  async #write({ _id, owner_id }: JobRecord, { fields, only, rewrite }: JobChange) {
    const absent = Object.entries(fields).filter(([, value]) => value === undefined);
    const before = await this.jobs
      .findOneAndUpdate(
        { _id, owner_id, ...only, ...onlyVersion(rewrite?.base) },
        {
          $set: withoutUndefined(fields),
          ...(rewrite && nextVersion),
          ...(absent.length > 0 && {
            $unset: Object.fromEntries(absent.map(([name]) => [name, 1])),
          }),
        },
        { returnDocument: 'before' },
      )
      .lean<JobRecord>();
    if (!before) return undefined;
    const after = { ...before, ...fields };
    noteSearchChange([...jobTerms(before), ...jobTerms(after), idTerm(_id)]);
    return { ...after, ...(rewrite && { version: (before.version ?? 0) + 1 }) };
  }
}

/** The driver would store undefined as null. */
const withoutUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
