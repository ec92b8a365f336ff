import { importRuns } from '@commons/service-kit/imports/runs/import-runs.module';
import { Module } from '@nestjs/common';
import { OperatorLogModule } from '../operator-log/operator-log.module.js';
import { PostingsModule } from '../postings/postings.module.js';
import { JobImportRunsController } from './job-import-runs.controller.js';
import { JobImportTarget } from './job-import-target.js';
import { JobImportsController } from './job-imports.controller.js';
import { JobImportsService } from './job-imports.service.js';

@Module({
  ...importRuns({
    service: 'jobs',
    target: JobImportTarget,
    imports: [PostingsModule, OperatorLogModule],
    controllers: [JobImportsController, JobImportRunsController],
    providers: [JobImportsService],
  }),
  exports: [JobImportsService],
})
export class JobImportsModule {}
