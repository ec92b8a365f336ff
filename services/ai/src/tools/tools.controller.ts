import type { AccessClaims } from '@commons/contracts/account';
import { AdvisorRequest, AiAnswer } from '@commons/contracts/ai';
import { CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { WritingReply } from '../writing/writing-reply.service.js';
import { businessAdvisor } from './business-advisor/business-advisor.tool.js';

/** AI tools, for any signed-in account (decision A63): the whole text, or the text as it is written. */
@Controller('ai')
export class ToolsController {
  constructor(private readonly replies: WritingReply) {}

  @Post('business-advisor')
  @Answers(AiAnswer)
  advise(
    @Body({ schema: AdvisorRequest }) input: z.output<typeof AdvisorRequest>,
    @CurrentClaims() claims: AccessClaims,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.replies.write(businessAdvisor, input, { claims, request, reply });
  }
}
