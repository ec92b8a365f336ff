import { createHash } from 'node:crypto';
import { BusinessImportRow } from '@commons/contracts/businesses';
import type { ImportAnswer } from '@commons/contracts/import-answer';
import { TextCounts } from '@commons/service-kit/imports/text-counts';
import { issueText } from '@commons/service-kit/validation/issue-text';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { DIRECTORY_CONFIG, type DirectoryConfig } from '../directory.config.js';
import { ImportedListingsService } from '../listings/imported-listings.service.js';
import { importedListing } from './imported-listing.js';
import { ListingPlacement, licenceTextOf } from './listing-category.js';

type Row = z.output<typeof BusinessImportRow>;
type Refusal = ImportAnswer['refused'][number];

function problemOf(parsed: ReturnType<typeof BusinessImportRow.safeParse>, now: Date) {
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, 5);
    return issues.map(({ path, message }) => `${path.join('.') || 'row'}: ${message}`).join(', ');
  }
  const { created_at } = parsed.data;
  if (created_at && new Date(created_at) > now) return 'created_at: Lies in the future';
  return undefined;
}

/** A row without a reference is identified by its content. */
const referenceOf = (row: Row) =>
  row.ref
    ? `ref:${row.ref}`
    : `sha256:${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`;

/** Bulk import of listings (decision A61). */
@Injectable()
export class ListingImportsService {
  readonly #placement: ListingPlacement;

  constructor(
    private readonly listings: ImportedListingsService,
    @Inject(DIRECTORY_CONFIG) config: DirectoryConfig,
  ) {
    this.#placement = new ListingPlacement(config.LISTING_CATEGORIES_FILE);
  }

  /**
   * Handles each row independently: valid rows are stored or merged into the listing of their business, known rows
   * update theirs, rows that are no business are left out, and invalid ones are refused with the reason.
   */
  async load(rows: readonly unknown[]): Promise<ImportAnswer> {
    const now = new Date();
    const refused: Refusal[] = [];
    const good = new Map<string, Row>();
    rows.forEach((row, index) => {
      const parsed = BusinessImportRow.safeParse(row, { error: issueText });
      const detail = problemOf(parsed, now);
      if (detail !== undefined) refused.push({ row: index, detail });
      else if (parsed.success) good.set(referenceOf(parsed.data), parsed.data);
    });
    const unplaced = new TextCounts();
    const leftOut = new TextCounts();
    const listings = [...good].flatMap(([reference, row]) => {
      const placed = this.#placement.place(row);
      if (placed.kind === 'other') unplaced.add(licenceTextOf(row));
      if (placed.kind !== 'none') return [importedListing(row, placed, reference, now)];
      leftOut.add(licenceTextOf(row));
      return [];
    });
    const { imported, updated, merged } = await this.listings.load(listings);
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
