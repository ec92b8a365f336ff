import type { ImportAnswer } from '@commons/contracts/imports/import-answer';
import { loadRows } from '@commons/service-kit/imports/load-rows';
import { Portal } from '@commons/service-kit/portal/portal';
import { Inject, Injectable } from '@nestjs/common';
import { DIRECTORY_CONFIG, type DirectoryConfig } from '../directory.config.js';
import { ImportedListingsService } from '../listings/imported/imported-listings.service.js';
import { ListingPlacement } from '../listings/listing-category.js';
import { sortedRow } from './sorted-row.js';

/** Bulk import of listings (decision A61): rows are stored, or merged into the listing of their business. */
@Injectable()
export class ListingImportsService {
  readonly #placement: () => ListingPlacement;

  constructor(
    private readonly listings: ImportedListingsService,
    @Inject(DIRECTORY_CONFIG) config: DirectoryConfig,
    portal: Portal,
  ) {
    const file = config.LISTING_CATEGORIES_FILE;
    this.#placement = portal.made(
      ({ listing_categories }) => new ListingPlacement(file, listing_categories),
    );
    // A file that cannot be read ends the start.
    this.#placement();
  }

  sort = (row: unknown, now: Date) => sortedRow(row, this.#placement(), now);

  load(rows: readonly unknown[]): Promise<ImportAnswer> {
    return loadRows(rows, {
      sort: this.sort,
      refOf: ({ listing }) => listing.import_ref as string,
      store: (good) => this.listings.load(good),
    });
  }
}
