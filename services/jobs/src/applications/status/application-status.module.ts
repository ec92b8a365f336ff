import { Module } from '@nestjs/common';
import { ApplicationRecordsModule } from '../application-records.module.js';
import { ApplicationListsModule } from '../lists/application-lists.module.js';
import { ApplicationMailsModule } from '../mails/application-mails.module.js';
import { ApplicationStatusController } from './application-status.controller.js';
import { ApplicationStatusService } from './application-status.service.js';
import { ApplicationUndoService } from './application-undo.service.js';

@Module({
  imports: [ApplicationListsModule, ApplicationMailsModule, ApplicationRecordsModule],
  controllers: [ApplicationStatusController],
  providers: [ApplicationStatusService, ApplicationUndoService],
  exports: [ApplicationStatusService, ApplicationUndoService],
})
export class ApplicationStatusModule {}
