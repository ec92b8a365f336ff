import type { AccessClaims } from '@commons/contracts/account';
import { type MyJob, MyJobList } from '@commons/contracts/jobs';
import { AccountType, CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { setTotalCount } from '@commons/service-kit/http/total-count';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { ownJobAnswer } from '../postings/job-answer.js';
import { JobsService } from '../postings/jobs.service.js';
import { ApplicationListsService } from './application-lists.service.js';

/** The employer's own jobs with their numbers of applications. */
@Controller('my-jobs')
export class MyJobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly applications: ApplicationListsService,
  ) {}

  @Get()
  @AccountType('employer')
  async list(
    @Query({ schema: MyJobList }) page: z.output<typeof MyJobList>,
    @CurrentClaims() claims: AccessClaims,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MyJob[]> {
    const { rows, total } = await this.jobs.ofOwner(claims.sub, page);
    const counts = await this.applications.countByJob(rows.map(({ _id }) => String(_id)));
    setTotalCount(reply, total);
    return rows.map((job) => ({
      ...ownJobAnswer(job),
      expires_at: job.expires_at.toISOString(),
      application_count: counts.get(String(job._id)) ?? 0,
    }));
  }
}
