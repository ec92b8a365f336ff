import { Module } from '@nestjs/common';
import { ApplicationRecordsModule } from '../application-records.module.js';
import { ApplicationListsModule } from '../lists/application-lists.module.js';
import { ApplicationStatusModule } from '../status/application-status.module.js';
import { WriteToApplicantModule } from '../write-to-applicant/write-to-applicant.module.js';
import { ApplicationLettersService } from './application-letters.service.js';
import { ManyApplicationsController } from './many-applications.controller.js';
import { ManyApplicationsService } from './many-applications.service.js';

@Module({
  imports: [
    ApplicationListsModule,
    ApplicationRecordsModule,
    ApplicationStatusModule,
    WriteToApplicantModule,
  ],
  controllers: [ManyApplicationsController],
  providers: [ManyApplicationsService, ApplicationLettersService],
})
export class ManyApplicationsModule {}
