import type { ReportedSubject, ReportReceipt } from '@commons/contracts/moderation/moderation';
import { reportThanks } from '@commons/contracts/moderation/moderation-lists';
import { resumes } from '@commons/contracts/operations/resumes';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { hour, type Limit, Limits } from '@commons/service-kit/limits/limits';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import { earlierOf, reportedSubject } from '@commons/service-kit/moderation/reported-subject';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ProfileHidingService } from '../profiles/profile-hiding.service.js';
import { ShareLinksService } from '../profiles/share-links.service.js';
import type { CaseRecord } from './case.schema.js';
import { CasesService } from './cases.service.js';
import { profileSubject } from './profile-subject.js';

/** Reports per machine, as reporting needs no account (decision A47). */
const reportsPerHour = 20;

/** Reports of shared profiles, the operators' list of them, and their decisions (decision B102). */
@Controller()
export class ModerationController {
  readonly #perAddress: Limit;

  constructor(
    private readonly links: ShareLinksService,
    private readonly cases: CasesService,
    private readonly hiding: ProfileHidingService,
    private readonly log: OperatorLogService,
    limits: Limits,
  ) {
    this.#perAddress = limits.make({ name: 'report', most: reportsPerHour, seconds: hour });
  }

  @Handles(resumes['POST /shared-profile/{token}/report'])
  async report({
    params: { token },
    body,
    claims,
    request,
  }: Call<'POST /shared-profile/{token}/report'>): Promise<z.output<typeof ReportReceipt>> {
    const address = clientAddress(request);
    await this.#perAddress.require(address);
    const profile = await this.links.read(token);
    await this.cases.report(profileSubject(profile), body, { claims, address });
    return { detail: reportThanks };
  }

  @Handles(resumes['GET /shared-profile/operator/reports'])
  async list({ query }: Call<'GET /shared-profile/operator/reports'>) {
    const { rows, total } = await this.cases.list(query);
    const ids = rows.map(({ profile_id }) => profile_id);
    const found = new Map((await this.hiding.byIds(ids)).map((one) => [String(one._id), one]));
    const gone = rows.filter(({ profile_id }) => !found.has(profile_id));
    await this.cases.removeGone(gone);
    const earlier = await this.log.earlierOn(ids);
    return {
      rows: rows.flatMap((row) => {
        const profile = found.get(row.profile_id);
        const before = earlierOf(earlier.get(row.profile_id));
        return profile ? [{ ...reportedSubject(profileSubject(profile), row), ...before }] : [];
      }),
      total: total - gone.length,
    };
  }

  @Handles(resumes['PATCH /shared-profile/operator/subjects/{id}'])
  async decide({
    params: { id },
    body: { decision, reason },
    claims,
  }: Call<'PATCH /shared-profile/operator/subjects/{id}'>): Promise<ReportedSubject> {
    const profile = await this.hiding.read(id);
    const subject = profileSubject(profile);
    await this.log.add(claims, {
      action: decision,
      subject_kind: subject.kind,
      subject_id: subject.id,
      subject_title: subject.title,
      reason,
    });
    const after =
      decision === 'hide'
        ? await this.hiding.hide(profile, reason)
        : await this.hiding.show(profile);
    if (decision !== 'reopen')
      return reportedSubject(profileSubject(after), await this.cases.close(subject));
    await this.cases.openAgain(subject);
    return reportedSubject(profileSubject(after), (await this.cases.find(subject)) as CaseRecord);
  }

  @Handles(resumes['GET /shared-profile/operator/actions'])
  actions({ query }: Call<'GET /shared-profile/operator/actions'>) {
    return this.log.list(query);
  }
}
