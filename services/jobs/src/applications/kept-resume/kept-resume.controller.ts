import type { KeptResume, OwnKeptResume } from '@commons/contracts/applications/application-start';
import { jobs } from '@commons/contracts/operations/jobs';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller, StreamableFile } from '@nestjs/common';
import contentDisposition from 'content-disposition';
import { checkedResume } from '../files/resume-file.js';
import { KeptResumeService } from './kept-resume.service.js';
import { keptResumeAnswer } from './kept-resume-answer.js';

/** The owner's control of the stored résumé: view, replace, delete, download. */
@Controller()
export class KeptResumeController {
  constructor(private readonly kept: KeptResumeService) {}

  @Handles(jobs['GET /my-applications/resume'])
  async look({ claims }: Call<'GET /my-applications/resume'>): Promise<OwnKeptResume> {
    const file = await this.kept.of(claims.sub);
    return file ? keptResumeAnswer(file) : null;
  }

  @Handles(jobs['PUT /my-applications/resume'])
  async replace({ claims, upload }: Call<'PUT /my-applications/resume'>): Promise<KeptResume> {
    const { file } = await upload();
    if (!file) throw refuse(400, 'Please choose a file.');
    const resume = await checkedResume(file.bytes, file.filename);
    return keptResumeAnswer(await this.kept.keep(claims.sub, resume));
  }

  @Handles(jobs['DELETE /my-applications/resume'])
  remove({ claims }: Call<'DELETE /my-applications/resume'>): Promise<void> {
    return this.kept.remove(claims.sub);
  }

  /** The original bytes, always as a download. */
  @Handles(jobs['GET /my-applications/resume/file'])
  async download({
    claims,
    reply,
  }: Call<'GET /my-applications/resume/file'>): Promise<StreamableFile> {
    const { file, stored } = await this.kept.open(claims.sub);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('cache-control', 'private, no-store');
    return new StreamableFile(stored.stream, {
      type: file.content_type,
      length: stored.size,
      disposition: contentDisposition(file.filename),
    });
  }
}
