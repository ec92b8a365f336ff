import { Module } from '@nestjs/common';
import { ApplicationRecordsModule } from '../application-records.module.js';
import { ApplicationListsModule } from '../lists/application-lists.module.js';
import { ApplicationMailsModule } from '../mails/application-mails.module.js';
import { ApplicationStatusModule } from '../status/application-status.module.js';
import { ApplicationEmailsService } from './application-emails.service.js';
import { EmailsController } from './emails.controller.js';
import { ToApplicantProcessor } from './to-applicant.processor.js';

@Module({
  imports: [
    ApplicationListsModule,
    ApplicationMailsModule,
    ApplicationRecordsModule,
    ApplicationStatusModule,
  ],
  controllers: [EmailsController],
  providers: [ApplicationEmailsService, ToApplicantProcessor],
  exports: [ApplicationEmailsService],
})
export class WriteToApplicantModule {}
