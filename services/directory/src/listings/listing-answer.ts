import type {
  Business,
  BusinessListItem,
  EmployerListing,
} from '@commons/contracts/businesses/businesses';
import { weekdays } from '@commons/contracts/businesses/listing-lists';
import { readableName } from '@commons/contracts/imports/readable-name';
import type { MapPin } from '@commons/contracts/search/search-map';
import type { ListingRecord } from './listing.js';
import { isOutOfDate } from './out-of-date.js';

/** Projection for `listItem`, without the long texts. */
export const listFields = {
  business_name: 1,
  logo_filename: 1,
  business_category: 1,
  location_info: 1,
  short_description: 1,
  average_rating: 1,
  total_reviews: 1,
  gallery_images: 1,
  created_at: 1,
  import_ref: 1,
  business_hours: 1,
  special_hours: 1,
  temporarily_closed: 1,
} as const;

/** A listing as lists show it. */
export function listItem(listing: ListingRecord): BusinessListItem {
  const { city, state, service_area } = listing.location_info ?? {};
  return {
    id: String(listing._id),
    business_name: listing.business_name,
    logo_filename: listing.logo_filename ?? null,
    business_category: listing.business_category,
    location_info: { city, state },
    location: [city, state].filter(Boolean).join(', ') || service_area,
    short_description: listing.short_description,
    average_rating: listing.average_rating,
    total_reviews: listing.total_reviews,
    gallery_images: listing.gallery_images,
    created_at: listing.created_at.toISOString(),
    ...(listing.import_ref && { external: true }),
    ...statedTimes(listing),
  };
}

function statedTimes({ business_hours = {}, special_hours = [], ...rest }: ListingRecord) {
  const { temporarily_closed } = rest;
  return {
    ...(weekdays.some((day) => business_hours[day]) && { business_hours }),
    ...(special_hours.length > 0 && { special_hours }),
    ...(temporarily_closed && { temporarily_closed }),
  };
}

/** A listing as maps show it; undefined without a pin. */
export function mapPin({ _id, pin, ...listing }: ListingRecord): MapPin | undefined {
  if (!pin) return undefined;
  const { business_name, import_ref, business_category: category } = listing;
  const { average_rating, total_reviews } = listing;
  return {
    id: String(_id),
    name: import_ref ? readableName(business_name) : business_name,
    ...{ latitude: pin.latitude, longitude: pin.longitude },
    ...{ category, average_rating, total_reviews },
  };
}

/** Projection for `employerListing`. */
export const employerFields = { ...listFields, owner_id: 1, business_hours: 1 } as const;

/** A listing as shown with its owner's jobs. */
export function employerListing(listing: ListingRecord): EmployerListing {
  const {
    short_description: _text,
    gallery_images: _photos,
    created_at: _since,
    external: _source,
    ...facts
  } = listItem(listing);
  return {
    ...facts,
    employer_id: listing.owner_id ?? '',
    business_hours: listing.business_hours ?? {},
  };
}

/** A listing as its page shows it. */
export function wholeListing(listing: ListingRecord): Business {
  return {
    ...listItem(listing),
    full_description: listing.full_description,
    primary_contact_name: listing.primary_contact_name,
    contact_info: listing.contact_info ?? {},
    social_media: listing.social_media ?? {},
    location_info: listing.location_info ?? {},
    ...(listing.pin && { pin: listing.pin }),
    business_hours: listing.business_hours ?? {},
    year_established: listing.year_established,
    business_type: listing.business_type,
    num_employees: listing.num_employees,
    license_numbers: listing.license_numbers ?? [],
    key_services: listing.key_services ?? [],
    pricing_info: listing.pricing_info,
    booking_url: listing.booking_url,
    payment_methods: listing.payment_methods ?? [],
    languages_spoken: listing.languages_spoken ?? [],
    accessibility_features: listing.accessibility_features ?? [],
    emergency_services: listing.emergency_services ?? false,
    tags: listing.tags ?? [],
    ...(listing.gallery_alts?.length && { gallery_alts: altsOf(listing.gallery_alts) }),
    views: listing.views,
    source_url: listing.source_url,
    employer_id: listing.owner_id,
    ...(listing.confirmed_at && { confirmed_at: listing.confirmed_at.toISOString() }),
    ...(listing.suspended && { suspended: { reason: listing.suspended.reason } }),
  };
}

/** A listing for its owner, including whether a confirmation is due. */
export function ownListing(listing: ListingRecord): Business {
  const { updated_at } = listing;
  return {
    ...wholeListing(listing),
    ...(isOutOfDate(listing) && { unchanged_since: updated_at.toISOString() }),
  };
}

const altsOf = (alts: NonNullable<ListingRecord['gallery_alts']>) =>
  Object.fromEntries(alts.map(({ filename, alt }) => [filename, alt]));
