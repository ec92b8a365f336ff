import { JobSearch } from '@commons/contracts/job-search';
import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { askedLanguage } from '@commons/service-kit/texts/portal-languages';
import { Controller, Header, Inject } from '@nestjs/common';
import { JobSearchService } from '../postings/search/job-search.service.js';
import { jobFeed } from './job-feed.js';

const entries = 50;

/** New jobs of a search, for feed readers. */
@Controller()
export class JobFeedController {
  constructor(
    private readonly searches: JobSearchService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  @Handles(jobs['GET /jobs/feed.atom'])
  @Header('content-type', 'application/atom+xml; charset=utf-8')
  @Header('vary', 'accept-language')
  async read({ query, request: { headers } }: Call<'GET /jobs/feed.atom'>) {
    const given = Object.entries(query).filter(([, value]) => value || value === 0);
    // Newest first, also with search words: by relevance, a feed reader would miss new jobs.
    const order = { sortBy: 'newest', limit: entries };
    const search = JobSearch.parse({ ...Object.fromEntries(given), ...order });
    const { rows } = await this.searches.search(search);
    const address = new URLSearchParams();
    for (const [name, value] of given) address.set(name, String(value));
    return jobFeed(rows, address.toString(), {
      siteUrl: this.config.SITE_URL ?? '',
      now: new Date(),
      language: askedLanguage(headers['accept-language']),
    });
  }
}
