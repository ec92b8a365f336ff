import { OperatorAction, OperatorActionList } from '@commons/contracts/moderation';
import { Operator } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { setTotalCount } from '@commons/service-kit/http/total-count';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { OperatorLog } from './operator-log.service.js';

/** What operators did here: to listings, reviews and messages. */
@Controller('business-directory/operator/actions')
@Operator()
export class OperatorLogController {
  constructor(private readonly log: OperatorLog) {}

  @Get()
  @Answers(OperatorAction, { list: true })
  async list(
    @Query({ schema: OperatorActionList }) page: z.output<typeof OperatorActionList>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OperatorAction[]> {
    const { rows, total } = await this.log.list(page);
    setTotalCount(reply, total);
    return rows;
  }
}
