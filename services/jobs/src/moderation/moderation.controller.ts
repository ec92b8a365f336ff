import type { AccessClaims } from '@commons/contracts/account';
import { ModerationDecision, ReportedSubject, ReportList } from '@commons/contracts/moderation';
import { CurrentClaims, Operator } from '@commons/service-kit/auth/access-rules';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Answers } from '@commons/service-kit/http/answers';
import { setTotalCount } from '@commons/service-kit/http/total-count';
import { OperatorLog } from '@commons/service-kit/moderation/operator-log.service';
import { reportedSubject } from '@commons/service-kit/moderation/reported-subject';
import { Body, Controller, Get, Param, Patch, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { JobHiding } from '../postings/job-hiding.service.js';
import { JobMailsService } from '../postings/job-mails.service.js';
import { type JobRecord, JobsService, jobNotFound } from '../postings/jobs.service.js';
import { CasesService, jobSubject } from './cases.service.js';

/** What operators see of reports of jobs, and what they decide (decision A62). */
@Controller('jobs/operator')
@Operator()
export class ModerationController {
  constructor(
    private readonly cases: CasesService,
    private readonly jobs: JobsService,
    private readonly hiding: JobHiding,
    private readonly mails: JobMailsService,
    private readonly log: OperatorLog,
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
      return job ? [reportedSubject(judged(job), row)] : [];
    });
  }

  @Patch('subjects/:id')
  @Answers(ReportedSubject)
  async decide(
    @Param('id') id: string,
    @Body({ schema: ModerationDecision }) input: z.output<typeof ModerationDecision>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<ReportedSubject> {
    const { decision, reason } = input;
    const job = await this.jobs.read(id);
    // Nobody but its owner sees what was never on the board, and there is nothing to take off it.
    if (job.never_posted) throw refuse(404, jobNotFound);
    const known = await this.cases.find(jobSubject(job));
    await this.log.add(claims, {
      action: decision,
      subject_kind: 'job',
      subject_id: String(job._id),
      subject_title: job.title,
      reason,
    });
    const after = decision === 'hide' ? await this.#hide(job, reason) : await this.hiding.show(job);
    // Only the reports that the decision knew hide the job no more.
    const decided = known?.reporters ?? 0;
    return reportedSubject(judged(after), await this.cases.close(jobSubject(job), { decided }));
  }

  async #hide(job: JobRecord, reason: string): Promise<JobRecord> {
    const hidden = await this.hiding.hide(job, reason);
    await this.mails.tellOwner(hidden);
    return hidden;
  }
}

/** What operators judge of a job. */
const judged = (job: JobRecord) => ({
  kind: 'job' as const,
  id: String(job._id),
  title: `${job.title} at ${job.company_name}`,
  text: [job.overview, job.description, job.key_responsibilities].filter(Boolean).join('\n\n'),
  path: `/jobs/${job._id}`,
  hidden: job.hidden !== undefined,
});
