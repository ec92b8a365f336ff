import type { OperatorAction, ReportedSubject } from '@commons/contracts/moderation/moderation';
import { directory } from '@commons/contracts/operations/directory';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import {
  earlierOf,
  reportedSubject,
  withoutCase,
} from '@commons/service-kit/moderation/reported-subject';
import { Controller } from '@nestjs/common';
import { AllListingsSearchService } from '../listings/search/all-listings-search.service.js';
import type { CaseRecord } from './case.schema.js';
import { CasesService } from './cases.service.js';
import type { Subject } from './subject.js';
import { listingSubject, SubjectsService } from './subjects.service.js';
import { WavesService } from './waves.service.js';

/** The operators' list of reports, and their decisions (decision A62). */
@Controller()
export class ModerationController {
  constructor(
    private readonly cases: CasesService,
    private readonly subjects: SubjectsService,
    private readonly log: OperatorLogService,
    private readonly search: AllListingsSearchService,
    private readonly waves: WavesService,
  ) {}

  @Handles(directory['GET /business-directory/operator/reports'])
  async list({ query }: Call<'GET /business-directory/operator/reports'>) {
    await this.waves.openCases();
    const { rows, total } = await this.cases.list(query);
    const subjects = await this.subjects.readAll(rows);
    const subjectOf = (row: CaseRecord) => subjects.get(`${row.kind} ${row.subject_id}`);
    const gone = rows.filter((row) => !subjectOf(row));
    await this.cases.removeGone(gone);
    const earlier = await this.log.earlierOn(rows.map(({ subject_id }) => subject_id));
    const answers = rows.map(async (row) => {
      const subject = subjectOf(row);
      return subject
        ? [
            {
              ...reportedSubject(withPath(await this.subjects.withHistory(subject)), row),
              ...earlierOf(earlier.get(subject.id)?.filter(ofKind(subject))),
            },
          ]
        : [];
    });
    return { rows: (await Promise.all(answers)).flat(), total: total - gone.length };
  }

  @Handles(directory['GET /business-directory/operator/subjects'])
  async find({ query }: Call<'GET /business-directory/operator/subjects'>) {
    const { rows, total } = await this.search.find(query);
    const cases = await this.cases.findAll(rows.map(listingSubject));
    const known = new Map(cases.map((one) => [one.subject_id, one]));
    return {
      rows: rows.map((listing) => {
        const subject = withPath(listingSubject(listing));
        const found = known.get(subject.id);
        return found ? reportedSubject(subject, found) : withoutCase(subject, listing.created_at);
      }),
      total,
    };
  }

  @Handles(directory['PATCH /business-directory/operator/subjects/{kind}/{id}'])
  async decide({
    params: { kind, id },
    body: input,
    claims,
  }: Call<'PATCH /business-directory/operator/subjects/{kind}/{id}'>): Promise<ReportedSubject> {
    const { decision, reason } = input;
    const subject = await this.subjects.read(kind, id);
    if (decision === 'reopen' && kind === 'wave')
      throw refuse(409, 'What was decided about a wave cannot be taken back.');
    await this.log.add(claims, {
      action: decision,
      subject_kind: subject.kind,
      subject_id: subject.id,
      subject_title: subject.title,
      reason,
    });
    if (decision === 'hide') await this.subjects.hide(subject, reason);
    else await this.subjects.show(subject);
    if (decision === 'reopen') {
      await this.cases.openAgain(subject);
      const open = (await this.cases.find(subject)) as CaseRecord;
      return reportedSubject(withPath({ ...subject, hidden: false }), open);
    }
    // Either decision ends the holding of a wave's reviews.
    const hidden = decision === 'hide' && kind !== 'wave';
    return reportedSubject(withPath({ ...subject, hidden }), await this.cases.close(subject));
  }
}

/** A wave and the listing that it is about have the same id. */
const ofKind =
  ({ kind }: Subject) =>
  ({ subject_kind }: OperatorAction) =>
    subject_kind === kind;

const withPath = (subject: Subject) => ({
  ...subject,
  path: `/business-directory/${subject.listing_id}`,
});
