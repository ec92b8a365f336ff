import type { AccessClaims } from '@commons/contracts/account';
import { type Job, JobDraft } from '@commons/contracts/jobs';
import { AccountType, CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
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
  async replace(
    @Param('id') id: string,
    @Body({ schema: JobDraft }) draft: z.output<typeof JobDraft>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<Job> {
    return jobAnswer(await this.drafts.replace(id, draft, claims));
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id') id: string, @CurrentClaims() claims: AccessClaims): Promise<void> {
    return this.drafts.remove(id, claims);
  }
}
