import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { sitemapPage } from '@commons/service-kit/sitemap/sitemap-page';
import { SitemapParts } from '@commons/service-kit/sitemap/sitemap-parts';
import { Controller, Inject } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobRecord } from '../job.js';
import { shownJobs } from '../search/job-search.service.js';

/** The jobs' part of the sitemap: results of a search without words, so only active ones. */
@Controller()
export class JobSitemapController {
  readonly #parts: SitemapParts<JobRecord>;

  constructor(
    @InjectModel('Job') jobs: Model<JobRecord>,
    @Inject(SERVICE_CONFIG) { SITE_URL = '' }: ServiceConfig,
  ) {
    this.#parts = new SitemapParts(jobs, listed, (id) => `${SITE_URL}${jobPage(id)}`);
  }

  @Handles(jobs['GET /jobs/sitemap'])
  async pages(_call: Call<'GET /jobs/sitemap'>) {
    return { pages: await this.#parts.count() };
  }

  @Handles(jobs['GET /jobs/sitemap/{page}'])
  page({ params }: Call<'GET /jobs/sitemap/{page}'>) {
    return sitemapPage(this.#parts, params.page);
  }
}

const listed = () => shownJobs;
