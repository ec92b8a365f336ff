import type { AccessClaims } from '@commons/contracts/account/account';
import type { ReportedSubject } from '@commons/contracts/moderation/moderation';
import { Inject, Injectable } from '@nestjs/common';
import { OperatorLogService } from './operator-log.service.js';
import type { ReportCase } from './report-case.schema.js';
import { type CaseSubject, REPORT_CASES, type ReportCases } from './report-cases.js';
import { ReportCasesService } from './report-cases.service.js';
import {
  earlierDecisionsOf,
  reportedSubject,
  type SubjectDecision,
  withoutCase,
} from './reported-subject.js';

/** An operator's decision; `restore` takes back in bulk what reports have hidden. */
export interface Decision {
  readonly decision: 'hide' | 'keep' | 'restore' | 'reopen';
  readonly reason: string;
}

const nameOf = ({ kind, id }: CaseSubject) => `${kind} ${id}`;

/** The operators' list of reported subjects, and their decisions on them (decision A62). */
@Injectable()
export class ReportedSubjectsService<
  Case extends ReportCase = ReportCase,
  Subject extends CaseSubject = CaseSubject,
> {
  constructor(
    @Inject(REPORT_CASES) private readonly defined: ReportCases<Case, Subject>,
    private readonly cases: ReportCasesService<Case, Subject>,
    private readonly log: OperatorLogService,
  ) {}

  /**
   * A page of reported subjects. Cases whose subject was deleted meanwhile are removed.
   * @param read those of the subjects that exist, in any order
   */
  async list(
    query: Parameters<ReportCasesService['list']>[0],
    read: (subjects: readonly CaseSubject[]) => Promise<readonly SubjectDecision[]>,
  ) {
    const { rows, total } = await this.cases.list(query);
    const wanted = rows.map((row) => this.defined.subjectOf(row));
    const found = new Map((await read(wanted)).map((one) => [nameOf(one), one]));
    const subjectOf = (row: Case) => found.get(nameOf(this.defined.subjectOf(row)));
    const gone = rows.filter((row) => !subjectOf(row));
    await this.cases.removeGone(gone);
    const earlier = await this.log.earlierOn(wanted.map(({ id }) => id));
    return {
      rows: rows.flatMap((row) => {
        const subject = subjectOf(row);
        if (!subject) return [];
        const before = earlier
          .get(subject.id)
          ?.filter(({ subject_kind }) => subject_kind === subject.kind);
        return [{ ...this.#row(subject, row), ...earlierDecisionsOf(before) }];
      }),
      total: total - gone.length,
    };
  }

  /** Rows of subjects that an operator searched for, whether reported or not. */
  async rowsOf(found: readonly (readonly [SubjectDecision, since: Date])[]) {
    const cases = await this.cases.findAll(found.map(([subject]) => subject));
    const known = new Map(cases.map((one) => [nameOf(this.defined.subjectOf(one)), one]));
    return found.map(([subject, since]) => {
      const row = known.get(nameOf(subject));
      return row ? this.#row(subject, row) : withoutCase(subject, since);
    });
  }

  /**
   * Logs a decision, carries it out, and closes the case or opens it again.
   * @param carryOut hides or shows the subject.
   * @returns it, as it is afterwards
   * @param noted further fields of a closed case
   */
  async decide(
    subject: Subject & Pick<SubjectDecision, 'title' | 'author_id'>,
    { decision, reason }: Decision,
    operator: AccessClaims,
    carryOut: () => Promise<SubjectDecision>,
    noted: Partial<Case> = {},
  ): Promise<ReportedSubject> {
    await this.log.add(operator, {
      action: decision,
      subject_kind: subject.kind,
      subject_id: subject.id,
      subject_title: subject.title,
      ...(subject.author_id && { author_id: subject.author_id }),
      reason,
    });
    const after = await carryOut();
    const found =
      decision === 'reopen'
        ? await this.cases.openAgain(subject)
        : await this.cases.close(subject, noted);
    return this.#row(after, found);
  }

  #row(subject: SubjectDecision, found: Case): ReportedSubject {
    return { ...reportedSubject(subject, found), ...this.defined.rowOf?.(found) };
  }
}
