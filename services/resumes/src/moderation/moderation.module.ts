import { operatorActions } from '@commons/service-kit/moderation/operator-action.schema';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import { OperatorLogUserData } from '@commons/service-kit/moderation/operator-log.user-data';
import { PublishedTexts } from '@commons/service-kit/moderation/published-texts';
import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { caseSchema } from './case.schema.js';
import { CasesService } from './cases.service.js';
import { ModerationController } from './moderation.controller.js';
import { ProfileReportUserData } from './reports.user-data.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'ReportCase', schema: caseSchema }]),
    operatorActions(),
    ProfilesModule,
  ],
  controllers: [ModerationController],
  providers: [CasesService, OperatorLogService, OperatorLogUserData, ProfileReportUserData],
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
