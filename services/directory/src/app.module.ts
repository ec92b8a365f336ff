import { defineService } from '@commons/service-kit/service';
import type { DynamicModule } from '@nestjs/common';
import { DirectoryConfig } from './directory.config.js';
import { ListingImportsModule } from './imports/listing-imports.module.js';
import { ListingsModule } from './listings/listings.module.js';

class DirectoryModule {}

const rootModule = (): DynamicModule => ({
  module: DirectoryModule,
  imports: [ListingsModule, ListingImportsModule],
});

/** The business directory. */
export const directoryService = defineService({
  name: 'directory',
  config: DirectoryConfig,
  module: rootModule,
  stores: ['mongo', 'redis', 'objects'],
});
