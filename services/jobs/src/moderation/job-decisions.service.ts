import type { AccessClaims } from '@commons/contracts/account/account';
import type { ReportedSubject } from '@commons/contracts/moderation/moderation';
import { ReportCasesService } from '@commons/service-kit/moderation/report-cases.service';
import {
  type Decision,
  ReportedSubjectsService,
} from '@commons/service-kit/moderation/reported-subjects.service';
import { Injectable } from '@nestjs/common';
import type { JobRecord } from '../postings/job.js';
import { JobHiddenEmail } from '../postings/life/job-hidden.email.js';
import { JobHidingService } from '../postings/life/job-hiding.service.js';
import { JobRestoredEmail } from '../postings/life/job-restored.email.js';
import { type JobCase, undecided } from './job-cases.js';
import { jobSubject, reportedJob } from './job-subject.js';
import { ReporterStandingsService } from './reporter-standings.service.js';

/** Applies an operator's decision on a job: log, job, mail to its owner, reports and reporters. */
@Injectable()
export class JobDecisionsService {
  constructor(
    private readonly cases: ReportCasesService<JobCase>,
    private readonly reported: ReportedSubjectsService<JobCase>,
    private readonly hiding: JobHidingService,
    private readonly email: JobHiddenEmail,
    private readonly restored: JobRestoredEmail,
    private readonly standings: ReporterStandingsService,
  ) {}

  async decide(
    job: JobRecord,
    { decision, reason }: Decision,
    operator: AccessClaims,
  ): Promise<ReportedSubject> {
    const subject = { ...jobSubject(job), title: job.title };
    const known = await this.cases.find(subject);
    const carryOut = async () =>
      reportedJob(decision === 'hide' ? await this.#hide(job, reason) : await this.#show(job));
    // Later reports still count towards hiding the job.
    const noted = { decided: known?.reporters ?? 0 };
    const row = await this.reported.decide(
      subject,
      { decision, reason },
      operator,
      carryOut,
      noted,
    );
    if (decision === 'reopen') return row;
    const outcome = decision === 'hide' ? 'upheld' : 'rejected';
    // Reporters lose weight by disagreement only if their reports hid the job.
    if (decision === 'hide' || job.hidden?.by === 'reports')
      await this.standings.note(undecided(known), outcome, decision === 'restore');
    return row;
  }

  async #show(job: JobRecord): Promise<JobRecord> {
    const shown = await this.hiding.show(job);
    await this.restored.enqueue(shown);
    return shown;
  }

  async #hide(job: JobRecord, reason: string): Promise<JobRecord> {
    const hidden = await this.hiding.hide(job, { reason, by: 'operator' });
    await this.email.enqueue(hidden);
    return hidden;
  }
}
