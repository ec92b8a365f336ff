import type { AccessClaims } from '@commons/contracts/account';
import { RestoredJobs, RestoreInput } from '@commons/contracts/moderation';
import { CurrentClaims, Operator } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import { JobHiding } from '../postings/job-hiding.service.js';
import { JobDecisions } from './job-decisions.service.js';

/** Jobs of one call; a console calls again while some are left. */
const batch = 100;

/** Brings back in bulk what a wave of reports hid. What an operator hid stays hidden. */
@Controller('jobs/operator/restore')
@Operator()
export class RestoringController {
  constructor(
    private readonly hiding: JobHiding,
    private readonly decisions: JobDecisions,
  ) {}

  @Post()
  @HttpCode(200)
  @Answers(RestoredJobs)
  async restore(
    @Body({ schema: RestoreInput }) { since, ids, reason }: z.output<typeof RestoreInput>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<z.output<typeof RestoredJobs>> {
    const found = await this.hiding.hiddenByReports(new Date(since), ids, batch + 1);
    for (const job of found.slice(0, batch))
      await this.decisions.decide(job, { decision: 'restore', reason }, claims);
    return { restored: Math.min(found.length, batch), more: found.length > batch };
  }
}
