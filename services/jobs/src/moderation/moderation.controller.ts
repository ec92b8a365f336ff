import type { AccessClaims } from '@commons/contracts/account';
import { ModerationDecision, ReportedSubject, ReportList } from '@commons/contracts/moderation';
import { CurrentClaims, Operator } from '@commons/service-kit/auth/access-rules';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Answers } from '@commons/service-kit/http/answers';
import { setTotalCount } from '@commons/service-kit/http/total-count';
import { reportedSubject } from '@commons/service-kit/moderation/reported-subject';
import { Body, Controller, Get, Param, Patch, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { type JobRecord, JobsService, jobNotFound } from '../postings/jobs.service.js';
import type { CaseRecord } from './case.schema.js';
import { CasesService, countedReports } from './cases.service.js';
import { JobDecisions } from './job-decisions.service.js';

/** What operators see of reports of jobs, and what they decide (decision A62). */
@Controller('jobs/operator')
@Operator()
export class ModerationController {
  constructor(
    private readonly cases: CasesService,
    private readonly jobs: JobsService,
    private readonly decisions: JobDecisions,
  ) {}

  @Get('reports')
  @Answers(ReportedSubject, { list: true })
  async list(
    @Query({ schema: ReportList }) query: z.output<typeof ReportList>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportedSubject[]> {
    const { rows, total } = await this.cases.list(query);
    const found = await this.jobs.byIds(rows.map(({ job_id }) => new Types.ObjectId(job_id)));
    const jobs = new Map(found.map((job) => [String(job._id), job]));
    // Drafts that were on the board before go with their owner's account.
    const gone = rows.filter(({ job_id }) => !jobs.has(job_id));
    await this.cases.removeGone(gone);
    setTotalCount(reply, total - gone.length);
    return rows.flatMap((row) => {
      const job = jobs.get(row.job_id);
      return job ? [answerOf(job, row)] : [];
    });
  }

  @Patch('subjects/:id')
  @Answers(ReportedSubject)
  async decide(
    @Param('id') id: string,
    @Body({ schema: ModerationDecision }) input: z.output<typeof ModerationDecision>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<ReportedSubject> {
    const job = await this.jobs.read(id);
    // Nobody but its owner sees what was never on the board, and there is nothing to take off it.
    if (job.never_posted) throw refuse(404, jobNotFound);
    const { job: after, known } = await this.decisions.decide(job, input, claims);
    return answerOf(after, known);
  }
}

const answerOf = (job: JobRecord, found: CaseRecord): ReportedSubject => ({
  ...reportedSubject(judged(job), found),
  counted: countedReports(found),
});

/** What operators judge of a job. */
const judged = (job: JobRecord) => ({
  kind: 'job' as const,
  id: String(job._id),
  title: `${job.title} at ${job.company_name}`,
  text: [job.overview, job.description, job.key_responsibilities].filter(Boolean).join('\n\n'),
  path: `/jobs/${job._id}`,
  hidden: job.hidden !== undefined,
  ...(job.hidden?.by && { hidden_by: job.hidden.by }),
  ...(job.hidden?.objection && {
    objection: {
      text: job.hidden.objection.text,
      created_at: job.hidden.objection.at.toISOString(),
    },
  }),
});
