import type { AccessClaims } from '@commons/contracts/account/account';
import type { JobDraft } from '@commons/contracts/jobs/jobs';
import { isPosted } from '@commons/contracts/lifecycles/job-life';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { refuse } from '@commons/service-kit/errors/refuse';
import type { BaseVersion } from '@commons/service-kit/http/record-version';
import { declareNoSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { TownWords } from '@commons/service-kit/portal/town-words';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { type JobRecord, jobNotFound } from '../job.js';
import { draftedJob, postingFacts, replacedFields } from './job-facts.js';
import { JobWritesService } from './job-writes.service.js';
import { sameCompany } from './owner-jobs.service.js';
import { withCategory } from './posting-category.js';

type Draft = z.output<typeof JobDraft>;

/** Unfinished postings: visible only to their owner, and not searchable. */
@Injectable()
export class JobDraftsService {
  constructor(
    @InjectModel('Job') private readonly jobs: Model<JobRecord>,
    private readonly writes: JobWritesService,
    private readonly words: TownWords,
  ) {}

  async create(input: Draft, claims: AccessClaims): Promise<JobRecord> {
    const draft = withCategory(input, this.words);
    declareNoSearchChange();
    const make = (employer: Parameters<typeof postingFacts>[1]) =>
      draftedJob(postingFacts(draft, employer), businessOf(claims), new Date());
    return this.writes.insert(claims, make);
  }

  /** @throws 409 for a published job, which must be complete; StaleRecord */
  async replace(
    id: string,
    input: Draft,
    claims: AccessClaims,
    base?: BaseVersion,
  ): Promise<JobRecord> {
    const draft = withCategory(input, this.words);
    return this.writes.change(id, claims, (job) => {
      if (isPosted(job.status)) throw refuse(409, 'This job is no longer a draft.');
      return {
        fields: replacedFields(draft, job),
        only: { status: 'draft', ...sameCompany(job) },
        rewrite: { base },
      };
    });
  }

  /** Deletes a draft that was never published. @throws 409 for any other job: it stays readable (decision A26) */
  async remove(id: string, claims: AccessClaims): Promise<void> {
    const job = await this.writes.read(id);
    if (job.owner_id !== businessOf(claims)) throw refuse(404, jobNotFound);
    declareNoSearchChange();
    const draft = { _id: job._id, status: 'draft', never_posted: true } as const;
    const { deletedCount } = await this.jobs.deleteOne(draft);
    if (deletedCount === 0) throw refuse(409, 'Only a draft that was never posted can be deleted.');
  }
}
