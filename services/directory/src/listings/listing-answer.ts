import type { Business, BusinessListItem } from '@commons/contracts/businesses';
import type { PageHead } from '@commons/contracts/page-head';
import type { z } from 'zod';
import type { ListingRecord } from './listing.schema.js';

/** A listing as lists read it. */
export function listItem(listing: ListingRecord): BusinessListItem {
  const { city, state } = listing.location_info ?? {};
  return {
    id: String(listing._id),
    business_name: listing.business_name,
    logo_filename: listing.logo_filename ?? null,
    business_category: listing.business_category,
    location_info: { city, state },
    short_description: listing.short_description,
    average_rating: listing.average_rating,
    total_reviews: listing.total_reviews,
    gallery_images: listing.gallery_images,
    created_at: listing.created_at.toISOString(),
  };
}

/** A listing as its page reads it. */
export function wholeListing(listing: ListingRecord): Business {
  return {
    ...listItem(listing),
    full_description: listing.full_description,
    primary_contact_name: listing.primary_contact_name,
    contact_info: listing.contact_info ?? {},
    social_media: listing.social_media ?? {},
    location_info: listing.location_info ?? {},
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
    views: listing.views,
    employer_id: listing.owner_id,
    ...(listing.suspended && { suspended: { reason: listing.suspended.reason } }),
  };
}

/** Title, description and structured data (https://schema.org/LocalBusiness) of the page of a listing. */
export function listingHead(listing: ListingRecord): z.input<typeof PageHead> {
  const { street_address, city, state, zip_code } = listing.location_info ?? {};
  const place = [city, state].filter(Boolean).join(', ');
  return {
    title: [listing.business_name.slice(0, 120), place.slice(0, 60)].filter(Boolean).join(' · '),
    description: `${listing.business_category}. ${listing.short_description}`.slice(0, 300),
    canonical_path: `/business-directory/${listing._id}`,
    type: 'article',
    json_ld: {
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: listing.business_name,
      description: listing.short_description,
      telephone: listing.contact_info?.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street_address,
        addressLocality: city,
        addressRegion: state,
        postalCode: zip_code,
      },
    },
  };
}
