import type { RestoredJobs } from '@commons/contracts/moderation/moderation';
import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { JobHidingService } from '../postings/life/job-hiding.service.js';
import { JobDecisionsService } from './job-decisions.service.js';

/** Jobs per call; clients call again while more remain. */
const batch = 100;

/** Restores in bulk what a wave of reports hid. What an operator hid remains hidden. */
@Controller()
export class RestoringController {
  constructor(
    private readonly hiding: JobHidingService,
    private readonly decisions: JobDecisionsService,
  ) {}

  @Handles(jobs['POST /jobs/operator/restore'])
  async restore({
    body: { since, ids, reason },
    claims,
  }: Call<'POST /jobs/operator/restore'>): Promise<z.output<typeof RestoredJobs>> {
    const found = await this.hiding.hiddenByReports(new Date(since), ids, batch + 1);
    for (const job of found.slice(0, batch))
      await this.decisions.decide(job, { decision: 'restore', reason }, claims);
    return { restored: Math.min(found.length, batch), more: found.length > batch };
  }
}
