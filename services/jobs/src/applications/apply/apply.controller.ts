import type { ApplicationStart } from '@commons/contracts/applications/application-start';
import type {
  ApplicationSent,
  SeekerApplication,
} from '@commons/contracts/applications/applications';
import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { declareNoSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { log } from '@commons/service-kit/logging/logger';
import { Controller } from '@nestjs/common';
import { JobsService } from '../../postings/jobs.service.js';
import { checkedResume, type ResumeFile } from '../files/resume-file.js';
import { KeptResumeService } from '../kept-resume/kept-resume.service.js';
import { seekerAnswer } from '../lists/application-answers.js';
import { ApplicationListsService } from '../lists/application-lists.service.js';
import { ApplicationWithdrawalService } from '../withdraw/application-withdrawal.service.js';
import { ApplicationStartService } from './application-start.service.js';
import { ApplyService } from './apply.service.js';
import { SentProfileService } from './sent-profile.service.js';

/** The applicant's side of applications. */
@Controller()
export class ApplyController {
  constructor(
    private readonly applications: ApplyService,
    private readonly lists: ApplicationListsService,
    private readonly withdrawals: ApplicationWithdrawalService,
    private readonly kept: KeptResumeService,
    private readonly profiles: SentProfileService,
    private readonly starts: ApplicationStartService,
    private readonly jobs: JobsService,
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
    const chosen = file && (await checkedResume(file.bytes, file.filename));
    const resume =
      chosen ?? (fields.use_kept_resume ? await this.kept.asResume(claims.sub) : undefined);
    const profileToken = fields.share_profile ? await this.profiles.tokenOf(claims.sub) : undefined;
    // Forms send line breaks as CRLF (RFC 7578); stored texts have LF.
    const coverLetter = fields.cover_letter?.replaceAll('\r\n', '\n');
    const { answers } = fields;
    const parts = { coverLetter, resume, profileToken, answers };
    const sent = await this.applications.send(id, claims, parts);
    if (chosen && fields.keep_resume) await this.#keep(claims.sub, chosen);
    return {
      application_id: String(sent._id),
      status: sent.status,
      ...(resume?.trouble && { resume_notice: resume.trouble }),
    };
  }

  /** The application is already sent: failing to store the file must not fail it. */
  async #keep(userId: string, resume: ResumeFile): Promise<void> {
    await this.kept.keep(userId, resume).catch((error: unknown) => {
      log().warn({ err: error }, 'failed to store a résumé for the next application');
    });
  }

  @Handles(jobs['GET /jobs/{id}/application-start'])
  async start({
    params: { id },
    claims,
  }: Call<'GET /jobs/{id}/application-start'>): Promise<ApplicationStart> {
    return this.starts.of(claims.sub, await this.jobs.readShown(id, claims));
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
