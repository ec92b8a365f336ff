import type { AccessClaims } from '@commons/contracts/account';
import { AiAnswer, RunningAnswer } from '@commons/contracts/ai';
import { CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { setTotalCount } from '@commons/service-kit/http/total-count';
import { Controller, Delete, Get, HttpCode, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswerRegister } from './answer-register.service.js';
import { answerIdOf } from './task-id.js';
import { WritingService } from './writing.service.js';
import { WritingReply } from './writing-reply.service.js';

/** Answers that are being written or ended some minutes ago: each person has their own alone. */
@Controller('ai/answers')
export class AnswersController {
  constructor(
    private readonly replies: WritingReply,
    private readonly register: AnswerRegister,
    private readonly writing: WritingService,
  ) {}

  /** What can be picked up after a reload, the latest first. */
  @Get()
  @Answers(RunningAnswer, { list: true })
  async list(
    @CurrentClaims() { sub }: AccessClaims,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RunningAnswer[]> {
    const rows = await this.register.list(sub);
    setTotalCount(reply, rows.length);
    return rows.map(({ id, beganAt, ...answer }) => ({
      ...answer,
      id: answerIdOf(id),
      began_at: beganAt.toISOString(),
    }));
  }

  /** Follows an answer again after a lost connection or a reload. */
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

  /** Stops the writing at once, or forgets a finished text that was received. */
  @Delete(':id')
  @HttpCode(204)
  stop(@Param('id') id: string, @CurrentClaims() claims: AccessClaims): Promise<void> {
    return this.writing.stop(id, claims.sub);
  }
}
