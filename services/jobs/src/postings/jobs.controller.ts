import type { PageHead } from '@commons/contracts/front-ends/page-head';
import type { Job } from '@commons/contracts/jobs/jobs';
import { jobs } from '@commons/contracts/operations/jobs';
import type { SearchMap } from '@commons/contracts/search/search-map';
import type { SearchSummary } from '@commons/contracts/search/search-summary';
import type { Suggestion } from '@commons/contracts/search/suggestions';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { answerVersioned } from '@commons/service-kit/http/record-version';
import { declareSearchDependencies } from '@commons/service-kit/http/search-cache-headers';
import { visitorOf } from '@commons/service-kit/numbers/daily-visits';
import { MissedSearches } from '@commons/service-kit/numbers/missed-searches';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { askedLanguage } from '@commons/service-kit/texts/portal-languages';
import { Controller, Inject } from '@nestjs/common';
import type { z } from 'zod';
import { openJobAnswer, ownJobAnswer } from './job-answer.js';
import { JobsService } from './jobs.service.js';
import { jobHead } from './page/job-head.js';
import { JobViewsService } from './page/job-views.service.js';
import { JobSearchService } from './search/job-search.service.js';
import { idTerm } from './search/job-search-fields.js';

@Controller()
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly searches: JobSearchService,
    private readonly views: JobViewsService,
    private readonly missed: MissedSearches,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  @Handles(jobs['POST /jobs'])
  async create({ body: posting, claims }: Call<'POST /jobs'>): Promise<Job> {
    return ownJobAnswer(await this.jobs.create(posting, claims));
  }

  @Handles(jobs['POST /jobs/search'])
  async search({ body: search, request, claims }: Call<'POST /jobs/search'>) {
    const found = await this.searches.search(search);
    if (found.total === 0) void this.missed.note(search.search, visitorOf(request, claims));
    return found;
  }

  @Handles(jobs['POST /jobs/search/summary'])
  summary({ body: search }: Call<'POST /jobs/search/summary'>): Promise<SearchSummary> {
    return this.searches.summary(search);
  }

  @Handles(jobs['POST /jobs/search/map'])
  map({ body: search }: Call<'POST /jobs/search/map'>): Promise<SearchMap> {
    return this.searches.map(search);
  }

  @Handles(jobs['GET /jobs/suggestions'])
  suggestions({ query }: Call<'GET /jobs/suggestions'>): Promise<Suggestion[]> {
    return this.searches.suggestions(query.search, query.limit);
  }

  @Handles(jobs['GET /jobs/{id}'])
  async read({ params: { id }, claims, request, reply }: Call<'GET /jobs/{id}'>): Promise<Job> {
    declareSearchDependencies([[idTerm(id)]]);
    const job = await this.jobs.readShown(id, claims);
    await this.views.count(job, visitorOf(request, claims), claims);
    const isOwner = claims !== undefined && job.owner_id === businessOf(claims);
    if (isOwner) return answerVersioned(reply, Promise.resolve(job), ownJobAnswer);
    return claims?.operator ? ownJobAnswer(job) : openJobAnswer(job);
  }

  @Handles(jobs['GET /jobs/{id}/head'])
  async head({
    params: { id },
    request: { headers },
  }: Call<'GET /jobs/{id}/head'>): Promise<z.input<typeof PageHead>> {
    const job = await this.jobs.readShown(id, undefined);
    return jobHead(job, this.config.SITE_URL ?? '', askedLanguage(headers['accept-language']));
  }

  @Handles(jobs['PUT /jobs/{id}'])
  replace({
    params: { id },
    body: posting,
    claims,
    base,
    reply,
  }: Call<'PUT /jobs/{id}'>): Promise<Job> {
    return answerVersioned(reply, this.jobs.replace(id, posting, claims, base), ownJobAnswer);
  }

  @Handles(jobs['PATCH /jobs/{id}/status'])
  async setStatus({
    params: { id },
    body: { status },
    claims,
  }: Call<'PATCH /jobs/{id}/status'>): Promise<Job> {
    return ownJobAnswer(await this.jobs.setStatus(id, status, claims));
  }
}
