import type { TradeJobs } from '@commons/contracts/businesses/trade-in-town';
import { JobSearch } from '@commons/contracts/jobs/job-search';
import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { JobSearchService } from './job-search.service.js';

/** Job board data about a trade, for market analyses. */
@Controller()
export class TradeJobsController {
  constructor(private readonly searches: JobSearchService) {}

  @Handles(jobs['POST /internal/trade-jobs'])
  async of({ body: { trade } }: Call<'POST /internal/trade-jobs'>): Promise<TradeJobs> {
    const search = { ...JobSearch.parse({ search: trade, exact: true }), limit: 3 };
    const { rows, total } = await this.searches.search(search);
    return {
      total,
      jobs: rows.map(({ id, title, company_name }) => ({ id, title, company_name })),
    };
  }
}
