import { JobFeedQuery, JobSearch } from '@commons/contracts/jobs';
import { Public } from '@commons/service-kit/auth/access-rules';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Controller, Get, Header, Inject, Query } from '@nestjs/common';
import type { z } from 'zod';
import { JobSearchService } from '../postings/job-search.service.js';
import { jobFeed } from './job-feed.js';

const entries = 50;

/** New jobs of a search for feed readers. */
@Controller('jobs/feed.atom')
export class JobFeedController {
  constructor(
    private readonly searches: JobSearchService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  @Get()
  @Public()
  @Header('content-type', 'application/atom+xml; charset=utf-8')
  async read(@Query({ schema: JobFeedQuery }) query: z.output<typeof JobFeedQuery>) {
    const given = Object.entries(query).filter(([, value]) => value || value === 0);
    const search = JobSearch.parse({ ...Object.fromEntries(given), limit: entries });
    const { rows } = await this.searches.search(search);
    const address = new URLSearchParams();
    for (const [name, value] of given) address.set(name, String(value));
    return jobFeed(rows, address.toString(), this.config.SITE_URL ?? '', new Date());
  }
}
