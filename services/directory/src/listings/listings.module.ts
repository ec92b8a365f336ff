import { missedSearchModel } from '@commons/service-kit/numbers/missed-search.schema';
import { MissedSearches } from '@commons/service-kit/numbers/missed-searches';
import { SearchFeed } from '@commons/service-kit/search/follow/search-feed';
import { DailyVisits } from '@commons/service-kit/visits/daily-visits';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImagesModule } from '../images/images.module.js';
import { PeopleModule } from '../people/people.module.js';
import { AlikeListingsService } from './alike-listings.service.js';
import { AllListingsSearchService } from './all-listings-search.service.js';
import { ImportUndoService } from './import-undo.service.js';
import { ImportedListingsService } from './imported-listings.service.js';
import { InternalListingsController } from './internal-listings.controller.js';
import { listingSchema } from './listing.schema.js';
import { ListingChangedOutbox } from './listing-changed.outbox.js';
import { ListingConfirmationService } from './listing-confirmation.service.js';
import { ListingEditorService } from './listing-editor.service.js';
import { ListingGalleryService } from './listing-gallery.service.js';
import { ListingLogoService } from './listing-logo.service.js';
import { ListingOwnershipService } from './listing-ownership.service.js';
import { ListingPhotosController } from './listing-photos.controller.js';
import { ListingPhotosService } from './listing-photos.service.js';
import { ListingRatingsService } from './listing-ratings.service.js';
import { listingRemovalSchema } from './listing-removal.schema.js';
import { ListingRemovalService } from './listing-removal.service.js';
import { ListingSearchService } from './listing-search.service.js';
import { ListingSuspensionsService } from './listing-suspensions.service.js';
import { ListingViewsService } from './listing-views.service.js';
import { ListingsController } from './listings.controller.js';
import { ListingsService } from './listings.service.js';
import { ListingUserData } from './listings.user-data.js';
import { NewListingsService } from './new-listings.service.js';
import { SpecialHoursService } from './special-hours.service.js';
import { StillCorrectEmail } from './still-correct.email.js';
import { TradeInTownService } from './trade-in-town.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      missedSearchModel,
      { name: 'Listing', schema: listingSchema },
      { name: 'ListingRemoval', schema: listingRemovalSchema },
    ]),
    ImagesModule,
    PeopleModule,
  ],
  controllers: [ListingsController, InternalListingsController, ListingPhotosController],
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
    ListingSuspensionsService,
    ListingUserData,
    ListingViewsService,
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
    ListingSuspensionsService,
  ],
})
export class ListingsModule {}
