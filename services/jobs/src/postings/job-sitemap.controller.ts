import { Public } from '@commons/service-kit/auth/access-rules';
import { SitemapController } from '@commons/service-kit/http/sitemap.controller';
import { SitemapParts } from '@commons/service-kit/http/sitemap-parts';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Controller, Inject } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobRecord } from './job.schema.js';
import { shownJobs } from './job-search.service.js';

/** The jobs' part of the map of the site: what a search without words finds, so active ones only. */
@Controller('jobs/sitemap')
@Public()
export class JobSitemapController extends SitemapController {
  protected readonly parts: SitemapParts<JobRecord>;

  constructor(
    @InjectModel('Job') jobs: Model<JobRecord>,
    @Inject(SERVICE_CONFIG) { SITE_URL = '' }: ServiceConfig,
  ) {
    super();
    this.parts = new SitemapParts(jobs, listed, (id) => `${SITE_URL}/jobs/${id}`);
  }
}

const listed = () => shownJobs;
