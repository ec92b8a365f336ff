import type { ReportedSubject } from '@commons/contracts/moderation/moderation';
import { jobs } from '@commons/contracts/operations/jobs';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { ReportedSubjectsService } from '@commons/service-kit/moderation/reported-subjects.service';
import { Controller } from '@nestjs/common';
import { Types } from 'mongoose';
import { type JobRecord, jobNotFound } from '../postings/job.js';
import { JobsService } from '../postings/jobs.service.js';
import { JobHidingService } from '../postings/life/job-hiding.service.js';
import { AllJobsSearchService } from '../postings/search/all-jobs-search.service.js';
import { JobDecisionsService } from './job-decisions.service.js';
import { reportedJob } from './job-subject.js';

/** Reports of jobs for operators, and their decisions (decision A62). */
@Controller()
export class ModerationController {
  constructor(
    private readonly reported: ReportedSubjectsService,
    private readonly jobs: JobsService,
    private readonly decisions: JobDecisionsService,
    private readonly search: AllJobsSearchService,
    private readonly hiding: JobHidingService,
  ) {}

  @Handles(jobs['GET /jobs/operator/reports'])
  list({ query }: Call<'GET /jobs/operator/reports'>) {
    return this.reported.list(query, async (subjects) => {
      const found = await this.jobs.byIds(subjects.map(({ id }) => new Types.ObjectId(id)));
      const hidden = await this.hiding.countOf(found.map(({ owner_id }) => owner_id));
      return found.map((job) => ({ ...reportedJob(job), ...hiddenBefore(job, hidden) }));
    });
  }

  @Handles(jobs['GET /jobs/operator/subjects'])
  async find({ query }: Call<'GET /jobs/operator/subjects'>) {
    const { rows, total } = await this.search.find(query);
    const found = rows.map((job) => [reportedJob(job), job.created_at] as const);
    return { rows: await this.reported.rowsOf(found), total };
  }

  @Handles(jobs['PATCH /jobs/operator/subjects/{id}'])
  async decide({
    params: { id },
    body: input,
    claims,
  }: Call<'PATCH /jobs/operator/subjects/{id}'>): Promise<ReportedSubject> {
    const job = await this.jobs.read(id);
    // A job that was never posted is visible only to its owner.
    if (job.never_posted) throw refuse(404, jobNotFound);
    return this.decisions.decide(job, input, claims);
  }
}

/** How many other jobs of its owner are hidden. */
function hiddenBefore({ owner_id, hidden }: JobRecord, counts: ReadonlyMap<string, number>) {
  const count = (counts.get(owner_id ?? '') ?? 0) - (hidden ? 1 : 0);
  return count > 0 ? { hidden_before: count } : {};
}
