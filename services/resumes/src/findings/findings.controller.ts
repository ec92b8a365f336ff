import { resumes } from '@commons/contracts/operations/resumes';
import type {
  ProfileFindingsAnswer,
  ResumeProfileFindings,
} from '@commons/contracts/resumes/resumes';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { resumeTexts } from '../resumes/resume-texts.js';
import { ResumesService } from '../resumes/resumes.service.js';
import { findingsOfJsonResume } from './json-resume.js';
import { findingsOf } from './profile-findings.js';

/**
 * Suggestions from a résumé for the professional profile. Nothing is stored; the person accepts them or not (decision
 * A38).
 */
@Controller()
export class FindingsController {
  constructor(private readonly resumes: ResumesService) {}

  @Handles(resumes['GET /resume/profile-findings'])
  async ofResume({ claims }: Call<'GET /resume/profile-findings'>): Promise<ProfileFindingsAnswer> {
    const resume = await this.resumes.current(claims.sub);
    if (!resume) return null;
    if (!resume.structure) throw refuse(409, resumeTexts.busy);
    return findingsOf(resume.structure);
  }

  @Handles(resumes['POST /resume/json-resume'])
  ofJsonResume({ body }: Call<'POST /resume/json-resume'>): ResumeProfileFindings {
    return findingsOfJsonResume(body);
  }
}
