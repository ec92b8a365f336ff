import type { ReportReceipt } from '@commons/contracts/moderation/moderation';
import { objectionThanks } from '@commons/contracts/moderation/moderation-lists';
import { jobs } from '@commons/contracts/operations/jobs';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { declareNoSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { ReportCasesService } from '@commons/service-kit/moderation/report-cases.service';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { jobNotFound } from '../postings/job.js';
import { JobsService } from '../postings/jobs.service.js';
import { JobHidingService } from '../postings/life/job-hiding.service.js';
import { jobSubject } from './job-subject.js';

/** An employer objects to the hiding of a job, once per hiding. Operators see the objection next to the reports. */
@Controller()
export class JobObjectionsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly hiding: JobHidingService,
    private readonly cases: ReportCasesService,
  ) {}

  @Handles(jobs['POST /jobs/{id}/objection'])
  async object({
    params: { id },
    body: { text },
    claims,
  }: Call<'POST /jobs/{id}/objection'>): Promise<z.output<typeof ReportReceipt>> {
    declareNoSearchChange();
    const job = await this.jobs.read(id);
    if (job.owner_id !== businessOf(claims)) throw refuse(404, jobNotFound);
    if (!job.hidden) throw refuse(409, 'This job is not hidden. There is nothing to object to.');
    if (!(await this.hiding.object(job, text)))
      throw refuse(409, 'You have already objected. An operator will look at your job again.');
    await this.cases.openAgain(jobSubject(job));
    return { detail: objectionThanks };
  }
}
