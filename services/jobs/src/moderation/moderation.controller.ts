import type { ReportedSubject } from '@commons/contracts/moderation/moderation';
import { jobs } from '@commons/contracts/operations/jobs';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import {
  earlierOf,
  reportedSubject,
  withoutCase,
} from '@commons/service-kit/moderation/reported-subject';
import { Controller } from '@nestjs/common';
import { Types } from 'mongoose';
import type { JobRecord } from '../postings/job.js';
import { jobNotFound } from '../postings/job.js';
import { JobsService } from '../postings/jobs.service.js';
import { JobHidingService } from '../postings/life/job-hiding.service.js';
import { AllJobsSearchService } from '../postings/search/all-jobs-search.service.js';
import type { CaseRecord } from './case.schema.js';
import { CasesService, countedReports, jobSubject } from './cases.service.js';
import { JobDecisionsService } from './job-decisions.service.js';

/** Reports of jobs for operators, and their decisions (decision A62). */
@Controller()
export class ModerationController {
  constructor(
    private readonly cases: CasesService,
    private readonly jobs: JobsService,
    private readonly decisions: JobDecisionsService,
    private readonly search: AllJobsSearchService,
    private readonly hiding: JobHidingService,
    private readonly log: OperatorLogService,
  ) {}

  @Handles(jobs['GET /jobs/operator/reports'])
  async list({ query }: Call<'GET /jobs/operator/reports'>) {
    const { rows, total } = await this.cases.list(query);
    const found = await this.jobs.byIds(rows.map(({ job_id }) => new Types.ObjectId(job_id)));
    const jobs = new Map(found.map((job) => [String(job._id), job]));
    // Drafts that were posted before are deleted with their owner's account.
    const gone = rows.filter(({ job_id }) => !jobs.has(job_id));
    await this.cases.removeGone(gone);
    const earlier = await this.log.earlierOn(rows.map(({ job_id }) => job_id));
    const hidden = await this.hiding.countOf(found.map(({ owner_id }) => owner_id));
    return {
      rows: rows.flatMap((row) => {
        const job = jobs.get(row.job_id);
        const before = earlierOf(earlier.get(row.job_id));
        return job ? [{ ...answerOf(job, row), ...hiddenBefore(job, hidden), ...before }] : [];
      }),
      total: total - gone.length,
    };
  }

  @Handles(jobs['GET /jobs/operator/subjects'])
  async find({ query }: Call<'GET /jobs/operator/subjects'>) {
    const { rows, total } = await this.search.find(query);
    const cases = await this.cases.findAll(rows.map(jobSubject));
    const known = new Map(cases.map((one) => [one.job_id, one]));
    return {
      rows: rows.map((job) => {
        const found = known.get(String(job._id));
        return found ? answerOf(job, found) : withoutCase(subjectOf(job), job.created_at);
      }),
      total,
    };
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
    const { job: after, known } = await this.decisions.decide(job, input, claims);
    return answerOf(after, known);
  }
}

/** How many other jobs of its owner are hidden. */
function hiddenBefore({ owner_id, hidden }: JobRecord, counts: ReadonlyMap<string, number>) {
  const count = (counts.get(owner_id ?? '') ?? 0) - (hidden ? 1 : 0);
  return count > 0 ? { hidden_before: count } : {};
}

const answerOf = (job: JobRecord, found: CaseRecord): ReportedSubject => ({
  ...reportedSubject(subjectOf(job), found),
  counted: countedReports(found),
});

/** What operators see of a reported job. */
const subjectOf = (job: JobRecord) => ({
  kind: 'job' as const,
  id: String(job._id),
  title: `${job.title} at ${job.company_name}`,
  text: [job.overview, job.description, job.key_responsibilities].filter(Boolean).join('\n\n'),
  path: `/jobs/${job._id}`,
  hidden: job.hidden !== undefined,
  ...(job.owner_id && { author_id: job.owner_id }),
  ...(job.hidden?.by && { hidden_by: job.hidden.by }),
  ...(job.hidden?.objection && {
    objection: {
      text: job.hidden.objection.text,
      created_at: job.hidden.objection.at.toISOString(),
    },
  }),
});
