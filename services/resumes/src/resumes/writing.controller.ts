import type { AccessClaims } from '@commons/contracts/account';
import {
  AnalyzeAnswer,
  AnalyzeRequest,
  RewriteAnswer,
  RewriteRequest,
} from '@commons/contracts/resumes';
import { AccountType, CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ResumesService } from './resumes.service.js';
import { RunReply } from './run-reply.service.js';

/** What the AI service does with a résumé. With `Accept: text/event-stream` the steps are told (`resumeEvents`). */
@Controller('resume')
@AccountType('job_seeker')
export class WritingController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly reply: RunReply,
  ) {}

  @Post('analyze')
  @HttpCode(200)
  @Answers(AnalyzeAnswer)
  async analyze(
    @Body({ schema: AnalyzeRequest }) { resume_id }: z.output<typeof AnalyzeRequest>,
    @CurrentClaims() claims: AccessClaims,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const resume = await this.resumes.own(resume_id, claims.sub);
    await this.reply.answer({ request, reply, resume, kind: 'analyze' });
  }

  @Post('rewrite')
  @HttpCode(200)
  @Answers(RewriteAnswer)
  async rewrite(
    @Body({ schema: RewriteRequest }) body: z.output<typeof RewriteRequest>,
    @CurrentClaims() claims: AccessClaims,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const resume = await this.resumes.own(body.resume_id, claims.sub);
    const suggestions = body.selected_suggestions;
    await this.reply.answer({ request, reply, resume, kind: 'rewrite', suggestions });
  }
}
