import type { Job, JobSearch } from '@commons/contracts/jobs';
import { exactCountLimit } from '@commons/service-kit/http/total-count';
import { groupsOf, noteSearchNeeds } from '@commons/service-kit/search/search-notes';
import type { TermFilter } from '@commons/service-kit/search/search-terms';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import type { JobRecord } from './job.schema.js';
import { jobAnswer } from './job-answer.js';
import { jobFilter, jobSort } from './job-query.js';

type Search = z.output<typeof JobSearch>;

/** One page of a search and the number of all matches, counted to 1,001 at most. */
export interface FoundJobs {
  readonly rows: Job[];
  readonly total: number;
}

/** The job board's search. */
@Injectable()
export class JobSearchService {
  constructor(@InjectModel('Job') private readonly jobs: Model<JobRecord>) {}

  async search(search: Search): Promise<FoundJobs> {
    const filter = jobFilter(search, new Date());
    noteSearchNeeds(groupsOf(filter));
    const rows = await this.jobs
      .find(filter)
      .sort(jobSort(search.sortBy))
      .skip(search.offset)
      .limit(search.limit)
      .lean<JobRecord[]>();
    return { rows: rows.map(jobAnswer), total: await this.#total(search, filter, rows.length) };
  }

  /**
   * The newest active jobs that have all terms of `terms`.
   * @param since only those posted after it
   */
  async newest(terms: TermFilter, limit: number, since?: Date): Promise<JobRecord[]> {
    const now = new Date();
    const rows = await this.jobs
      .find({ status: 'active', ...terms, ...(since && { created_at: { $gt: since } }) })
      .sort(jobSort('newest'))
      .limit(limit)
      .lean<JobRecord[]>();
    return rows.filter(({ expires_at }) => expires_at > now);
  }

  /** A page that is not full tells the number by itself. */
  async #total(search: Search, filter: ReturnType<typeof jobFilter>, found: number) {
    const last = found < search.limit && (found > 0 || search.offset === 0);
    if (last) return search.offset + found;
    return this.jobs.countDocuments(filter, { limit: exactCountLimit + 1 });
  }
}
