import type { ImportAnswer } from '@commons/contracts/imports/import-answer';
import { refusalOf } from '@commons/service-kit/imports/import-row';
import { TextCounts } from '@commons/service-kit/imports/text-counts';
import { Portal } from '@commons/service-kit/portal/portal';
import { Inject, Injectable } from '@nestjs/common';
import { ListingPlacement } from '../categories/listing-category.js';
import { DIRECTORY_CONFIG, type DirectoryConfig } from '../directory.config.js';
import { ImportedListingsService } from '../listings/imported/imported-listings.service.js';
import type { ImportedRow } from '../listings/imported/listing-merging.js';
import { sortedRow } from './sorted-row.js';

/** Bulk import of listings (decision A61). */
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

  /**
   * Processes each row independently: valid rows are stored or merged into the listing of their business, known rows
   * update theirs, rows that are not businesses are skipped, and invalid ones refused with the reason.
   */
  async load(rows: readonly unknown[]): Promise<ImportAnswer> {
    const now = new Date();
    const refused: ImportAnswer['refused'] = [];
    const good = new Map<string, ImportedRow>();
    const unplaced = new TextCounts();
    const leftOut = new TextCounts();
    for (const [index, row] of rows.entries()) {
      const sorted = this.sort(row, now);
      if ('problems' in sorted) {
        refused.push(refusalOf(index, sorted));
      } else if ('leftOut' in sorted) leftOut.add(sorted.leftOut);
      else {
        good.set(sorted.row.listing.import_ref as string, sorted.row);
        if (sorted.unplaced) unplaced.add(sorted.unplaced);
      }
    }
    const { imported, updated, merged } = await this.listings.load([...good.values()]);
    const counted = refused.length + imported + updated + merged + leftOut.total;
    return {
      imported,
      unchanged: rows.length - counted,
      ...(updated > 0 && { updated }),
      ...(merged > 0 && { merged }),
      ...leftOut.as('left_out'),
      ...unplaced.as('unplaced'),
      refused,
    };
  }
}
