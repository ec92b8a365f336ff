import type { ImportAnswer } from '@commons/contracts/imports/import-answer';
import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { JobImportsService } from './job-imports.service.js';

@Controller()
export class JobImportsController {
  constructor(private readonly imports: JobImportsService) {}

  @Handles(jobs['POST /jobs/import'])
  load({ body: { rows } }: Call<'POST /jobs/import'>): Promise<ImportAnswer> {
    return this.imports.load(rows);
  }
}
