import type { AccessClaims } from '@commons/contracts/account';
import { JobSaved, SavedJob, SavedJobIds, SavedJobList } from '@commons/contracts/saved-jobs';
import { AccountType, CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { setTotalCount } from '@commons/service-kit/http/total-count';
import { noteNoSearchChange } from '@commons/service-kit/search/search-notes';
import { Controller, Delete, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { SavedJobsService } from './saved-jobs.service.js';

@Controller('jobs/saved')
@AccountType('job_seeker', 'Only job seekers can save jobs.')
export class SavedJobsController {
  constructor(private readonly saved: SavedJobsService) {}

  @Get()
  @Answers(SavedJob, { list: true })
  async list(
    @Query({ schema: SavedJobList }) page: z.output<typeof SavedJobList>,
    @CurrentClaims() claims: AccessClaims,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SavedJob[]> {
    const { rows, total } = await this.saved.list(claims.sub, page);
    setTotalCount(reply, total);
    return rows;
  }

  @Get('ids')
  @Answers(SavedJobIds)
  async ids(@CurrentClaims() claims: AccessClaims): Promise<SavedJobIds> {
    return { ids: await this.saved.ids(claims.sub) };
  }

  @Put(':id')
  @Answers(JobSaved)
  async save(
    @Param('id') id: string,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<z.output<typeof JobSaved>> {
    noteNoSearchChange();
    return { saved_at: (await this.saved.save(claims.sub, id)).toISOString() };
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id') id: string, @CurrentClaims() claims: AccessClaims): Promise<void> {
    noteNoSearchChange();
    return this.saved.remove(claims.sub, id);
  }
}
