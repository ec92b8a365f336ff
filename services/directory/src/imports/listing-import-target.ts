import {
  businessImportFields,
  type ImportField,
} from '@commons/contracts/imports/import-run-lists';
import type {
  ImportPlanner,
  ImportTarget,
  RowResult,
  RowTexts,
} from '@commons/service-kit/imports/runs/import-target';
import { Injectable } from '@nestjs/common';
import {
  HeldListings,
  type ListingPlan,
  type RowFate,
} from '../listings/imported/held-listings.js';
import { ImportUndoService } from '../listings/imported/import-undo.service.js';
import { ImportedListingsService } from '../listings/imported/imported-listings.service.js';
import type { ImportedRow } from '../listings/imported/listing-merging.js';
import { listingHeadings } from './listing-columns.js';
import { ListingImportsService } from './listing-imports.service.js';
import { rowOfColumns } from './row-of-columns.js';
import type { RowProblem, SortedRow } from './sorted-row.js';

const outcomes: Readonly<Record<RowFate, RowResult['outcome']>> = {
  imported: 'new',
  updated: 'changed',
  unchanged: 'same',
  merged: 'double',
};

/** How to fix a field; other messages say so themselves. */
const advice: Readonly<Record<string, string>> = {
  'Must not be empty': 'There is no name in this row. Enter one, or remove the row.',
  'Field required': 'There is no name in this row. Enter one, or remove the row.',
};

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
        const sorted = rows.map((row) => this.imports.sort(row, now));
        const good = sorted.flatMap((one) => ('row' in one ? [one.row] : []));
        const fates = (await this.listings.take(good, held)).values();
        const results = sorted.map((one) =>
          'row' in one ? goodResult(one, fates.next().value as RowFate) : otherResult(one),
        );
        return { results, journal: held.plan() };
      },
    };
  }

  exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.listings.exclusively(work);
  }

  apply(journal: unknown): Promise<void> {
    return this.listings.apply(journal as ListingPlan);
  }

  undo(journal: unknown) {
    return this.undoing.undo(journal as ListingPlan);
  }
}

function goodResult(
  { row, unplaced }: { readonly row: ImportedRow; readonly unplaced?: string },
  fate: RowFate,
): RowResult {
  return { outcome: outcomes[fate], sample: sampleOf(row), ...(unplaced && { unplaced }) };
}

function otherResult(sorted: SortedRow): RowResult {
  if (!('problems' in sorted)) return { outcome: 'left_out' };
  const [problem] = sorted.problems as [RowProblem];
  const { field, message } = problem;
  const detail = (field === 'business_name' && advice[message]) || message;
  const known = businessImportFields.find((name) => name === field);
  return { outcome: 'bad', detail, ...(known && { field: known }) };
}

/** Preview of the listing, as on its card. */
function sampleOf({ listing }: ImportedRow): Record<string, string> {
  const { location_info: place, contact_info: contact } = listing;
  const all = {
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
  const filled = Object.entries(all).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return Object.fromEntries(filled.map(([name, text]) => [name, text.slice(0, 200)]));
}
