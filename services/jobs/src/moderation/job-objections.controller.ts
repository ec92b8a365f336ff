import type { AccessClaims } from '@commons/contracts/account';
import { ObjectionInput, ReportReceipt } from '@commons/contracts/moderation';
import { objectionThanks } from '@commons/contracts/moderation-lists';
import { AccountType, CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Answers } from '@commons/service-kit/http/answers';
import { noteNoSearchChange } from '@commons/service-kit/search/search-notes';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import { JobHiding } from '../postings/job-hiding.service.js';
import { JobsService, jobNotFound } from '../postings/jobs.service.js';
import { CasesService, jobSubject } from './cases.service.js';

/** An employer objects to the hiding of a job: once to each, and an operator reads it beside the reports. */
@Controller('jobs/:id/objection')
@AccountType('employer')
export class JobObjectionsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly hiding: JobHiding,
    private readonly cases: CasesService,
  ) {}

  @Post()
  @HttpCode(200)
  @Answers(ReportReceipt)
  async object(
    @Param('id') id: string,
    @Body({ schema: ObjectionInput }) { text }: z.output<typeof ObjectionInput>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<z.output<typeof ReportReceipt>> {
    noteNoSearchChange();
    const job = await this.jobs.read(id);
    if (job.owner_id !== claims.sub) throw refuse(404, jobNotFound);
    if (!job.hidden) throw refuse(409, 'This job is not hidden. There is nothing to object to.');
    if (!(await this.hiding.object(job, text)))
      throw refuse(409, 'You have objected already. An operator will look at your job again.');
    await this.cases.openAgain(jobSubject(job));
    return { detail: objectionThanks };
  }
}
