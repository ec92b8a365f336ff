import type { AccessClaims } from '@commons/contracts/account';
import { resumeMaximumBytes } from '@commons/contracts/application-lists';
import {
  ApplicationSent,
  ApplyFields,
  type SeekerApplication,
  SeekerApplicationList,
} from '@commons/contracts/applications';
import { AccountType, CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { setTotalCount } from '@commons/service-kit/http/total-count';
import { readUpload, Upload } from '@commons/service-kit/http/upload';
import { noteNoSearchChange } from '@commons/service-kit/search/search-notes';
import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { seekerAnswer } from './application-answers.js';
import { ApplicationListsService } from './application-lists.service.js';
import { ApplicationWithdrawalService } from './application-withdrawal.service.js';
import { ApplicationsService } from './applications.service.js';
import { checkedResume } from './resume-file.js';

const onlySeekers = 'Only job seekers can apply for jobs. Please register as a job seeker.';

const applicationUpload = {
  part: 'resume',
  maximumBytes: resumeMaximumBytes,
  fields: ApplyFields,
};

/** What job seekers do. */
@Controller()
export class ApplyController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly lists: ApplicationListsService,
    private readonly withdrawals: ApplicationWithdrawalService,
  ) {}

  @Post('jobs/:id/apply')
  @AccountType('job_seeker', onlySeekers)
  @Upload(applicationUpload)
  @Answers(ApplicationSent, { status: 201 })
  async apply(
    @Param('id') id: string,
    @CurrentClaims() claims: AccessClaims,
    @Req() request: FastifyRequest,
  ): Promise<ApplicationSent> {
    noteNoSearchChange();
    await this.applications.applicableJob(id, claims);
    const { fields, file } = await readUpload(request, applicationUpload);
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

  @Post('my-applications/:id/withdraw')
  @HttpCode(200)
  @AccountType('job_seeker')
  async withdraw(
    @Param('id') id: string,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<SeekerApplication> {
    return seekerAnswer(await this.withdrawals.withdraw(id, claims.sub));
  }

  @Get('my-applications')
  @AccountType('job_seeker')
  async mine(
    @Query({ schema: SeekerApplicationList }) list: z.output<typeof SeekerApplicationList>,
    @CurrentClaims() claims: AccessClaims,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SeekerApplication[]> {
    const { rows, total } = await this.lists.ofSeeker(claims.sub, list);
    setTotalCount(reply, total);
    return rows.map(seekerAnswer);
  }
}
