import type { AccessClaims } from '@commons/contracts/account';
import { Draft, DraftInput, DraftList } from '@commons/contracts/ai';
import { CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { setTotalCount } from '@commons/service-kit/http/total-count';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { DraftsService } from './drafts.service.js';

/** Texts that a user keeps: each sees their own alone. */
@Controller('ai/drafts')
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  @Post()
  @Answers(Draft, { status: 201 })
  keep(
    @Body({ schema: DraftInput }) body: z.output<typeof DraftInput>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<Draft> {
    return this.drafts.keep(claims.sub, body);
  }

  @Get()
  @Answers(Draft, { list: true })
  async list(
    @Query({ schema: DraftList }) page: z.output<typeof DraftList>,
    @CurrentClaims() claims: AccessClaims,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Draft[]> {
    const { rows, total } = await this.drafts.list(claims.sub, page);
    setTotalCount(reply, total);
    return rows;
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id') id: string, @CurrentClaims() claims: AccessClaims): Promise<void> {
    return this.drafts.remove(claims.sub, id);
  }
}
