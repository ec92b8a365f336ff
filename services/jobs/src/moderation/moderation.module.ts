import { PublishedTexts } from '@commons/service-kit/moderation/published-texts';
import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OperatorLogModule } from '../operator-log/operator-log.module.js';
import { PeopleModule } from '../people/people.module.js';
import { PostingsModule } from '../postings/postings.module.js';
import { caseSchema } from './case.schema.js';
import { CasesService } from './cases.service.js';
import { JobDecisionsService } from './job-decisions.service.js';
import { JobObjectionsController } from './job-objections.controller.js';
import { JobReportsController } from './job-reports.controller.js';
import { ModerationController } from './moderation.controller.js';
import { ReportLimitService } from './report-limit.service.js';
import { reportNetworkSchema } from './report-network.schema.js';
import { ReportWeightService } from './report-weight.service.js';
import { reporterStandingSchema } from './reporter-standing.schema.js';
import { ReporterStandingUserData } from './reporter-standing.user-data.js';
import { ReporterStandingsService } from './reporter-standings.service.js';
import { JobReportUserData } from './reports.user-data.js';
import { RestoringController } from './restoring.controller.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'ReportCase', schema: caseSchema },
      { name: 'ReportNetwork', schema: reportNetworkSchema },
      { name: 'ReporterStanding', schema: reporterStandingSchema },
    ]),
    PeopleModule,
    OperatorLogModule,
    PostingsModule,
  ],
  controllers: [
    JobReportsController,
    JobObjectionsController,
    ModerationController,
    RestoringController,
  ],
  providers: [
    CasesService,
    JobDecisionsService,
    ReporterStandingsService,
    ReporterStandingUserData,
    ReportLimitService,
    ReportWeightService,
    JobReportUserData,
  ],
})
export class ModerationModule implements OnModuleInit {
  constructor(
    private readonly cases: CasesService,
    private readonly published: PublishedTexts,
  ) {}

  onModuleInit(): void {
    this.published.onFound((subject, words) => this.cases.openForWords(subject, words));
  }
}
