import { PublishedTexts } from '@commons/service-kit/moderation/published-texts';
import { reportCasesModule } from '@commons/service-kit/moderation/report-cases.module';
import { ReportCasesService } from '@commons/service-kit/moderation/report-cases.service';
import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OperatorLogModule } from '../operator-log/operator-log.module.js';
import { PostingsModule } from '../postings/postings.module.js';
import { jobCases } from './job-cases.js';
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
import { RestoringController } from './restoring.controller.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'ReportNetwork', schema: reportNetworkSchema },
      { name: 'ReporterStanding', schema: reporterStandingSchema },
    ]),
    reportCasesModule(jobCases, OperatorLogModule),
    PostingsModule,
  ],
  controllers: [
    JobReportsController,
    JobObjectionsController,
    ModerationController,
    RestoringController,
  ],
  providers: [
    JobDecisionsService,
    ReporterStandingsService,
    ReporterStandingUserData,
    ReportLimitService,
    ReportWeightService,
  ],
})
export class ModerationModule implements OnModuleInit {
  constructor(
    private readonly cases: ReportCasesService,
    private readonly published: PublishedTexts,
  ) {}

  onModuleInit(): void {
    this.published.onFound((subject, words) => this.cases.openForWords(subject, words));
  }
}
