import type { AccessClaims } from '@commons/contracts/account';
import { AiAnswer } from '@commons/contracts/ai';
import { CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WritingReply } from './writing-reply.service.js';

/** Answers that are being written. */
@Controller('ai/answers')
export class AnswersController {
  constructor(private readonly replies: WritingReply) {}

  /** Follows an answer again after a lost connection. */
  @Get(':id')
  @Answers(AiAnswer)
  rejoin(
    @Param('id') id: string,
    @CurrentClaims() claims: AccessClaims,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.replies.rejoin(id, { claims, request, reply });
  }
}
