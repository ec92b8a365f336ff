import { Module } from '@nestjs/common';
import { ApplicationRecordsModule } from '../application-records.module.js';
import { ApplicationDigestsModule } from '../digests/application-digests.module.js';
import { ApplicantAddressService } from './applicant-address.service.js';
import { ApplicationOutboxService } from './application-outbox.service.js';
import { ApplicationReceivedProcessor } from './application-received.processor.js';
import { NewApplicationProcessor } from './new-application.processor.js';
import { StatusChangeProcessor } from './status-change.processor.js';
import { StatusMailsService } from './status-mails.service.js';

@Module({
  imports: [ApplicationDigestsModule, ApplicationRecordsModule],
  providers: [
    ApplicationOutboxService,
    ApplicantAddressService,
    StatusMailsService,
    NewApplicationProcessor,
    ApplicationReceivedProcessor,
    StatusChangeProcessor,
  ],
  exports: [ApplicationOutboxService, ApplicantAddressService, StatusMailsService],
})
export class ApplicationMailsModule {}
