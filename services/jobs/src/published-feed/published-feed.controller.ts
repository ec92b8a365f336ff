import { JobSearch } from '@commons/contracts/jobs/job-search';
import { jobs } from '@commons/contracts/operations/jobs';
import { givenQuery } from '@commons/service-kit/feeds/atom-feed';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Portal } from '@commons/service-kit/portal/portal';
import { askedLanguage } from '@commons/service-kit/texts/portal-languages';
import { Controller, Header } from '@nestjs/common';
import { JobSearchService } from '../postings/search/job-search.service.js';
import { publishedFeed } from './published-feed.js';

const entries = 50;

/** New jobs of a search, for feed readers. */
@Controller()
export class PublishedFeedController {
  constructor(
    private readonly searches: JobSearchService,
    private readonly portal: Portal,
  ) {}

  @Handles(jobs['GET /jobs/feed.atom'])
  @Header('content-type', 'application/atom+xml; charset=utf-8')
  @Header('vary', 'accept-language')
  async read({ query, request: { headers } }: Call<'GET /jobs/feed.atom'>) {
    // Newest first, also with search words: by relevance, a feed reader would miss new jobs.
    const order = { sortBy: 'newest', limit: entries };
    const given = Object.entries(query).filter(([, value]) => value || value === 0);
    const search = JobSearch.parse({ ...Object.fromEntries(given), ...order });
    const { rows } = await this.searches.search(search);
    return publishedFeed(rows, givenQuery(query), {
      portal: this.portal.facts,
      now: new Date(),
      language: askedLanguage(headers['accept-language']),
      categories: this.portal.now.job_categories,
    });
  }
}
