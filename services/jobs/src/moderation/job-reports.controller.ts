import type { ReportReceipt } from '@commons/contracts/moderation/moderation';
import { reportersToHide, reportThanks } from '@commons/contracts/moderation/moderation-lists';
import { jobs } from '@commons/contracts/operations/jobs';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { declareNoSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { ReportCasesService } from '@commons/service-kit/moderation/report-cases.service';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { JobsService } from '../postings/jobs.service.js';
import { JobHiddenEmail } from '../postings/life/job-hidden.email.js';
import { JobHidingService } from '../postings/life/job-hiding.service.js';
import { countedReports, type JobCase } from './job-cases.js';
import { jobSubject } from './job-subject.js';
import { ReportLimitService } from './report-limit.service.js';
import { ReportWeightService } from './report-weight.service.js';

const hiddenByReports = 'Several people reported this job. An operator will look at it and decide.';

/** Reports of jobs, open to everyone. */
@Controller()
export class JobReportsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly hiding: JobHidingService,
    private readonly cases: ReportCasesService<JobCase>,
    private readonly email: JobHiddenEmail,
    private readonly limit: ReportLimitService,
    private readonly weight: ReportWeightService,
  ) {}

  @Handles(jobs['POST /jobs/{id}/report'])
  async report({
    params: { id },
    body: input,
    claims,
    request,
  }: Call<'POST /jobs/{id}/report'>): Promise<z.output<typeof ReportReceipt>> {
    declareNoSearchChange();
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
