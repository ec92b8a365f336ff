import { resumes } from '@commons/contracts/operations/resumes';
import type {
  CurrentResume,
  CurrentResumeAnswer,
  ResumeUpload,
} from '@commons/contracts/resumes/resumes';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { currentAnswer } from './current-resume.js';
import { ResumeReaderService } from './reading/resume-reader.service.js';
import type { ResumeRecord } from './resume.schema.js';
import { ResumesService } from './resumes.service.js';
import { RunsService } from './runs/runs.service.js';

/** The résumé of the assistant. */
@Controller()
export class ResumesController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly runs: RunsService,
    private readonly reader: ResumeReaderService,
  ) {}

  @Handles(resumes['POST /resume/upload'])
  async upload({ claims, upload }: Call<'POST /resume/upload'>): Promise<ResumeUpload> {
    this.reader.warm();
    const { fields, file } = await upload();
    return { resume_id: await this.resumes.upload(claims.sub, file, fields.expires) };
  }

  @Handles(resumes['GET /resume/current'])
  async current({ claims }: Call<'GET /resume/current'>): Promise<CurrentResumeAnswer> {
    const resume = await this.resumes.current(claims.sub);
    return resume && this.#state(resume);
  }

  @Handles(resumes['POST /resume/{id}/cancel'])
  async cancel({
    params: { id },
    claims,
  }: Call<'POST /resume/{id}/cancel'>): Promise<CurrentResume> {
    await this.runs.cancel(await this.resumes.own(id, claims.sub));
    return this.#state(await this.resumes.own(id, claims.sub));
  }

  @Handles(resumes['PUT /resume/{id}/expiry'])
  async setExpiry({
    params: { id },
    body: { expires },
    claims,
  }: Call<'PUT /resume/{id}/expiry'>): Promise<CurrentResume> {
    const resume = await this.resumes.own(id, claims.sub);
    return this.#state(await this.resumes.setExpiry(resume, expires));
  }

  @Handles(resumes['DELETE /resume/{id}'])
  async remove({ params: { id }, claims }: Call<'DELETE /resume/{id}'>): Promise<void> {
    await this.resumes.remove(await this.resumes.own(id, claims.sub));
  }

  /** Settles the run first: its answer may have arrived meanwhile. */
  async #state(resume: ResumeRecord): Promise<CurrentResume> {
    const step = await this.runs.settle(resume);
    if (!resume.run || step) return currentAnswer(resume, step);
    return currentAnswer(await this.resumes.own(String(resume._id), resume.user_id));
  }
}
