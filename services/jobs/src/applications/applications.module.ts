import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LiveEvents } from '../events/live-events.service.js';
import { PeopleModule } from '../people/people.module.js';
import { PostingsModule } from '../postings/postings.module.js';
import { ApplicantAddress } from './applicant-address.service.js';
import { applicationSchema } from './application.schema.js';
import { ApplicationEmailsService } from './application-emails.service.js';
import { ApplicationListsService } from './application-lists.service.js';
import { ApplicationOutbox } from './application-outbox.service.js';
import { ApplicationReceivedProcessor } from './application-received.processor.js';
import { ApplicationStatusService } from './application-status.service.js';
import { ApplicationUndoService } from './application-undo.service.js';
import { ApplicationWithdrawalService } from './application-withdrawal.service.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsService } from './applications.service.js';
import { ApplicationUserData } from './applications.user-data.js';
import { ApplyController } from './apply.controller.js';
import { EmailsController } from './emails.controller.js';
import { ListingChangedProcessor } from './listing-changed.processor.js';
import { LiveController } from './live.controller.js';
import { LiveApplicationsService } from './live-applications.service.js';
import { MyJobsController } from './my-jobs.controller.js';
import { NewApplicationProcessor } from './new-application.processor.js';
import { StatusChangeProcessor } from './status-change.processor.js';
import { StatusMailsService } from './status-mails.service.js';
import { ToApplicantProcessor } from './to-applicant.processor.js';
import { UnfinishedApplicationsService } from './unfinished-applications.service.js';
import { UserChangedProcessor } from './user-changed.processor.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Application', schema: applicationSchema }]),
    PeopleModule,
    PostingsModule,
  ],
  controllers: [
    ApplicationsController,
    EmailsController,
    ApplyController,
    LiveController,
    MyJobsController,
  ],
  providers: [
    ApplicationsService,
    ApplicationUserData,
    ApplicationListsService,
    ApplicationStatusService,
    ApplicationEmailsService,
    ApplicationUndoService,
    StatusMailsService,
    ApplicationWithdrawalService,
    LiveApplicationsService,
    LiveEvents,
    ToApplicantProcessor,
    ApplicationOutbox,
    UnfinishedApplicationsService,
    NewApplicationProcessor,
    ApplicationReceivedProcessor,
    ApplicantAddress,
    StatusChangeProcessor,
    UserChangedProcessor,
    ListingChangedProcessor,
  ],
})
export class ApplicationsModule {}
