import { jobs } from '@commons/contracts/operations/jobs';
import type { JobsNumbers } from '@commons/contracts/portal/town-numbers';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { MissedSearches } from '@commons/service-kit/numbers/missed-searches';
import { townMonth } from '@commons/service-kit/numbers/town-month';
import { Portal } from '@commons/service-kit/portal/portal';
import { Controller } from '@nestjs/common';
import { ReplyTimesService } from '../applications/reply-times/reply-times.service.js';
import { JobsService } from '../postings/jobs.service.js';

/** Monthly statistics of the job board (docs/adr/0029). */
@Controller()
export class NumbersController {
  constructor(
    private readonly jobs: JobsService,
    private readonly replies: ReplyTimesService,
    private readonly missed: MissedSearches,
    private readonly portal: Portal,
  ) {}

  @Handles(jobs['GET /jobs/operator/numbers'])
  async read({ query: { month } }: Call<'GET /jobs/operator/numbers'>): Promise<JobsNumbers> {
    const span = townMonth(month, this.portal.now.time_zone);
    const [new_jobs, applications, missed] = await Promise.all([
      this.jobs.countPosted(span),
      this.replies.ofSpan(span),
      this.missed.of(month),
    ]);
    return { new_jobs, ...applications, missed };
  }
}
