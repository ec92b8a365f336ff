import { operatorActions } from '@commons/service-kit/moderation/operator-action.schema';
import { OperatorLog } from '@commons/service-kit/moderation/operator-log.service';
import { OperatorLogUserData } from '@commons/service-kit/moderation/operator-log.user-data';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PostingsModule } from '../postings/postings.module.js';
import { caseSchema } from './case.schema.js';
import { CasesService } from './cases.service.js';
import { JobActionsController } from './job-actions.controller.js';
import { JobReportsController } from './job-reports.controller.js';
import { ModerationController } from './moderation.controller.js';
import { ReportLimit } from './report-limit.service.js';
import { JobReportUserData } from './reports.user-data.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'ReportCase', schema: caseSchema }]),
    operatorActions(),
    PostingsModule,
  ],
  controllers: [JobReportsController, ModerationController, JobActionsController],
  providers: [CasesService, OperatorLog, OperatorLogUserData, ReportLimit, JobReportUserData],
})
export class ModerationModule {}
