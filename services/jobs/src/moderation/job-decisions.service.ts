import type { AccessClaims } from '@commons/contracts/account/account';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import { Injectable } from '@nestjs/common';
import type { JobRecord } from '../postings/job.js';

import { JobHiddenEmail } from '../postings/life/job-hidden.email.js';
import { JobHidingService } from '../postings/life/job-hiding.service.js';
import { JobRestoredEmail } from '../postings/life/job-restored.email.js';
import type { CaseRecord } from './case.schema.js';
import { CasesService, jobSubject, undecided } from './cases.service.js';
import { ReporterStandingsService } from './reporter-standings.service.js';

export interface JobDecision {
  readonly decision: 'hide' | 'keep' | 'restore' | 'reopen';
  readonly reason: string;
}

/** Applies an operator's decision on a job: log, job, mail to its owner, reports and reporters. */
@Injectable()
export class JobDecisionsService {
  constructor(
    private readonly cases: CasesService,
    private readonly hiding: JobHidingService,
    private readonly email: JobHiddenEmail,
    private readonly restored: JobRestoredEmail,
    private readonly standings: ReporterStandingsService,
    private readonly log: OperatorLogService,
  ) {}

  async decide(
    job: JobRecord,
    { decision, reason }: JobDecision,
    operator: AccessClaims,
  ): Promise<{ job: JobRecord; known: CaseRecord }> {
    const known = await this.cases.find(jobSubject(job));
    await this.log.add(operator, {
      action: decision,
      subject_kind: 'job',
      subject_id: String(job._id),
      subject_title: job.title,
      reason,
    });
    if (decision === 'reopen') {
      const shown = await this.#show(job);
      await this.cases.openAgain(jobSubject(job));
      return { job: shown, known: (await this.cases.find(jobSubject(job))) as CaseRecord };
    }
    const after = decision === 'hide' ? await this.#hide(job, reason) : await this.#show(job);
    // Later reports still count towards hiding the job.
    const decided = known?.reporters ?? 0;
    const closed = await this.cases.close(jobSubject(job), { decided });
    const outcome = decision === 'hide' ? 'upheld' : 'rejected';
    // Reporters lose weight by disagreement only if their reports hid the job.
    if (decision === 'hide' || job.hidden?.by === 'reports')
      await this.standings.note(undecided(known), outcome, decision === 'restore');
    return { job: after, known: closed };
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
