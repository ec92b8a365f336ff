import { jobs } from '@commons/contracts/operations/jobs';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller, StreamableFile } from '@nestjs/common';
import contentDisposition from 'content-disposition';
import { ResumeFilesService } from '../files/resume-files.service.js';
import { briefAnswer, employerAnswer } from './application-answers.js';
import { ApplicationListsService } from './application-lists.service.js';

const resumeNotFound = 'Resume not found';

/** The applications to an employer's jobs, and their résumés. */
@Controller()
export class ApplicationsController {
  constructor(
    private readonly lists: ApplicationListsService,
    private readonly files: ResumeFilesService,
  ) {}

  @Handles(jobs['GET /applications/all'])
  async all({ query: list, claims }: Call<'GET /applications/all'>) {
    const { rows, total } = await this.lists.ofEmployer(businessOf(claims), list);
    return { rows: rows.map(list.brief ? briefAnswer : employerAnswer), total };
  }

  /** The original bytes, always as a download: a résumé is never rendered on the site's own origin. */
  @Handles(jobs['GET /applications/{id}/resume'])
  async resume({
    params: { id },
    claims,
    reply,
  }: Call<'GET /applications/{id}/resume'>): Promise<StreamableFile> {
    const application = await this.lists.ofEmployerById(id, businessOf(claims));
    if (!application.resume) throw refuse(404, resumeNotFound);
    // First: if it failed with the file open, nobody would close that.
    await this.lists.markViewed(application);
    const stored = await this.files.get(application._id);
    if (!stored) throw refuse(404, resumeNotFound);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('cache-control', 'private, no-store');
    return new StreamableFile(stored.stream, {
      type: application.resume.content_type,
      length: stored.size,
      disposition: contentDisposition(application.resume.filename),
    });
  }
}
