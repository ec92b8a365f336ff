import { Module } from '@nestjs/common';
import { AccountChangesModule } from './account-changes/account-changes.module.js';
import { ApplicationRecordsModule } from './application-records.module.js';
import { ApplicationUserData } from './applications.user-data.js';
import { ApplyModule } from './apply/apply.module.js';
import { ApplicationDigestsModule } from './digests/application-digests.module.js';
import { ApplicationExportsModule } from './export/application-exports.module.js';
import { JobDeletedModule } from './job-deleted/job-deleted.module.js';
import { ApplicationListsModule } from './lists/application-lists.module.js';
import { ApplicationMailsModule } from './mails/application-mails.module.js';
import { ManyApplicationsModule } from './many/many-applications.module.js';
import { ReplyTimesModule } from './reply-times/reply-times.module.js';
import { ApplicationStatusModule } from './status/application-status.module.js';
import { WaitingRemindersModule } from './waiting-reminders/waiting-reminders.module.js';
import { WithdrawalModule } from './withdraw/withdrawal.module.js';
import { WriteToApplicantModule } from './write-to-applicant/write-to-applicant.module.js';

/** One module for each group of operations; the README says what each does. */
@Module({
  imports: [
    ApplicationDigestsModule,
    ApplicationExportsModule,
    ApplicationListsModule,
    ApplicationMailsModule,
    ApplicationRecordsModule,
    ApplicationStatusModule,
    ApplyModule,
    AccountChangesModule,
    JobDeletedModule,
    ManyApplicationsModule,
    ReplyTimesModule,
    WaitingRemindersModule,
    WithdrawalModule,
    WriteToApplicantModule,
  ],
  providers: [ApplicationUserData],
  exports: [ApplicationListsModule, ApplicationRecordsModule, ReplyTimesModule],
})
export class ApplicationsModule {}
