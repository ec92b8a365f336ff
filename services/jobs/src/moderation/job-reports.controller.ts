import type { AccessClaims } from '@commons/contracts/account';
import { ReportInput, ReportReceipt } from '@commons/contracts/moderation';
import { reportersToHide, reportThanks } from '@commons/contracts/moderation-lists';
import { CurrentClaims, Public } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { noteNoSearchChange } from '@commons/service-kit/search/search-notes';
import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { JobHiddenEmail } from '../postings/job-hidden.email.js';
import { JobHiding } from '../postings/job-hiding.service.js';
import { JobsService } from '../postings/jobs.service.js';
import { CasesService, countedReports, jobSubject } from './cases.service.js';
import { ReportLimit } from './report-limit.service.js';
import { ReportWeight } from './report-weight.service.js';

const hiddenByReports = 'Several people reported this job. An operator will look at it and decide.';

/** Reports of jobs, by anybody. */
@Controller('jobs/:id/report')
@Public()
export class JobReportsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly hiding: JobHiding,
    private readonly cases: CasesService,
    private readonly email: JobHiddenEmail,
    private readonly limit: ReportLimit,
    private readonly weight: ReportWeight,
  ) {}

  @Post()
  @HttpCode(200)
  @Answers(ReportReceipt)
  async report(
    @Param('id') id: string,
    @Body({ schema: ReportInput }) input: z.output<typeof ReportInput>,
    @CurrentClaims() claims: AccessClaims | undefined,
    @Req() request: FastifyRequest,
  ): Promise<z.output<typeof ReportReceipt>> {
    noteNoSearchChange();
    const address = clientAddress(request);
    await this.limit.take(address);
    const job = await this.jobs.readShown(id, claims);
    const counts = await this.weight.counts(String(job._id), claims, address);
    const found = await this.cases.report(jobSubject(job), input, { claims, address, counts });
    const enough = countedReports(found) >= reportersToHide;
    if (enough && found?.state === 'open' && !job.hidden) {
      const hidden = await this.hiding.hide(job, { reason: hiddenByReports, by: 'reports' });
      await this.email.enqueue(hidden);
    }
    return { detail: reportThanks };
  }
}
