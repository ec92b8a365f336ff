import { type ImportAnswer, JobImport } from '@commons/contracts/jobs';
import { Operator } from '@commons/service-kit/auth/access-rules';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import { JobImportsService } from './job-imports.service.js';

@Controller('jobs/import')
export class JobImportsController {
  constructor(private readonly imports: JobImportsService) {}

  @Post()
  @Operator()
  @HttpCode(200)
  load(@Body({ schema: JobImport }) { rows }: z.output<typeof JobImport>): Promise<ImportAnswer> {
    return this.imports.load(rows);
  }
}
