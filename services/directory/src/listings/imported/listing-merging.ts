import type { ListingRecord } from '../listing.js';
import { areSimilarNames, nameKey } from '../same-business.js';

/** A listing that is not stored yet. */
export type NewListing = Omit<ListingRecord, '_id'>;

/** An import row as the listing it would become on its own. */
export interface ImportedRow {
  readonly listing: NewListing;
  /** Its licence, as worded in the source. */
  readonly licence?: string;
}

type Known = NewListing | ListingRecord;

const nameKeys = new WeakMap<object, string>();

function keyOf(listing: Known): string {
  const known = nameKeys.get(listing) ?? nameKey(listing.business_name);
  nameKeys.set(listing, known);
  return known;
}

/** Whether two listings at the same place are the same business. */
export function isSameBusiness(one: Known, other: Known): boolean {
  if (keyOf(one) === keyOf(other)) return true;
  const isPermit = one.import_permit || other.import_permit;
  return Boolean(isPermit) && areSimilarNames(one.business_name, other.business_name);
}

/** Fields set by an import row, which only change with it. */
export const statedFields = [
  'business_name',
  'business_category',
  'short_description',
  'full_description',
  'location_info',
  'contact_info',
  'source_url',
] as const satisfies readonly (keyof NewListing)[];

const union = (one: readonly string[] = [], other: readonly string[] = []) => {
  const all = [...new Set([...one, ...other])];
  return all.length > 0 ? all : undefined;
};

/**
 * The changes to a listing from another row of the same business. Only the reference is added to an owner's listing, or
 * from a permit. A business row replaces everything a permit said.
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

/**
 * Whether an imported listing has no additions by people: then it may be merged into another one of the same business.
 */
export const isUntouched = (listing: Known): boolean =>
  !listing.owner_id &&
  listing.total_reviews === 0 &&
  (listing.gallery_images ?? []).length === 0 &&
  listing.suspended === undefined;

/** The changes to a listing from a stored one of the same business, which is deleted. */
export function withDouble(present: Known, double: Known): Partial<NewListing> {
  const refs = [double.import_ref ?? [], double.import_refs ?? []].flat();
  const further = union(double.key_services, [double.short_description ?? []].flat());
  const services = further?.filter((licence) => licence !== present.short_description);
  return {
    ...(!present.owner_id && {
      found_by: union(present.found_by, double.found_by),
      key_services: union(present.key_services, services),
    }),
    import_refs: union(present.import_refs, refs),
  };
}

/** The changes to a listing from a new version of its row. */
export function restatedBy(present: Known, { listing }: ImportedRow): Partial<NewListing> {
  const changed = statedFields.filter(
    (name) => JSON.stringify(present[name]) !== JSON.stringify(listing[name]),
  );
  // Keeps a category that another row of the same business provided.
  const isKnown = listing.business_category === 'Other' && present.import_refs !== undefined;
  const names = isKnown ? changed.filter((name) => name !== 'business_category') : changed;
  if (names.length === 0) return {};
  return {
    ...Object.fromEntries(names.map((name) => [name, listing[name]])),
    found_by: union(present.found_by, listing.found_by),
    place_key: listing.place_key,
    phone_key: listing.phone_key,
  };
}
