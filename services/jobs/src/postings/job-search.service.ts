import type { Job, JobSearch } from '@commons/contracts/jobs';
import { readInOrder } from '@commons/service-kit/search/rows-in-order';
import type { Found, SearchEngine, SearchRequest } from '@commons/service-kit/search/search-engine';
import { SearchFeed } from '@commons/service-kit/search/search-feed';
import { noteSearchNeeds } from '@commons/service-kit/search/search-notes';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import type { JobRecord } from './job.schema.js';
import { jobAnswer } from './job-answer.js';
import { jobRequest } from './job-request.js';
import { indexedJob, indexedJobFields, jobSubject } from './job-search-fields.js';

type Search = z.output<typeof JobSearch>;

/** One page of a search and the number of all matches. */
export interface FoundJobs {
  readonly rows: Job[];
  readonly total: number;
  readonly found: Found;
}

/** Drafts, closed and hidden jobs are never found. */
export const shownJobs = { status: 'active' } as const;

/** The job board's search. */
@Injectable()
export class JobSearchService {
  readonly #engine: () => Promise<SearchEngine>;

  constructor(
    @InjectModel('Job') private readonly jobs: Model<JobRecord>,
    feed: SearchFeed,
  ) {
    this.#engine = feed.follow<JobRecord>({
      subject: jobSubject,
      model: jobs,
      shown: shownJobs,
      fields: indexedJobFields,
      read: indexedJob,
    });
  }

  async search(search: Search): Promise<FoundJobs> {
    const found = (await this.#engine()).find(jobRequest(search, new Date()));
    noteSearchNeeds(found.needs);
    const rows = await this.#rows(found.ids);
    return { rows: rows.map(jobAnswer), total: found.total, found };
  }

  /**
   * The newest active jobs of which this holds.
   * @param since only those posted after it
   */
  async newest(
    which: Pick<SearchRequest, 'anyFacet' | 'location'>,
    limit: number,
    since?: Date,
  ): Promise<JobRecord[]> {
    const after = since?.getTime();
    const only = (number: (name: string) => number | undefined) =>
      (number('created_at') ?? 0) > (after as number);
    const { ids } = (await this.#engine()).find({
      ...which,
      ...(after !== undefined && { only }),
      offset: 0,
      limit,
    });
    const now = new Date();
    return (await this.#rows(ids)).filter(({ expires_at }) => expires_at > now);
  }

  #rows(ids: readonly string[]): Promise<JobRecord[]> {
    return readInOrder(ids, () =>
      this.jobs.find({ _id: { $in: ids }, ...shownJobs }).lean<JobRecord[]>(),
    );
  }
}
