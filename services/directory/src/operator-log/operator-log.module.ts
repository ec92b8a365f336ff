import { operatorActions } from '@commons/service-kit/moderation/operator-action.schema';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import { OperatorLogUserData } from '@commons/service-kit/moderation/operator-log.user-data';
import { Module } from '@nestjs/common';
import { DirectoryActionsController } from './directory-actions.controller.js';

@Module({
  imports: [operatorActions()],
  controllers: [DirectoryActionsController],
  providers: [OperatorLogService, OperatorLogUserData],
  exports: [OperatorLogService],
})
export class OperatorLogModule {}
