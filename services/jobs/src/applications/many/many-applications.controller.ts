import { maxSelected } from '@commons/contracts/applications/applicant-lists';
import { jobs } from '@commons/contracts/operations/jobs';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { ApplicationListsService } from '../lists/application-lists.service.js';
import { ApplicationSummaryService } from '../lists/application-summary.service.js';
import { ApplicationLettersService } from './application-letters.service.js';
import { ManyApplicationsService } from './many-applications.service.js';

/** What an employer does with many applications at once. */
@Controller()
export class ManyApplicationsController {
  constructor(
    private readonly lists: ApplicationListsService,
    private readonly summaries: ApplicationSummaryService,
    private readonly many: ManyApplicationsService,
    private readonly letters: ApplicationLettersService,
  ) {}

  @Handles(jobs['GET /applications/summary'])
  summary({ query: filter, claims }: Call<'GET /applications/summary'>) {
    return this.summaries.of(businessOf(claims), filter);
  }

  @Handles(jobs['GET /applications/matching'])
  async matching({ query: filter, claims }: Call<'GET /applications/matching'>) {
    const fields = ['applicant.name', 'job.title', 'status', 'resume', 'withdrawn_at'];
    const found = await this.lists.matching(businessOf(claims), filter, fields, maxSelected + 1);
    return {
      applications: found.slice(0, maxSelected).map((one) => ({
        id: String(one._id),
        applicant_name: one.applicant.name,
        job_title: one.job.title,
        status: one.status,
        has_resume: one.resume !== undefined,
        withdrawn: one.withdrawn_at !== undefined,
      })),
      more: found.length > maxSelected,
    };
  }

  @Handles(jobs['POST /applications/changes'])
  change({ body: { changes }, claims }: Call<'POST /applications/changes'>) {
    return this.many.change(changes, businessOf(claims));
  }

  @Handles(jobs['POST /applications/changes/undo'])
  undo({ body: { decisions }, claims }: Call<'POST /applications/changes/undo'>) {
    return this.many.undo(decisions, businessOf(claims));
  }

  @Handles(jobs['POST /applications/letters'])
  sendLetters({ body, claims }: Call<'POST /applications/letters'>) {
    return this.letters.send(body, claims);
  }
}
