import { importRuns } from '@commons/service-kit/imports/runs/import-runs.module';
import { Module } from '@nestjs/common';
import { ListingsModule } from '../listings/listings.module.js';
import { OperatorLogModule } from '../operator-log/operator-log.module.js';
import { ListingImportRunsController } from './listing-import-runs.controller.js';
import { ListingImportTarget } from './listing-import-target.js';
import { ListingImportsController } from './listing-imports.controller.js';
import { ListingImportsService } from './listing-imports.service.js';

@Module(
  importRuns({
    service: 'directory',
    target: ListingImportTarget,
    imports: [ListingsModule, OperatorLogModule],
    controllers: [ListingImportsController, ListingImportRunsController],
    providers: [ListingImportsService],
  }),
)
export class ListingImportsModule {}
