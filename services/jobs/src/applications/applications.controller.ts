import type { AccessClaims } from '@commons/contracts/account';
import {
  type EmployerApplication,
  EmployerApplicationList,
  StatusChange,
  StatusUndo,
} from '@commons/contracts/applications';
import { AccountType, CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { refuse } from '@commons/service-kit/errors/refuse';
import { setTotalCount } from '@commons/service-kit/http/total-count';
import { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { employerAnswer } from './application-answers.js';
import { ApplicationListsService } from './application-lists.service.js';
import { ApplicationStatusService } from './application-status.service.js';
import { ApplicationUndoService } from './application-undo.service.js';
import { resumeKey } from './applications.service.js';

/** What the employer of a job does with its applications. */
@Controller('applications')
@AccountType('employer')
export class ApplicationsController {
  constructor(
    private readonly lists: ApplicationListsService,
    private readonly statuses: ApplicationStatusService,
    private readonly undo: ApplicationUndoService,
    private readonly objects: ObjectStorage,
  ) {}

  @Get('all')
  async all(
    @Query({ schema: EmployerApplicationList }) list: z.output<typeof EmployerApplicationList>,
    @CurrentClaims() claims: AccessClaims,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EmployerApplication[]> {
    const { rows, total } = await this.lists.ofEmployer(claims.sub, list);
    setTotalCount(reply, total);
    return rows.map(employerAnswer);
  }

  @Put(':id/status')
  async setStatus(
    @Param('id') id: string,
    @Body({ schema: StatusChange }) change: z.output<typeof StatusChange>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<EmployerApplication> {
    return employerAnswer(await this.statuses.change(id, claims.sub, change));
  }

  /** Within the first seconds (APPLICATION_UNDO_SECONDS): the applicant never hears of the decision. */
  @Post(':id/status/undo')
  @HttpCode(200)
  async undoStatus(
    @Param('id') id: string,
    @Body({ schema: StatusUndo }) { change }: z.output<typeof StatusUndo>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<EmployerApplication> {
    return employerAnswer(await this.undo.undo(id, claims.sub, change));
  }

  /** The bytes as they came, for download only: a résumé is never shown on the site's own origin. */
  @Get(':id/resume')
  async resume(
    @Param('id') id: string,
    @CurrentClaims() claims: AccessClaims,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const application = await this.lists.ofEmployerById(id, claims.sub);
    const stored = application.resume && (await this.objects.get(resumeKey(application._id)));
    if (!stored || !application.resume) throw refuse(404, 'Resume not found');
    await this.lists.noteViewed(application);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('cache-control', 'private, no-store');
    return new StreamableFile(stored.stream, {
      type: application.resume.content_type,
      length: stored.size,
      disposition: contentDisposition(application.resume.filename),
    });
  }
}
