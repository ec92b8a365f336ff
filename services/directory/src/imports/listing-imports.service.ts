import { createHash } from 'node:crypto';
import { BusinessImportRow } from '@commons/contracts/businesses';
import type { ImportAnswer } from '@commons/contracts/jobs';
import { issueText } from '@commons/service-kit/validation/issue-text';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import {
  type ListingFacts,
  ListingsService,
  type NewListing,
} from '../listings/listings.service.js';
import { listingCategoryOf } from './listing-category.js';

type Row = z.output<typeof BusinessImportRow>;
type Refusal = ImportAnswer['refused'][number];

/** Lists show at most this much of a business (D2 §9); the whole text goes to the description. */
const shortDescriptionLength = 200;

function problemOf(parsed: ReturnType<typeof BusinessImportRow.safeParse>, now: Date) {
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, 5);
    return issues.map(({ path, message }) => `${path.join('.') || 'row'}: ${message}`).join(', ');
  }
  const { created_at } = parsed.data;
  if (created_at && new Date(created_at) > now) return 'created_at: Lies in the future';
  return undefined;
}

/** A row without a reference of its own is known again by its content. */
const referenceOf = (row: Row) =>
  row.ref
    ? `ref:${row.ref}`
    : `sha256:${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`;

/** A listing to store: no owner, the category mapped, the original one still finding it. */
export function importedListing(row: Row, reference: string, now: Date): NewListing {
  const { business_name, business_category, short_description = '' } = row;
  const { street_address, city, state, zip } = row;
  const long = short_description.length > shortDescriptionLength;
  const facts: ListingFacts = {
    business_name,
    business_category: listingCategoryOf(business_category),
    short_description: long
      ? `${short_description.slice(0, shortDescriptionLength - 1)}…`
      : short_description,
    ...(long && { full_description: short_description }),
    location_info: { street_address, city, state, zip_code: zip },
  };
  return {
    ...facts,
    ...(business_category && { found_by: [business_category] }),
    import_ref: reference,
    ...(row.source_url && { source_url: row.source_url }),
    gallery_images: [],
    average_rating: 0,
    total_reviews: 0,
    views: 0,
    created_at: row.created_at ? new Date(row.created_at) : now,
    updated_at: now,
  };
}

/** Loads listings in bulk (decision A61). */
@Injectable()
export class ListingImportsService {
  constructor(private readonly listings: ListingsService) {}

  /** Each row on its own: good ones are stored, known ones stay as they are, bad ones are named with the reason. */
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
    const listings = [...good].map(([reference, row]) => importedListing(row, reference, now));
    const imported = await this.listings.addImported(listings);
    return { imported, unchanged: rows.length - refused.length - imported, refused };
  }
}
