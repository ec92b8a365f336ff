import type { ApplicationSent, SeekerApplication } from '@commons/contracts/applications';
import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { declareNoSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { Controller } from '@nestjs/common';
import { checkedResume } from '../files/resume-file.js';
import { seekerAnswer } from '../review/application-answers.js';
import { ApplicationListsService } from '../review/application-lists.service.js';
import { ApplicationWithdrawalService } from '../withdraw/application-withdrawal.service.js';
import { ApplyService } from './apply.service.js';

/** The applicant's side of applications. */
@Controller()
export class ApplyController {
  constructor(
    private readonly applications: ApplyService,
    private readonly lists: ApplicationListsService,
    private readonly withdrawals: ApplicationWithdrawalService,
  ) {}

  @Handles(jobs['POST /jobs/{id}/apply'])
  async apply({
    params: { id },
    claims,
    upload,
  }: Call<'POST /jobs/{id}/apply'>): Promise<ApplicationSent> {
    declareNoSearchChange();
    await this.applications.applicableJob(id, claims);
    const { fields, file } = await upload();
    const resume = file && (await checkedResume(file.bytes, file.filename));
    // Forms send line breaks as CRLF (RFC 7578); stored texts have LF.
    const letter = fields.cover_letter?.replaceAll('\r\n', '\n');
    const sent = await this.applications.send(id, claims, letter, resume);
    return {
      application_id: String(sent._id),
      status: sent.status,
      ...(resume?.trouble && { resume_notice: resume.trouble }),
    };
  }

  @Handles(jobs['POST /my-applications/{id}/withdraw'])
  async withdraw({
    params: { id },
    claims,
  }: Call<'POST /my-applications/{id}/withdraw'>): Promise<SeekerApplication> {
    return seekerAnswer(await this.withdrawals.withdraw(id, claims.sub));
  }

  @Handles(jobs['GET /my-applications'])
  async mine({ query: list, claims }: Call<'GET /my-applications'>) {
    const { rows, total } = await this.lists.ofSeeker(claims.sub, list);
    return { rows: rows.map(seekerAnswer), total };
  }
}
