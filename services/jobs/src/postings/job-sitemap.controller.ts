import { JobSearch } from '@commons/contracts/jobs';
import { SitemapPages } from '@commons/contracts/sitemap';
import { Public } from '@commons/service-kit/auth/access-rules';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Answers } from '@commons/service-kit/http/answers';
import { sitemapPageSize, sitemapPages, sitemapXml } from '@commons/service-kit/http/sitemap';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Controller, Get, Header, Inject, Param, StreamableFile } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobRecord } from './job.schema.js';
import { jobFilter, jobSort } from './job-query.js';

/** The jobs' part of the map of the site: what a search without words finds, so active ones only. */
@Controller('jobs/sitemap')
@Public()
export class JobSitemapController {
  constructor(
    @InjectModel('Job') private readonly jobs: Model<JobRecord>,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  @Get()
  @Answers(SitemapPages)
  async pages(): Promise<SitemapPages> {
    return { pages: sitemapPages(await this.jobs.countDocuments(listed())) };
  }

  @Get(':page')
  @Header('content-type', 'application/xml; charset=utf-8')
  async page(@Param('page') text: string): Promise<StreamableFile> {
    const page = Number(text);
    const { pages } = await this.pages();
    if (!(Number.isInteger(page) && page >= 1 && page <= pages)) throw refuse(404, 'Not found');
    return new StreamableFile(sitemapXml(this.#entries((page - 1) * sitemapPageSize)));
  }

  async *#entries(offset: number) {
    const jobs = this.jobs
      .find(listed(), { updated_at: 1 })
      .sort(jobSort('oldest'))
      .skip(offset)
      .limit(sitemapPageSize)
      .lean<Pick<JobRecord, '_id' | 'updated_at'>[]>()
      .cursor();
    for await (const { _id, updated_at } of jobs) {
      yield { address: `${this.config.SITE_URL ?? ''}/jobs/${_id}`, changed: updated_at };
    }
  }
}

const listed = () => jobFilter(JobSearch.parse({}), new Date());
