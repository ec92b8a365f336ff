import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LiveEventsService } from '../events/live-events.service.js';
import { PeopleModule } from '../people/people.module.js';
import { PostingsModule } from '../postings/postings.module.js';
import { applicationSchema } from './application.schema.js';
import { ApplicationUserData } from './applications.user-data.js';
import { ApplicationStartService } from './apply/application-start.service.js';
import { ApplyController } from './apply/apply.controller.js';
import { ApplyService } from './apply/apply.service.js';
import { SentProfileService } from './apply/sent-profile.service.js';
import { UnfinishedApplicationsService } from './apply/unfinished-applications.service.js';
import { ListingChangedProcessor } from './copies/listing-changed.processor.js';
import { UserChangedProcessor } from './copies/user-changed.processor.js';
import { ApplicationDigestProcessor } from './digests/application-digest.processor.js';
import { applicationDigestSchema } from './digests/application-digest.schema.js';
import { ApplicationDigestsService } from './digests/application-digests.service.js';
import { ApplicationDigestUserData } from './digests/application-digests.user-data.js';
import { ApplicationExportsController } from './export/application-exports.controller.js';
import { ResumesZip } from './export/resumes-zip.export.js';
import { ResumeFilesService } from './files/resume-files.service.js';
import { ApplicationsOfDeletedJobService } from './job-deleted/applications-of-deleted-job.service.js';
import { JobDeletedProcessor } from './job-deleted/job-deleted.processor.js';
import { JobDeletionController } from './job-deleted/job-deletion.controller.js';
import { KeptResumeModule } from './kept-resume/kept-resume.module.js';
import { ApplicationListsService } from './lists/application-lists.service.js';
import { ApplicationSummaryService } from './lists/application-summary.service.js';
import { ApplicationsController } from './lists/applications.controller.js';
import { MyJobsController } from './lists/my-jobs.controller.js';
import { LiveController } from './live/live.controller.js';
import { LiveApplicationsService } from './live/live-applications.service.js';
import { ApplicantAddressService } from './mails/applicant-address.service.js';
import { ApplicationOutboxService } from './mails/application-outbox.service.js';
import { ApplicationReceivedProcessor } from './mails/application-received.processor.js';
import { NewApplicationProcessor } from './mails/new-application.processor.js';
import { StatusChangeProcessor } from './mails/status-change.processor.js';
import { StatusMailsService } from './mails/status-mails.service.js';
import { ApplicationLettersService } from './many/application-letters.service.js';
import { ManyApplicationsController } from './many/many-applications.controller.js';
import { ManyApplicationsService } from './many/many-applications.service.js';
import { ReplyTimesController } from './replies/reply-times.controller.js';
import { ReplyTimesService } from './replies/reply-times.service.js';
import { ApplicationStatusController } from './status/application-status.controller.js';
import { ApplicationStatusService } from './status/application-status.service.js';
import { ApplicationUndoService } from './status/application-undo.service.js';
import { reminderScheduleSchema } from './waiting/reminder-schedule.schema.js';
import { WaitingApplicationsProcessor } from './waiting/waiting-applications.processor.js';
import { WaitingRemindersService } from './waiting/waiting-reminders.service.js';
import { ApplicationWithdrawalService } from './withdraw/application-withdrawal.service.js';
import { ApplicationEmailsService } from './write-to-applicant/application-emails.service.js';
import { EmailsController } from './write-to-applicant/emails.controller.js';
import { ToApplicantProcessor } from './write-to-applicant/to-applicant.processor.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Application', schema: applicationSchema },
      { name: 'ApplicationDigest', schema: applicationDigestSchema },
      { name: 'ReminderSchedule', schema: reminderScheduleSchema },
    ]),
    KeptResumeModule,
    PeopleModule,
    PostingsModule,
  ],
  controllers: [
    ApplicationsController,
    ApplicationStatusController,
    ManyApplicationsController,
    ApplicationExportsController,
    EmailsController,
    ApplyController,
    LiveController,
    MyJobsController,
    JobDeletionController,
    ReplyTimesController,
  ],
  providers: [
    ApplyService,
    ApplicationStartService,
    SentProfileService,
    ApplicationUserData,
    ApplicationListsService,
    ApplicationSummaryService,
    ManyApplicationsService,
    ApplicationLettersService,
    ResumeFilesService,
    ResumesZip,
    ApplicationStatusService,
    ApplicationEmailsService,
    ApplicationUndoService,
    StatusMailsService,
    ApplicationWithdrawalService,
    LiveApplicationsService,
    LiveEventsService,
    ToApplicantProcessor,
    ApplicationOutboxService,
    UnfinishedApplicationsService,
    NewApplicationProcessor,
    ApplicationReceivedProcessor,
    ApplicantAddressService,
    StatusChangeProcessor,
    UserChangedProcessor,
    ListingChangedProcessor,
    ApplicationsOfDeletedJobService,
    JobDeletedProcessor,
    ReplyTimesService,
    ApplicationDigestsService,
    ApplicationDigestProcessor,
    ApplicationDigestUserData,
    WaitingRemindersService,
    WaitingApplicationsProcessor,
  ],
  exports: [ApplicationListsService, ReplyTimesService, ResumeFilesService],
})
export class ApplicationsModule {}
