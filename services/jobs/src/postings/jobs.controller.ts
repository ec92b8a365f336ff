import type { AccessClaims } from '@commons/contracts/account';
import { type Job, JobPosting, JobSearch, JobStatusChange } from '@commons/contracts/jobs';
import type { PageHead } from '@commons/contracts/page-head';
import { SearchSummary } from '@commons/contracts/search-summary';
import { Suggestion, SuggestionQuery } from '@commons/contracts/suggestions';
import { AccountType, CurrentClaims, Public } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import {
  answerVersioned,
  type BaseVersion,
  IfMatch,
} from '@commons/service-kit/http/record-version';
import { setTotalCount } from '@commons/service-kit/http/total-count';
import { noteSearchNeeds } from '@commons/service-kit/search/search-notes';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { visitorOf } from '@commons/service-kit/visits/daily-visits';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { jobAnswer, ownJobAnswer } from './job-answer.js';
import { jobHead } from './job-head.js';
import { JobSearchService } from './job-search.service.js';
import { JobViewsService } from './job-views.service.js';
import { idTerm, JobsService } from './jobs.service.js';

const onlyEmployers =
  'Only employer accounts can post jobs. Please create an employer account or switch your account type.';

@Controller('jobs')
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly searches: JobSearchService,
    private readonly views: JobViewsService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  @Post()
  @AccountType('employer', onlyEmployers)
  async create(
    @Body({ schema: JobPosting }) posting: z.output<typeof JobPosting>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<Job> {
    return jobAnswer(await this.jobs.create(posting, claims));
  }

  @Post('search')
  @Public()
  @HttpCode(200)
  async search(
    @Body({ schema: JobSearch }) search: z.output<typeof JobSearch>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Job[]> {
    const found = await this.searches.search(search);
    setTotalCount(reply, found.total);
    return found.rows;
  }

  @Post('search/summary')
  @Public()
  @HttpCode(200)
  @Answers(SearchSummary)
  summary(@Body({ schema: JobSearch }) search: z.output<typeof JobSearch>): Promise<SearchSummary> {
    return this.searches.summary(search);
  }

  @Get('suggestions')
  @Public()
  @Answers(Suggestion, { list: true })
  suggestions(
    @Query({ schema: SuggestionQuery }) query: z.output<typeof SuggestionQuery>,
  ): Promise<Suggestion[]> {
    return this.searches.suggestions(query.search, query.limit);
  }

  @Get(':id')
  @Public()
  async read(
    @Param('id') id: string,
    @CurrentClaims() claims: AccessClaims | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Job> {
    noteSearchNeeds([[idTerm(id)]]);
    const job = await this.jobs.readShown(id, claims);
    await this.views.count(job, visitorOf(request, claims));
    const isOwner = claims !== undefined && job.owner_id === claims.sub;
    if (isOwner) return answerVersioned(reply, Promise.resolve(job), ownJobAnswer);
    return claims?.operator ? ownJobAnswer(job) : jobAnswer(job);
  }

  @Get(':id/head')
  @Public()
  async head(@Param('id') id: string): Promise<z.input<typeof PageHead>> {
    return jobHead(await this.jobs.readShown(id, undefined), this.config.SITE_URL ?? '');
  }

  @Put(':id')
  @AccountType('employer')
  replace(
    @Param('id') id: string,
    @Body({ schema: JobPosting }) posting: z.output<typeof JobPosting>,
    @CurrentClaims() claims: AccessClaims,
    @IfMatch() base: BaseVersion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Job> {
    return answerVersioned(reply, this.jobs.replace(id, posting, claims, base), jobAnswer);
  }

  @Patch(':id/status')
  @AccountType('employer')
  async setStatus(
    @Param('id') id: string,
    @Body({ schema: JobStatusChange }) { status }: z.output<typeof JobStatusChange>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<Job> {
    return jobAnswer(await this.jobs.setStatus(id, status, claims));
  }
}
