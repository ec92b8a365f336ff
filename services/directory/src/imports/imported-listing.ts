import type { BusinessImportRow } from '@commons/contracts/businesses/businesses';
import type { z } from 'zod';
import type { ImportedRow } from '../listings/imported/listing-merging.js';
import { isLicenceText, type PlacedRow } from '../listings/listing-category.js';
import { phoneKey, placeKey } from '../listings/same-business.js';

type Row = z.output<typeof BusinessImportRow>;

/** Maximum length of a short description (D2 §9); a longer text goes to the full description. */
const shortDescriptionLength = 200;

/** The descriptions of a listing, empty for a permit, whose text does not describe the business. */
function descriptions({ short_description: text = '' }: Row, { kind }: PlacedRow) {
  if (kind === 'permit') return { short_description: '' };
  if (text.length <= shortDescriptionLength) return { short_description: text };
  return {
    short_description: `${text.slice(0, shortDescriptionLength - 1)}…`,
    full_description: text,
  };
}

/** Converts a row to an unclaimed listing with a mapped category. The words of the source remain searchable. */
export function importedListing(
  row: Row,
  placed: PlacedRow,
  reference: string,
  now: Date,
): ImportedRow {
  const { business_name, business_category, short_description } = row;
  const { street_address, city, state, zip, phone, email, website } = row;
  const isPermit = placed.kind === 'permit';
  const found_by = [business_category, ...(isPermit ? [short_description] : [])].filter(Boolean);
  const location_info = {
    ...(street_address && { street_address }),
    ...(city && { city }),
    ...(state && { state }),
    ...(zip && { zip_code: zip }),
  };
  const contact_info = {
    ...(phone && { phone }),
    ...(email && { email }),
    ...(website && { website }),
  };
  const facts = {
    business_name,
    business_category: placed.category,
    ...descriptions(row, placed),
    // Empty objects are not stored, so that comparing a row with its stored listing finds no change.
    ...(Object.keys(location_info).length > 0 && { location_info }),
    ...(Object.keys(contact_info).length > 0 && { contact_info }),
  };
  return {
    ...(isLicenceText(short_description) && { licence: short_description }),
    listing: {
      ...facts,
      ...(found_by.length > 0 && { found_by: found_by as string[] }),
      place_key: placeKey(facts),
      ...(phone && { phone_key: phoneKey(phone) }),
      import_ref: reference,
      ...(isPermit && { import_permit: true }),
      ...(row.source_url && { source_url: row.source_url }),
      gallery_images: [],
      average_rating: 0,
      total_reviews: 0,
      views: 0,
      created_at: row.created_at ? new Date(row.created_at) : now,
      updated_at: now,
    },
  };
}
