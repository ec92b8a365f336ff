import type { AccessClaims } from '@commons/contracts/account/account';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { refuse } from '@commons/service-kit/errors/refuse';
import {
  type BaseVersion,
  checkVersion,
  nextVersion,
  onlyVersion,
} from '@commons/service-kit/http/record-version';
import { declareSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { conflict, retryOnConflict } from '@commons/service-kit/mongo/retry-on-conflict';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { type Employer, EmployersService } from '../../employers/employers.service.js';
import { type JobRecord, jobNotFound } from '../job.js';
import { idTerm, jobTerms } from '../search/job-search-fields.js';
import type { NewJob } from './job-facts.js';
import { OwnerJobsService } from './owner-jobs.service.js';

/** A conditional change: it is written only if `only` still matches the job. */
interface JobChange {
  /** Fields that are undefined are removed. */
  readonly fields: Partial<JobRecord>;
  readonly only: QueryFilter<JobRecord>;
  /** Set when the posting is rewritten; holds the version that the caller read, if given. */
  readonly rewrite?: { readonly base: BaseVersion };
}

/** Writes an owner's jobs without losing concurrent changes. */
@Injectable()
export class JobWritesService {
  constructor(
    @InjectModel('Job') private readonly jobs: Model<JobRecord>,
    private readonly employers: EmployersService,
    private readonly ownerJobs: OwnerJobsService,
  ) {}

  /** Stores a new job of the caller. If the company is renamed concurrently, the job gets the new name. */
  async insert(claims: AccessClaims, make: (employer: Employer) => NewJob): Promise<JobRecord> {
    const version = await this.employers.version(businessOf(claims));
    const job = make(await this.employers.caller(claims));
    // The job is validated and complete: lean skips creating a mongoose document.
    const stored = { ...withoutUndefined(job), _id: new Types.ObjectId() };
    await this.jobs.insertMany([stored], { lean: true });
    if (version === (await this.employers.version(businessOf(claims)))) return stored;
    // The renaming task may have passed before this job was stored.
    const employer = await this.employers.caller(claims);
    return (await this.ownerJobs.rename(stored, employer)) ?? stored;
  }

  /** @throws 404 for an unknown or malformed id */
  async read(id: string): Promise<JobRecord> {
    const job = await this.jobs.findById(objectId(id, jobNotFound)).lean<JobRecord>();
    if (!job || job.deleted_at) throw refuse(404, jobNotFound);
    return job;
  }

  /**
   * Changes a job of the caller. Retries on a concurrent change.
   * @throws 404 for another employer's job: its existence is not revealed; StaleRecord when it was rewritten since it was read
   */
  async change(
    id: string,
    claims: AccessClaims,
    decide: (job: JobRecord) => JobChange | Promise<JobChange>,
  ): Promise<JobRecord> {
    return retryOnConflict(async () => {
      const job = await this.read(id);
      if (job.owner_id !== businessOf(claims)) throw refuse(404, jobNotFound);
      const change = await decide(job);
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
    declareSearchChange([...jobTerms(before), ...jobTerms(after), idTerm(_id)]);
    return { ...after, ...(rewrite && { version: (before.version ?? 0) + 1 }) };
  }
}

/** The driver would store undefined as null. */
const withoutUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
