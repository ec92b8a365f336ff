import type { ResumeReading, StoredResume } from '@commons/contracts/jobs/job-fit';
import { resumes } from '@commons/contracts/operations/resumes';
import { resumeTypeText } from '@commons/contracts/resumes/resume-lists';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { isLockedDocx, resumeFileType } from '../extraction/resume-file-type.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { ResumeReaderService } from '../resumes/reading/resume-reader.service.js';
import { resumeTexts } from '../resumes/resume-texts.js';
import { ResumesService } from '../resumes/resumes.service.js';
import { profileStructure } from './profile-structure.js';

/** Reads résumés for other services. What is sent stays in memory, and is gone with the answer. */
@Controller()
export class ReadingsController {
  constructor(
    private readonly reader: ResumeReaderService,
    private readonly resumes: ResumesService,
    private readonly profiles: ProfilesService,
  ) {}

  @Handles(resumes['POST /internal/resume-readings'])
  async read({ upload }: Call<'POST /internal/resume-readings'>): Promise<ResumeReading> {
    this.reader.warm();
    const { fields, file } = await upload();
    if (!file) return { problem: resumeTypeText };
    const { filename, bytes } = file;
    const type = await resumeFileType(filename, bytes);
    if (!type) {
      return { problem: isLockedDocx(filename, bytes) ? resumeTexts.encrypted : resumeTypeText };
    }
    return this.reader.read({ type, bytes }, { owner: fields.owner });
  }

  @Handles(resumes['GET /internal/resumes-of/{user_id}'])
  async stored({
    params: { user_id },
  }: Call<'GET /internal/resumes-of/{user_id}'>): Promise<StoredResume> {
    const resume = await this.resumes.current(user_id);
    if (resume?.structure) {
      return { from: 'resume', filename: resume.filename, structure: resume.structure };
    }
    const profile = await this.profiles.find(user_id);
    const structure = profile && profileStructure(profile);
    if (!structure) throw refuse(404, resumeTexts.notFound);
    return { from: 'profile', structure };
  }
}
