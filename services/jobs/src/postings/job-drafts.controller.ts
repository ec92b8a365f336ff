import type { AccessClaims } from '@commons/contracts/account';
import { type Job, JobDraft } from '@commons/contracts/jobs';
import { AccountType, CurrentClaims } from '@commons/service-kit/auth/access-rules';
import {
  answerVersioned,
  type BaseVersion,
  IfMatch,
} from '@commons/service-kit/http/record-version';
import { Body, Controller, Delete, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { jobAnswer } from './job-answer.js';
import { JobDrafts } from './job-drafts.service.js';

/** Saving a posting that is not finished. It is read as any job is, and published by its status. */
@Controller('jobs/drafts')
@AccountType('employer')
export class JobDraftsController {
  constructor(private readonly drafts: JobDrafts) {}

  @Post()
  async create(
    @Body({ schema: JobDraft }) draft: z.output<typeof JobDraft>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<Job> {
    return jobAnswer(await this.drafts.create(draft, claims));
  }

  @Put(':id')
  replace(
    @Param('id') id: string,
    @Body({ schema: JobDraft }) draft: z.output<typeof JobDraft>,
    @CurrentClaims() claims: AccessClaims,
    @IfMatch() base: BaseVersion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Job> {
    return answerVersioned(reply, this.drafts.replace(id, draft, claims, base), jobAnswer);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id') id: string, @CurrentClaims() claims: AccessClaims): Promise<void> {
    return this.drafts.remove(id, claims);
  }
}
