import type { ModuleMetadata, Provider, Type } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { importRunProcessor } from './import-run.processor.js';
import { importModels } from './import-run.schema.js';
import { ImportRunsService } from './import-runs.service.js';
import { ImportRunUserData } from './import-runs.user-data.js';
import { IMPORT_TARGET, type ImportTarget } from './import-target.js';
import { ImportUpkeepService } from './import-upkeep.service.js';
import { ImportUploadService } from './import-upload.service.js';
import { ImportWorkService } from './import-work.service.js';

interface ImportRunsOptions {
  /** e.g. 'directory'. Its definition declares `importTask` of the same name. */
  readonly service: string;
  readonly target: Type<ImportTarget>;
  /** Modules with the dependencies of the target, and the operator log. */
  readonly imports: NonNullable<ModuleMetadata['imports']>;
  readonly controllers: Type<unknown>[];
  readonly providers: Provider[];
}

/** The module of a service's file imports: `@Module(importRuns({ … }))`. */
export const importRuns = (options: ImportRunsOptions): ModuleMetadata => ({
  imports: [MongooseModule.forFeature(importModels), ...options.imports],
  controllers: options.controllers,
  providers: [
    ...options.providers,
    { provide: IMPORT_TARGET, useClass: options.target },
    ImportRunsService,
    ImportRunUserData,
    ImportUpkeepService,
    ImportUploadService,
    ImportWorkService,
    importRunProcessor(options.service),
  ],
});
