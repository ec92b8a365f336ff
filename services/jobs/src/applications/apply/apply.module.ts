import { Module } from '@nestjs/common';
import { PostingsModule } from '../../postings/postings.module.js';
import { ApplicationRecordsModule } from '../application-records.module.js';
import { KeptResumeModule } from '../kept-resume/kept-resume.module.js';
import { ApplicationListsModule } from '../lists/application-lists.module.js';
import { ApplicationMailsModule } from '../mails/application-mails.module.js';
import { WithdrawalModule } from '../withdraw/withdrawal.module.js';
import { ApplicationStartService } from './application-start.service.js';
import { ApplyController } from './apply.controller.js';
import { ApplyService } from './apply.service.js';
import { SentProfileService } from './sent-profile.service.js';
import { UnfinishedApplicationsService } from './unfinished-applications.service.js';

@Module({
  imports: [
    ApplicationListsModule,
    ApplicationMailsModule,
    ApplicationRecordsModule,
    KeptResumeModule,
    PostingsModule,
    WithdrawalModule,
  ],
  controllers: [ApplyController],
  providers: [
    ApplyService,
    ApplicationStartService,
    SentProfileService,
    UnfinishedApplicationsService,
  ],
})
export class ApplyModule {}
