import { operatorActions } from '@commons/service-kit/moderation/operator-action.schema';
import { OperatorLog } from '@commons/service-kit/moderation/operator-log.service';
import { OperatorLogUserData } from '@commons/service-kit/moderation/operator-log.user-data';
import { Module } from '@nestjs/common';
import { DirectoryActionsController } from './directory-actions.controller.js';

@Module({
  imports: [operatorActions()],
  controllers: [DirectoryActionsController],
  providers: [OperatorLog, OperatorLogUserData],
  exports: [OperatorLog],
})
export class OperatorLogModule {}
