import type { AccessClaims } from '@commons/contracts/account';
import {
  ModerationDecision,
  OperatorAction,
  OperatorActionList,
  ReportedSubject,
  ReportList,
} from '@commons/contracts/moderation';
import { CurrentClaims, Operator } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { setTotalCount } from '@commons/service-kit/http/total-count';
import { Body, Controller, Get, Param, Patch, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { JobHiding } from '../postings/job-hiding.service.js';
import { JobMailsService } from '../postings/job-mails.service.js';
import { type JobRecord, JobsService } from '../postings/jobs.service.js';
import type { CaseRecord } from './case.schema.js';
import { CasesService } from './cases.service.js';
import { OperatorLog } from './operator-log.service.js';

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
    setTotalCount(reply, total);
    return rows.flatMap((row) => {
      const job = jobs.get(row.job_id);
      return job ? [reportedJob(job, row)] : [];
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
    const before = await this.cases.find(String(job._id));
    await this.log.add(claims, decision, job, reason);
    const after = decision === 'hide' ? await this.#hide(job, reason) : await this.hiding.show(job);
    await this.cases.close(String(job._id), before?.reporters ?? 0);
    return reportedJob(after, await this.cases.find(String(job._id)));
  }

  async #hide(job: JobRecord, reason: string): Promise<JobRecord> {
    const hidden = await this.hiding.hide(job, reason);
    await this.mails.tellOwner(hidden);
    return hidden;
  }

  @Get('actions')
  @Answers(OperatorAction, { list: true })
  async actions(
    @Query({ schema: OperatorActionList }) page: z.output<typeof OperatorActionList>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OperatorAction[]> {
    const { rows, total } = await this.log.list(page);
    setTotalCount(reply, total);
    return rows;
  }
}

/** @param found undefined when nobody reported it: operators may decide all the same */
function reportedJob(job: JobRecord, found: CaseRecord | undefined): ReportedSubject {
  const reports = found?.reports ?? [];
  return {
    kind: 'job',
    id: String(job._id),
    title: `${job.title} at ${job.company_name}`,
    text: [job.overview, job.description, job.key_responsibilities].filter(Boolean).join('\n\n'),
    path: `/jobs/${job._id}`,
    hidden: job.hidden !== undefined,
    reporters: found?.reporters ?? 0,
    reports: reports.map(({ reason, note, created_at }) => ({
      reason,
      ...(note && { note }),
      created_at: created_at.toISOString(),
    })),
    state: found?.state ?? 'decided',
    last_reported_at: (found?.last_reported_at ?? job.updated_at).toISOString(),
  };
}
