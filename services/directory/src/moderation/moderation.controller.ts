import type { AccessClaims } from '@commons/contracts/account';
import { ModerationDecision, ReportedSubject, ReportList } from '@commons/contracts/moderation';
import { CurrentClaims, Operator } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { setTotalCount } from '@commons/service-kit/http/total-count';
import { OperatorLog } from '@commons/service-kit/moderation/operator-log.service';
import { reportedSubject } from '@commons/service-kit/moderation/reported-subject';
import { Body, Controller, Get, Param, Patch, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { CaseRecord } from './case.schema.js';
import { CasesService } from './cases.service.js';
import { type Subject, Subjects } from './subjects.service.js';

/** What operators see of reports, and what they decide (decision A62). */
@Controller('business-directory/operator')
@Operator()
export class ModerationController {
  constructor(
    private readonly cases: CasesService,
    private readonly subjects: Subjects,
    private readonly log: OperatorLog,
  ) {}

  @Get('reports')
  @Answers(ReportedSubject, { list: true })
  async list(
    @Query({ schema: ReportList }) query: z.output<typeof ReportList>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportedSubject[]> {
    const { rows, total } = await this.cases.list(query);
    const subjects = await this.subjects.readAll(rows);
    const subjectOf = (row: CaseRecord) => subjects.get(`${row.kind} ${row.subject_id}`);
    const gone = rows.filter((row) => !subjectOf(row));
    await this.cases.removeGone(gone);
    setTotalCount(reply, total - gone.length);
    return rows.flatMap((row) => {
      const subject = subjectOf(row);
      return subject ? [reportedSubject(judged(subject), row)] : [];
    });
  }

  @Patch('subjects/:kind/:id')
  @Answers(ReportedSubject)
  async decide(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Body({ schema: ModerationDecision }) input: z.output<typeof ModerationDecision>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<ReportedSubject> {
    const { decision, reason } = input;
    const subject = await this.subjects.read(kind, id);
    await this.log.add(claims, {
      action: decision,
      subject_kind: subject.kind,
      subject_id: subject.id,
      subject_title: subject.title,
      reason,
    });
    if (decision === 'hide') await this.subjects.hide(subject, reason);
    else await this.subjects.show(subject);
    const hidden = decision === 'hide';
    return reportedSubject(judged({ ...subject, hidden }), await this.cases.close(subject));
  }
}

const judged = (subject: Subject) => ({
  ...subject,
  path: `/business-directory/${subject.listing_id}`,
});
