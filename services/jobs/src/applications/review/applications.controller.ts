import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { jobs } from '@commons/contracts/operations/jobs';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller, StreamableFile } from '@nestjs/common';
import contentDisposition from 'content-disposition';
import { ResumeFilesService } from '../files/resume-files.service.js';
import { ApplicationStatusService } from '../status/application-status.service.js';
import { ApplicationUndoService } from '../status/application-undo.service.js';
import { briefAnswer, employerAnswer } from './application-answers.js';
import { ApplicationListsService } from './application-lists.service.js';

/** What the employer of a job does with its applications. */
@Controller()
export class ApplicationsController {
  constructor(
    private readonly lists: ApplicationListsService,
    private readonly statuses: ApplicationStatusService,
    private readonly undo: ApplicationUndoService,
    private readonly files: ResumeFilesService,
  ) {}

  @Handles(jobs['GET /applications/all'])
  async all({ query: list, claims }: Call<'GET /applications/all'>) {
    const { rows, total } = await this.lists.ofEmployer(businessOf(claims), list);
    return { rows: rows.map(list.brief ? briefAnswer : employerAnswer), total };
  }

  @Handles(jobs['PUT /applications/{id}/status'])
  async setStatus({
    params: { id },
    body: change,
    claims,
  }: Call<'PUT /applications/{id}/status'>): Promise<EmployerApplication> {
    return employerAnswer(await this.statuses.change(id, businessOf(claims), change));
  }

  /** Only within the first seconds (APPLICATION_UNDO_SECONDS), before the applicant is notified. */
  @Handles(jobs['POST /applications/{id}/status/undo'])
  async undoStatus({
    params: { id },
    body: { change },
    claims,
  }: Call<'POST /applications/{id}/status/undo'>): Promise<EmployerApplication> {
    return employerAnswer(await this.undo.undo(id, businessOf(claims), change));
  }

  /** The original bytes, always as a download: a résumé is never rendered on the site's own origin. */
  @Handles(jobs['GET /applications/{id}/resume'])
  async resume({
    params: { id },
    claims,
    reply,
  }: Call<'GET /applications/{id}/resume'>): Promise<StreamableFile> {
    const application = await this.lists.ofEmployerById(id, businessOf(claims));
    const stored = application.resume && (await this.files.get(application._id));
    if (!stored || !application.resume) throw refuse(404, 'Resume not found');
    await this.lists.markViewed(application);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('cache-control', 'private, no-store');
    return new StreamableFile(stored.stream, {
      type: application.resume.content_type,
      length: stored.size,
      disposition: contentDisposition(application.resume.filename),
    });
  }
}
