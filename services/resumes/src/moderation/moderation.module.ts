import { PublishedTexts } from '@commons/service-kit/moderation/published-texts';
import { reportCasesModule } from '@commons/service-kit/moderation/report-cases.module';
import { ReportCasesService } from '@commons/service-kit/moderation/report-cases.service';
import { Module, type OnModuleInit } from '@nestjs/common';
import { OperatorLogModule } from '../operator-log/operator-log.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { ModerationController } from './moderation.controller.js';
import { profileCases } from './profile-cases.js';
import { ProfileHiddenEmail } from './profile-hidden.email.js';
import { ProfileRestoredEmail } from './profile-restored.email.js';

@Module({
  imports: [OperatorLogModule, reportCasesModule(profileCases, OperatorLogModule), ProfilesModule],
  controllers: [ModerationController],
  providers: [ProfileHiddenEmail, ProfileRestoredEmail],
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
