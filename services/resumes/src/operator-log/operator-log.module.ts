import { operatorActions } from '@commons/service-kit/moderation/operator-action.schema';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import { OperatorLogUserData } from '@commons/service-kit/moderation/operator-log.user-data';
import { Module } from '@nestjs/common';
import { ProfileActionsController } from './profile-actions.controller.js';

/** What operators did to shared profiles. */
@Module({
  imports: [operatorActions()],
  controllers: [ProfileActionsController],
  providers: [OperatorLogService, OperatorLogUserData],
  exports: [OperatorLogService],
})
export class OperatorLogModule {}
