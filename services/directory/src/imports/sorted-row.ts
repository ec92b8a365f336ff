import { BusinessImportRow } from '@commons/contracts/businesses/businesses';
import { parseRow, rowReference } from '@commons/service-kit/imports/import-row';
import type { SortedRow } from '@commons/service-kit/imports/load-rows';
import type { ImportedRow } from '../listings/imported/listing-merging.js';
import { type ListingPlacement, licenceTextOf } from '../listings/listing-category.js';
import { importedListing } from './imported-listing.js';

/** Validates an import row (decision A61), and finds the category of its business. */
export function sortedRow(
  value: unknown,
  placement: ListingPlacement,
  now: Date,
): SortedRow<ImportedRow> {
  const parsed = parseRow(BusinessImportRow, value, now);
  if ('problems' in parsed) return parsed;
  const { data } = parsed;
  const placed = placement.place(data);
  if (placed.kind === 'none') return { leftOut: licenceTextOf(data) };
  const row = importedListing(data, placed, rowReference(data), now);
  return placed.text ? { row, unplaced: placed.text } : { row };
}
