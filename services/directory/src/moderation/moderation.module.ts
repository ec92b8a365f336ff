import { PublishedTexts } from '@commons/service-kit/moderation/published-texts';
import { reportCasesModule } from '@commons/service-kit/moderation/report-cases.module';
import { ReportCasesService } from '@commons/service-kit/moderation/report-cases.service';
import { Module, type OnModuleInit } from '@nestjs/common';
import { FormLimitsModule } from '../form-limits/form-limits.module.js';
import { ListingsModule } from '../listings/listings.module.js';
import { ListingRemovalService } from '../listings/removal/listing-removal.service.js';
import { OperatorLogModule } from '../operator-log/operator-log.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { directoryCases, type ListingCase } from './directory-cases.js';
import { ListingRestoredEmail } from './listing-restored.email.js';
import { ListingSuspendedEmail } from './listing-suspended.email.js';
import { ModerationController } from './moderation.controller.js';
import { ReportsController } from './reports.controller.js';
import { ReviewHiddenEmail } from './review-hidden.email.js';
import { ReviewRestoredEmail } from './review-restored.email.js';
import type { Subject } from './subject.js';
import { SubjectsService } from './subjects.service.js';
import { UserChangedProcessor } from './user-changed.processor.js';
import { WavesService } from './waves.service.js';

@Module({
  imports: [
    FormLimitsModule,
    ListingsModule,
    reportCasesModule(directoryCases, OperatorLogModule),
    ReviewsModule,
  ],
  controllers: [ModerationController, ReportsController],
  providers: [
    SubjectsService,
    ListingRestoredEmail,
    ListingSuspendedEmail,
    ReviewHiddenEmail,
    ReviewRestoredEmail,
    UserChangedProcessor,
    WavesService,
  ],
})
export class ModerationModule implements OnModuleInit {
  constructor(
    private readonly cases: ReportCasesService<ListingCase, Subject>,
    private readonly removal: ListingRemovalService,
    private readonly published: PublishedTexts,
    private readonly subjects: SubjectsService,
  ) {}

  onModuleInit(): void {
    this.removal.alsoRemove((listing_id) => this.cases.removeWith({ listing_id }));
    this.published.onFound(async ({ kind, id }, words) => {
      await this.cases.openForWords(await this.subjects.read(kind, id), words);
    });
  }
}
