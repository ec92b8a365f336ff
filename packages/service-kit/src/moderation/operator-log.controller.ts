import { OperatorAction, OperatorActionList } from '@commons/contracts/moderation';
import { Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Operator } from '../auth/access-rules.js';
import { Answers } from '../http/answers.js';
import { setTotalCount } from '../http/total-count.js';
import { OperatorLog } from './operator-log.service.js';

/**
 * What operators did in a service. Each service says where:
 * `@Controller('jobs/operator/actions') class JobActionsController extends OperatorLogController {}`
 */
@Operator()
export abstract class OperatorLogController {
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
