import { BusinessImportRow } from '@commons/contracts/businesses/businesses';
import { parseRow, type RefusedRow, rowReference } from '@commons/service-kit/imports/import-row';
import { type ListingPlacement, licenceTextOf } from '../categories/listing-category.js';
import type { ImportedRow } from '../listings/imported/listing-merging.js';
import { importedListing } from './imported-listing.js';

/** An import row: refused, not a business, or a listing. */
export type SortedRow =
  | RefusedRow
  | { readonly leftOut: string }
  | { readonly row: ImportedRow; readonly unplaced?: string };

/** Validates an import row (decision A61), and finds the category of its business. */
export function sortedRow(value: unknown, placement: ListingPlacement, now: Date): SortedRow {
  const parsed = parseRow(BusinessImportRow, value, now);
  if ('problems' in parsed) return parsed;
  const { data } = parsed;
  const placed = placement.place(data);
  if (placed.kind === 'none') return { leftOut: licenceTextOf(data) };
  const row = importedListing(data, placed, rowReference(data), now);
  return placed.text ? { row, unplaced: placed.text } : { row };
}
