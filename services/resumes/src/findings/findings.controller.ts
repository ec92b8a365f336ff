import type { AccessClaims } from '@commons/contracts/account';
import { ProfileFindingsAnswer, ResumeProfileFindings } from '@commons/contracts/resumes';
import { AccountType, CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Answers } from '@commons/service-kit/http/answers';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import { resumeTexts } from '../resumes/resume-texts.js';
import { ResumesService } from '../resumes/resumes.service.js';
import { findingsOfJsonResume, JsonResume } from './json-resume.js';
import { findingsOf } from './profile-findings.js';

/** What a résumé holds for the professional profile: nothing is stored, the person accepts or not (decision A38). */
@Controller('resume')
@AccountType('job_seeker')
export class FindingsController {
  constructor(private readonly resumes: ResumesService) {}

  @Get('profile-findings')
  @Answers(ProfileFindingsAnswer)
  async ofResume(@CurrentClaims() claims: AccessClaims): Promise<ProfileFindingsAnswer> {
    const resume = await this.resumes.current(claims.sub);
    if (!resume) return null;
    if (!resume.structure) throw refuse(409, resumeTexts.busy);
    return findingsOf(resume.structure);
  }

  @Post('json-resume')
  @HttpCode(200)
  @Answers(ResumeProfileFindings)
  ofJsonResume(
    @Body({ schema: JsonResume }) body: z.output<typeof JsonResume>,
  ): ResumeProfileFindings {
    return findingsOfJsonResume(body);
  }
}
