import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { jobs } from '@commons/contracts/operations/jobs';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { employerAnswer } from '../lists/application-answers.js';
import { ApplicationStatusService } from './application-status.service.js';
import { ApplicationUndoService } from './application-undo.service.js';

/** The employer's decisions on single applications. */
@Controller()
export class ApplicationStatusController {
  constructor(
    private readonly statuses: ApplicationStatusService,
    private readonly undo: ApplicationUndoService,
  ) {}

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
}
