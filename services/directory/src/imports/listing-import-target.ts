import type { BusinessImportRow } from '@commons/contracts/businesses/businesses';
import {
  businessImportFields,
  type ImportField,
} from '@commons/contracts/imports/import-run-lists';
import type { RowOutcome, RowProblem } from '@commons/service-kit/imports/import-row';
import type {
  ImportPlanner,
  ImportTarget,
  RowTexts,
} from '@commons/service-kit/imports/runs/import-target';
import { badResult, goodResult } from '@commons/service-kit/imports/runs/row-result';
import { Injectable } from '@nestjs/common';
import { HeldListings, type ListingPlan } from '../listings/imported/held-listings.js';
import { ImportUndoService } from '../listings/imported/import-undo.service.js';
import { ImportedListingsService } from '../listings/imported/imported-listings.service.js';
import type { ImportedRow } from '../listings/imported/listing-merging.js';
import { contactFault } from './contact-cells.js';
import { listingHeadings } from './listing-columns.js';
import { ListingImportsService } from './listing-imports.service.js';
import { rowOfColumns } from './row-of-columns.js';

/** How to fix a field; other messages say so themselves. */
function advice({ field, message }: RowProblem): string {
  const isMissing = message === 'Field required' || message === 'Must not be empty';
  if (!isMissing || field !== 'business_name') return message;
  return 'There is no name in this row. Enter one, or remove the row.';
}

/** Imports of businesses in the operator's console. */
@Injectable()
export class ListingImportTarget implements ImportTarget {
  readonly path = 'business-directory';
  readonly fields: readonly ImportField[] = businessImportFields;
  readonly words = listingHeadings;

  constructor(
    private readonly imports: ListingImportsService,
    private readonly listings: ImportedListingsService,
    private readonly undoing: ImportUndoService,
  ) {}

  rowOf(texts: RowTexts, source: string, refsRepeat: boolean): unknown {
    return rowOfColumns(texts, source, refsRepeat);
  }

  planner(): ImportPlanner {
    const held = new HeldListings();
    return {
      plan: async (rows) => {
        const now = new Date();
        const sorted = rows.map((row) => this.#sort(row, now));
        const good = sorted.flatMap((one) => ('row' in one ? [one.row] : []));
        const fates = (await this.listings.take(good, held)).values();
        const results = sorted.map((one) => {
          if ('problems' in one) return badResult(one, businessImportFields, advice);
          if ('leftOut' in one) return { outcome: 'left_out' as const };
          return goodResult(fates.next().value as RowOutcome, sampleOf(one.row), one.unplaced);
        });
        return { results, journal: held.plan() };
      },
    };
  }

  /** The schema accepts any text as a phone; `rowOf` has made the row. */
  #sort(row: unknown, now: Date) {
    const sorted = this.imports.sort(row, now);
    return 'row' in sorted ? (contactFault(row as BusinessImportRow) ?? sorted) : sorted;
  }

  exclusively<Result>(work: (lost: AbortSignal) => Promise<Result>): Promise<Result> {
    return this.listings.exclusively(work);
  }

  apply(journal: unknown): Promise<void> {
    return this.listings.apply(journal as ListingPlan);
  }

  undo(journal: unknown) {
    return this.undoing.undo(journal as ListingPlan);
  }
}

/** Preview of the listing, as on its card. */
function sampleOf({ listing }: ImportedRow): Record<string, string | undefined> {
  const { location_info: place, contact_info: contact } = listing;
  return {
    business_name: listing.business_name,
    found_category: listing.business_category,
    short_description: listing.short_description,
    street_address: place?.street_address,
    city: place?.city,
    state: place?.state,
    zip: place?.zip_code,
    phone: contact?.phone,
    email: contact?.email,
    website: contact?.website,
  };
}
