import { JobSearch } from '@commons/contracts/jobs';
import { SitemapPages } from '@commons/contracts/sitemap';
import { Public } from '@commons/service-kit/auth/access-rules';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Answers } from '@commons/service-kit/http/answers';
import { KeptSitemapPages, sitemapPageSize, sitemapPart } from '@commons/service-kit/http/sitemap';
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
  readonly #pages = new KeptSitemapPages(() => this.jobs.countDocuments(listed()).exec());

  constructor(
    @InjectModel('Job') private readonly jobs: Model<JobRecord>,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  @Get()
  @Answers(SitemapPages)
  async pages(): Promise<SitemapPages> {
    return { pages: await this.#pages.get() };
  }

  @Get(':page')
  @Header('content-type', 'application/xml; charset=utf-8')
  async page(@Param('page') text: string): Promise<StreamableFile> {
    const page = await this.#pages.pageOf(text);
    const part = page && (await sitemapPart(this.#entries((page - 1) * sitemapPageSize)));
    if (!part) throw refuse(404, 'Not found');
    return new StreamableFile(part);
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
