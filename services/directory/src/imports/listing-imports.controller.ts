import type { ImportAnswer } from '@commons/contracts/imports/import-answer';
import { directory } from '@commons/contracts/operations/directory';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { ListingImportsService } from './listing-imports.service.js';

@Controller()
export class ListingImportsController {
  constructor(private readonly imports: ListingImportsService) {}

  @Handles(directory['POST /business-directory/import'])
  load({ body: { rows } }: Call<'POST /business-directory/import'>): Promise<ImportAnswer> {
    return this.imports.load(rows);
  }
}
