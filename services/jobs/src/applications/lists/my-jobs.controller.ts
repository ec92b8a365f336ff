import { jobs } from '@commons/contracts/operations/jobs';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { ownJobAnswer } from '../../postings/job-answer.js';
import { JobsService } from '../../postings/jobs.service.js';
import { ApplicationListsService } from './application-lists.service.js';

/** The employer's own jobs with their application counts. */
@Controller()
export class MyJobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly applications: ApplicationListsService,
  ) {}

  @Handles(jobs['GET /my-jobs'])
  async list({ query: page, claims }: Call<'GET /my-jobs'>) {
    const { rows, total } = await this.jobs.ofOwner(businessOf(claims), page);
    const counts = await this.applications.countByJob(rows.map(({ _id }) => String(_id)));
    return {
      rows: rows.map((job) => ({
        ...ownJobAnswer(job),
        expires_at: job.expires_at.toISOString(),
        application_count: counts.get(String(job._id)) ?? 0,
      })),
      total,
    };
  }
}
