import type { ListingRecord } from './listing.schema.js';
import { areSimilarNames, nameKey } from './same-business.js';

/** A listing that is not stored yet. */
export type NewListing = Omit<ListingRecord, '_id'>;

/** A row of an import as the listing that it would be alone. */
export interface ImportedRow {
  readonly listing: NewListing;
  /** What it is licensed for, as the source says it. */
  readonly licence?: string;
}

type Known = NewListing | ListingRecord;

const nameKeys = new WeakMap<object, string>();

function keyOf(listing: Known): string {
  const known = nameKeys.get(listing) ?? nameKey(listing.business_name);
  nameKeys.set(listing, known);
  return known;
}

/** Whether two listings at the same place are one business. */
export function isSameBusiness(one: Known, other: Known): boolean {
  if (keyOf(one) === keyOf(other)) return true;
  const isPermit = one.import_permit || other.import_permit;
  return Boolean(isPermit) && areSimilarNames(one.business_name, other.business_name);
}

/** What the row of an import says of a business: only this changes when the row does. */
export const statedFields = [
  'business_name',
  'business_category',
  'short_description',
  'full_description',
  'location_info',
  'source_url',
] as const satisfies readonly (keyof NewListing)[];

const union = (one: readonly string[] = [], other: readonly string[] = []) => {
  const all = [...new Set([...one, ...other])];
  return all.length > 0 ? all : undefined;
};

/**
 * The changes of a listing by another row of the same business. An owner's listing only takes the reference: what the
 * owner says stands. A permit says nothing beside a business; a business says everything in the place of a permit.
 */
export function withFurtherRow(present: Known, { listing, licence }: ImportedRow) {
  const reference = listing.import_ref as string;
  if (present.owner_id || listing.import_permit) {
    return { import_refs: union(present.import_refs, [reference]) };
  }
  const found_by = union(present.found_by, listing.found_by);
  if (present.import_permit) {
    const stated = Object.fromEntries(statedFields.map((name) => [name, listing[name]]));
    return {
      ...(stated as Pick<NewListing, (typeof statedFields)[number]>),
      found_by,
      import_ref: reference,
      import_refs: union(present.import_refs, [present.import_ref as string]),
      import_permit: undefined,
    };
  }
  const isFurther = licence && licence !== present.short_description;
  return {
    ...(present.business_category === 'Other' && { business_category: listing.business_category }),
    found_by,
    ...(isFurther && { key_services: union(present.key_services, [licence]) }),
    import_refs: union(present.import_refs, [reference]),
  };
}

/** What the row of a listing says otherwise than before. */
export function restatedBy(present: Known, { listing }: ImportedRow): Partial<NewListing> {
  const changed = statedFields.filter(
    (name) => JSON.stringify(present[name]) !== JSON.stringify(listing[name]),
  );
  // Another row of the same business knew its category.
  const isKnown = listing.business_category === 'Other' && present.import_refs !== undefined;
  const names = isKnown ? changed.filter((name) => name !== 'business_category') : changed;
  if (names.length === 0) return {};
  return {
    ...Object.fromEntries(names.map((name) => [name, listing[name]])),
    found_by: union(present.found_by, listing.found_by),
    place_key: listing.place_key,
  };
}
