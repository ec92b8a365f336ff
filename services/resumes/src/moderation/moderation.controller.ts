import type { ReportedSubject, ReportReceipt } from '@commons/contracts/moderation/moderation';
import { reportThanks } from '@commons/contracts/moderation/moderation-lists';
import { resumes } from '@commons/contracts/operations/resumes';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { hour, type Limit, Limits } from '@commons/service-kit/limits/limits';
import { ReportCasesService } from '@commons/service-kit/moderation/report-cases.service';
import { ReportedSubjectsService } from '@commons/service-kit/moderation/reported-subjects.service';
import { Controller, Inject } from '@nestjs/common';
import type { z } from 'zod';
import { ProfileHidingService } from '../profiles/profile-hiding.service.js';
import { ShareLinksService } from '../profiles/share-links.service.js';
import { RESUMES_CONFIG, type ResumesConfig } from '../resumes.config.js';
import { ProfileHiddenEmail } from './profile-hidden.email.js';
import { ProfileRestoredEmail } from './profile-restored.email.js';
import { profileSubject } from './profile-subject.js';

/** Reports of shared profiles, the operators' list of them, and their decisions (decision B102). */
@Controller()
export class ModerationController {
  /** Reporting needs no account (decision A47). */
  readonly #perAddress: Limit;

  constructor(
    private readonly links: ShareLinksService,
    private readonly cases: ReportCasesService,
    private readonly reported: ReportedSubjectsService,
    private readonly hiding: ProfileHidingService,
    private readonly hiddenMail: ProfileHiddenEmail,
    private readonly restoredMail: ProfileRestoredEmail,
    @Inject(RESUMES_CONFIG) { REPORTS_PER_ADDRESS: most }: ResumesConfig,
    limits: Limits,
  ) {
    this.#perAddress = limits.make({ name: 'report', most, seconds: hour });
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
  list({ query }: Call<'GET /shared-profile/operator/reports'>) {
    return this.reported.list(query, async (subjects) =>
      (await this.hiding.byIds(subjects.map(({ id }) => id))).map(profileSubject),
    );
  }

  @Handles(resumes['PATCH /shared-profile/operator/subjects/{id}'])
  async decide({
    params: { id },
    body: input,
    claims,
  }: Call<'PATCH /shared-profile/operator/subjects/{id}'>): Promise<ReportedSubject> {
    const profile = await this.hiding.read(id);
    return this.reported.decide(profileSubject(profile), input, claims, async () => {
      const isHiding = input.decision === 'hide';
      const after = isHiding
        ? await this.hiding.hide(profile, input.reason)
        : await this.hiding.show(profile);
      await (isHiding ? this.hiddenMail : this.restoredMail).enqueue(after);
      return profileSubject(after);
    });
  }
}
