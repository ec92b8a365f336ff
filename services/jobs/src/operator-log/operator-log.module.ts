import { operatorActions } from '@commons/service-kit/moderation/operator-action.schema';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import { OperatorLogUserData } from '@commons/service-kit/moderation/operator-log.user-data';
import { Module } from '@nestjs/common';
import { JobActionsController } from './job-actions.controller.js';

/** What operators did to jobs. */
@Module({
  imports: [operatorActions()],
  controllers: [JobActionsController],
  providers: [OperatorLogService, OperatorLogUserData],
  exports: [OperatorLogService],
})
export class OperatorLogModule {}
