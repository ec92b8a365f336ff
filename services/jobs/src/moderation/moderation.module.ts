import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PostingsModule } from '../postings/postings.module.js';
import { caseSchema, operatorActionSchema } from './case.schema.js';
import { CasesService } from './cases.service.js';
import { JobReportsController } from './job-reports.controller.js';
import { ModerationController } from './moderation.controller.js';
import { OperatorLog } from './operator-log.service.js';
import { OperatorLogUserData } from './operator-log.user-data.js';
import { ReportLimit } from './report-limit.service.js';
import { ReportUserData } from './reports.user-data.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'ReportCase', schema: caseSchema },
      { name: 'OperatorAction', schema: operatorActionSchema },
    ]),
    PostingsModule,
  ],
  controllers: [JobReportsController, ModerationController],
  providers: [CasesService, OperatorLog, OperatorLogUserData, ReportLimit, ReportUserData],
})
export class ModerationModule {}
