import { DailyVisits } from '@commons/service-kit/numbers/daily-visits';
import { missedSearchModel } from '@commons/service-kit/numbers/missed-search.schema';
import { MissedSearches } from '@commons/service-kit/numbers/missed-searches';
import { SearchFeed } from '@commons/service-kit/search/follow/search-feed';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImagesModule } from '../images/images.module.js';
import { ListingConfirmationService } from './confirmation/listing-confirmation.service.js';
import { StillCorrectEmail } from './confirmation/still-correct.email.js';
import { ListingEditorService } from './edit/listing-editor.service.js';
import { SpecialHoursService } from './edit/special-hours.service.js';
import { ImportUndoService } from './imported/import-undo.service.js';
import { ImportedListingsService } from './imported/imported-listings.service.js';
import { InternalListingsController } from './internal-listings.controller.js';
import { listingSchema } from './listing.schema.js';
import { ListingChangedOutbox } from './listing-changed.outbox.js';
import { ListingOwnershipService } from './listing-ownership.service.js';
import { ListingRatingsService } from './listing-ratings.service.js';
import { ListingReviewMailService } from './listing-review-mail.service.js';
import { ListingSuspensionsService } from './listing-suspensions.service.js';
import { ListingViewsService } from './listing-views.service.js';
import { ListingsController } from './listings.controller.js';
import { ListingsService } from './listings.service.js';
import { ListingUserData } from './listings.user-data.js';
import { NewListingsService } from './new-listings.service.js';
import { ListingGalleryService } from './photos/listing-gallery.service.js';
import { ListingLogoService } from './photos/listing-logo.service.js';
import { ListingPhotosController } from './photos/listing-photos.controller.js';
import { ListingPhotosService } from './photos/listing-photos.service.js';
import { listingRemovalSchema } from './removal/listing-removal.schema.js';
import { ListingRemovalService } from './removal/listing-removal.service.js';
import { AlikeListingsService } from './search/alike-listings.service.js';
import { AllListingsSearchService } from './search/all-listings-search.service.js';
import { ListingSearchService } from './search/listing-search.service.js';
import { TradeInTownService } from './search/trade-in-town.service.js';
import { InternalWordsController } from './words/internal-words.controller.js';
import { ListingWordsService } from './words/listing-words.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      missedSearchModel,
      { name: 'Listing', schema: listingSchema },
      { name: 'ListingRemoval', schema: listingRemovalSchema },
    ]),
    ImagesModule,
  ],
  controllers: [
    ListingsController,
    InternalListingsController,
    InternalWordsController,
    ListingPhotosController,
  ],
  providers: [
    ListingsService,
    ListingSearchService,
    AlikeListingsService,
    AllListingsSearchService,
    SearchFeed,
    ListingConfirmationService,
    ListingEditorService,
    ImportedListingsService,
    ImportUndoService,
    ListingGalleryService,
    ListingLogoService,
    ListingOwnershipService,
    ListingPhotosService,
    ListingRatingsService,
    ListingRemovalService,
    ListingReviewMailService,
    ListingSuspensionsService,
    ListingUserData,
    ListingViewsService,
    ListingWordsService,
    ListingChangedOutbox,
    SpecialHoursService,
    StillCorrectEmail,
    NewListingsService,
    TradeInTownService,
    DailyVisits,
    MissedSearches,
  ],
  exports: [
    MissedSearches,
    AllListingsSearchService,
    ListingSearchService,
    ListingsService,
    ImportedListingsService,
    ImportUndoService,
    ListingOwnershipService,
    ListingRatingsService,
    ListingRemovalService,
    ListingReviewMailService,
    ListingSuspensionsService,
  ],
})
export class ListingsModule {}
