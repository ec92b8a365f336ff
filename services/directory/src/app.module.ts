import { directoryUserChanged } from '@commons/contracts/tasks/directory-tasks';
import { configModule } from '@commons/service-kit/config/config-module';
import { importTask } from '@commons/service-kit/imports/runs/import-run.processor';
import { formerSearchFields } from '@commons/service-kit/search/follow/former-search-fields';
import { defineService } from '@commons/service-kit/service';
import type { DynamicModule } from '@nestjs/common';
import { ClaimsModule } from './claims/claims.module.js';
import { ContactModule } from './contact/contact.module.js';
import { DIRECTORY_CONFIG, DirectoryConfig } from './directory.config.js';
import { FeedsModule } from './feeds/feeds.module.js';
import { HeadsModule } from './heads/heads.module.js';
import { ListingImportsModule } from './imports/listing-imports.module.js';
import { ListingsModule } from './listings/listings.module.js';
import { listingPhones, listingPlaces } from './listings/migrations/listing-keys.migration.js';
import { listingShown } from './listings/migrations/listing-shown.migration.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { NumbersModule } from './numbers/numbers.module.js';
import { PortalLogoModule } from './portal-logo/portal-logo.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { UploadsModule } from './uploads/uploads.module.js';

class DirectoryModule {}

const rootModule = (config: DirectoryConfig): DynamicModule => ({
  module: DirectoryModule,
  imports: [
    configModule(DIRECTORY_CONFIG, config),
    ClaimsModule,
    ContactModule,
    FeedsModule,
    HeadsModule,
    ListingsModule,
    ListingImportsModule,
    ModerationModule,
    NumbersModule,
    PortalLogoModule,
    ReviewsModule,
    UploadsModule,
  ],
});

/** The business directory. */
export const directoryService = defineService({
  name: 'directory',
  config: DirectoryConfig,
  module: rootModule,
  stores: ['mongo', 'redis', 'objects', 'mail'],
  tasks: [importTask('directory'), directoryUserChanged],
  migrations: [
    listingShown,
    listingPlaces,
    listingPhones,
    // Stored with each listing until the search index moved to memory.
    formerSearchFields('listings', ['search_terms', 'name_key']),
  ],
  calls: ['auth'],
});
