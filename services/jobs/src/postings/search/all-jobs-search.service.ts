import type { SearchEngine } from '@commons/service-kit/search/engine/search-engine';
import { SearchFeed } from '@commons/service-kit/search/follow/search-feed';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobRecord } from '../job.js';
import { indexedJob, indexedJobFields, jobSubject } from './job-search-fields.js';

/** Drafts that were never posted are visible to their owner only. */
const posted = { never_posted: { $ne: true } } as const;

/** The operators' search, which includes hidden and closed jobs. */
@Injectable()
export class AllJobsSearchService {
  readonly #engine: () => Promise<SearchEngine>;

  constructor(
    @InjectModel('Job') private readonly jobs: Model<JobRecord>,
    feed: SearchFeed,
  ) {
    this.#engine = feed.onDemand<JobRecord>({
      subject: jobSubject,
      model: jobs,
      shown: posted,
      fields: indexedJobFields,
      read: indexedJob,
    });
  }

  async find(request: { search: string; limit: number; offset: number }) {
    const { ids, total } = (await this.#engine()).find(request);
    const found = await this.jobs.find({ _id: { $in: ids }, ...posted }).lean<JobRecord[]>();
    const jobs = new Map(found.map((job) => [String(job._id), job]));
    return { rows: ids.flatMap((id) => jobs.get(id) ?? []), total };
  }
}
