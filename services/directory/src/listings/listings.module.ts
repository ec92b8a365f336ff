import { SearchFeed } from '@commons/service-kit/search/search-feed';
import { DailyVisits } from '@commons/service-kit/visits/daily-visits';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImagesModule } from '../images/images.module.js';
import { ImportedListings } from './imported-listings.service.js';
import { InternalListingsController } from './internal-listings.controller.js';
import { listingSchema } from './listing.schema.js';
import { ListingChangedOutbox } from './listing-changed.outbox.js';
import { ListingEditor } from './listing-editor.service.js';
import { ListingGallery } from './listing-gallery.service.js';
import { ListingLogo } from './listing-logo.service.js';
import { ListingPhotosController } from './listing-photos.controller.js';
import { ListingPhotos } from './listing-photos.service.js';
import { ListingPlaces } from './listing-places.service.js';
import { ListingRatings } from './listing-ratings.service.js';
import { listingRemovalSchema } from './listing-removal.schema.js';
import { ListingRemoval } from './listing-removal.service.js';
import { ListingSearch } from './listing-search.service.js';
import { ListingSuspensions } from './listing-suspensions.service.js';
import { ListingViews } from './listing-views.service.js';
import { ListingsController } from './listings.controller.js';
import { ListingsService } from './listings.service.js';
import { ListingUserData } from './listings.user-data.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Listing', schema: listingSchema },
      { name: 'ListingRemoval', schema: listingRemovalSchema },
    ]),
    ImagesModule,
  ],
  controllers: [ListingsController, InternalListingsController, ListingPhotosController],
  providers: [
    ListingsService,
    ListingSearch,
    SearchFeed,
    ListingEditor,
    ImportedListings,
    ListingGallery,
    ListingLogo,
    ListingPhotos,
    ListingPlaces,
    ListingRatings,
    ListingRemoval,
    ListingSuspensions,
    ListingUserData,
    ListingViews,
    ListingChangedOutbox,
    DailyVisits,
  ],
  exports: [ListingsService, ImportedListings, ListingRatings, ListingRemoval, ListingSuspensions],
})
export class ListingsModule {}
