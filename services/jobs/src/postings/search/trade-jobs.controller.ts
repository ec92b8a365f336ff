import type { TradeJobs } from '@commons/contracts/businesses/trade-in-town';
import { JobSearch } from '@commons/contracts/jobs/job-search';
import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { namesTrade } from '@commons/service-kit/search/query/names-trade';
import { Controller } from '@nestjs/common';
import { JobSearchService } from './job-search.service.js';

const maxRead = 100;
const maxNamed = 3;

/** Job board data about a trade, for market analyses. */
@Controller()
export class TradeJobsController {
  constructor(private readonly searches: JobSearchService) {}

  @Handles(jobs['POST /internal/trade-jobs'])
  async of({ body: { trade } }: Call<'POST /internal/trade-jobs'>): Promise<TradeJobs> {
    const search = { ...JobSearch.parse({ search: trade, exact: true }), limit: maxRead };
    const { rows, total, found } = await this.searches.search(search);
    const isOfTrade = namesTrade(found.read);
    const named = rows.filter(
      ({ title, company_name }) => isOfTrade(title) || isOfTrade(company_name),
    );
    return {
      total: named.length === rows.length ? total : named.length,
      found: total,
      jobs: named
        .slice(0, maxNamed)
        .map(({ id, title, company_name }) => ({ id, title, company_name })),
    };
  }
}
