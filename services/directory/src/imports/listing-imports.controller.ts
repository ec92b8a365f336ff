import { BusinessImport } from '@commons/contracts/businesses';
import type { ImportAnswer } from '@commons/contracts/jobs';
import { Operator } from '@commons/service-kit/auth/access-rules';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import { ListingImportsService } from './listing-imports.service.js';

@Controller('business-directory/import')
export class ListingImportsController {
  constructor(private readonly imports: ListingImportsService) {}

  @Post()
  @Operator()
  @HttpCode(200)
  load(
    @Body({ schema: BusinessImport }) { rows }: z.output<typeof BusinessImport>,
  ): Promise<ImportAnswer> {
    return this.imports.load(rows);
  }
}
