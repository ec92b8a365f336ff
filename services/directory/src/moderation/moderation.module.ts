import { PublishedTexts } from '@commons/service-kit/moderation/published-texts';
import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FormLimitsModule } from '../form-limits/form-limits.module.js';
import { ListingsModule } from '../listings/listings.module.js';
import { ListingRemovalService } from '../listings/removal/listing-removal.service.js';
import { OperatorLogModule } from '../operator-log/operator-log.module.js';
import { PeopleModule } from '../people/people.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { caseSchema } from './case.schema.js';
import { CasesService } from './cases.service.js';
import { ListingRestoredEmail } from './listing-restored.email.js';
import { ListingSuspendedEmail } from './listing-suspended.email.js';
import { ModerationController } from './moderation.controller.js';
import { ReportsController } from './reports.controller.js';
import { DirectoryReportUserData } from './reports.user-data.js';
import { ReviewHiddenEmail } from './review-hidden.email.js';
import { ReviewRestoredEmail } from './review-restored.email.js';
import { SubjectsService } from './subjects.service.js';
import { UserChangedProcessor } from './user-changed.processor.js';
import { WavesService } from './waves.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'ReportCase', schema: caseSchema }]),
    FormLimitsModule,
    ListingsModule,
    OperatorLogModule,
    PeopleModule,
    ReviewsModule,
  ],
  controllers: [ModerationController, ReportsController],
  providers: [
    CasesService,
    SubjectsService,
    ListingRestoredEmail,
    ListingSuspendedEmail,
    ReviewHiddenEmail,
    ReviewRestoredEmail,
    DirectoryReportUserData,
    UserChangedProcessor,
    WavesService,
  ],
})
export class ModerationModule implements OnModuleInit {
  constructor(
    private readonly cases: CasesService,
    private readonly removal: ListingRemovalService,
    private readonly published: PublishedTexts,
    private readonly subjects: SubjectsService,
  ) {}

  onModuleInit(): void {
    this.removal.alsoRemove((listing) => this.cases.removeOfListing(listing));
    this.published.onFound(async ({ kind, id }, words) => {
      await this.cases.openForWords(await this.subjects.read(kind, id), words);
    });
  }
}
